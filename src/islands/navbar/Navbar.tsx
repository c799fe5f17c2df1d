import { useEffect, useRef } from 'react';
import { contactLink, menuGroups, menuLabels, menuLinks } from '@/config/navigation.ts';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { superviseDisclosures } from './disclosures.ts';

interface Props {
  /** Address of the page, to mark its link. */
  current: string;
  /** Each name in the language of the page, where that is not English. */
  names?: Readonly<Record<string, string>>;
  /** Where a link leads, where that is not the address of the English page. */
  leadTo?: (path: string) => { href: string; hrefLang?: string };
}

/**
 * The navigation bar. Menus are `<details>` and open without this code; once it runs, Escape and a click outside
 * close them and only one is open at a time.
 */
export function Navbar(props: Props) {
  return (
    <ErrorBoundary name="Navbar">
      <Menus {...props} />
    </ErrorBoundary>
  );
}

function Menus({ current, names = {}, leadTo = (href) => ({ href }) }: Props) {
  const say = (name: string) => names[name] ?? name;
  const toggle = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const bar = toggle.current?.parentElement;
    return bar ? superviseDisclosures(bar) : undefined;
  }, []);
  const to = (path: string) => {
    const link = leadTo(path);
    return { ...link, ...(link.href === current && { 'aria-current': 'page' as const }) };
  };
  return (
    <>
      <details className="menu-toggle" ref={toggle}>
        <summary>
          <span className="closed">{say(menuLabels.open)}</span>
          <span className="open">{say(menuLabels.close)}</span>
        </summary>
      </details>
      <nav className="site-nav" aria-label={say(menuLabels.all)}>
        <ul>
          <li className="nav-narrow">
            <a className="nav-link" {...to('/')}>
              {say(menuLabels.home)}
            </a>
          </li>
          {menuGroups.map(({ label, items }) => (
            <li className="nav-group" key={label}>
              <details>
                <summary className="chevron">{say(label)}</summary>
              </details>
              <ul className="nav-panel">
                {items.map(({ title, description, link }) => (
                  <li key={link}>
                    <a {...to(link)}>
                      {say(title)}
                      <span>{say(description)}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
          {menuLinks.map(({ name, path }) => (
            <li key={path}>
              <a className="nav-link" {...to(path)}>
                {say(name)}
              </a>
            </li>
          ))}
          <li className="nav-narrow">
            <a className="nav-link" {...to(contactLink.path)}>
              {say(contactLink.name)}
            </a>
          </li>
        </ul>
      </nav>
    </>
  );
}
