import { useEffect, useRef } from 'react';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { superviseDisclosures } from './disclosures.ts';
import { menu as english, type Menu } from './menu.ts';

interface Props {
  /** Address of the page, to mark its link. */
  current: string;
  /** The bar in the language of the page, where that is not English. */
  menu?: Menu;
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

function Menus({ current, menu = english }: Props) {
  const { labels, groups, links, contact, language } = menu;
  const toggle = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const bar = toggle.current?.parentElement;
    return bar ? superviseDisclosures(bar) : undefined;
  }, []);
  const to = (path: string) => ({
    href: path,
    hrefLang: language,
    ...(path === current && { 'aria-current': 'page' as const }),
  });
  return (
    <>
      <details className="menu-toggle" ref={toggle}>
        <summary>
          <span className="closed">{labels.open}</span>
          <span className="open">{labels.close}</span>
        </summary>
      </details>
      <nav className="site-nav" aria-label={labels.all}>
        <ul>
          <li className="nav-narrow">
            <a className="nav-link" {...to('/')}>
              {labels.home}
            </a>
          </li>
          {groups.map(({ label, items }) => (
            <li className="nav-group" key={label}>
              <details>
                <summary className="chevron">{label}</summary>
              </details>
              <ul className="nav-panel">
                {items.map(({ title, description, link }) => (
                  <li key={link}>
                    <a {...to(link)}>
                      {title}
                      <span>{description}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
          {links.map(({ name, path }) => (
            <li key={path}>
              <a className="nav-link" {...to(path)}>
                {name}
              </a>
            </li>
          ))}
          <li className="nav-narrow">
            <a className="nav-link" {...to(contact.path)}>
              {contact.name}
            </a>
          </li>
        </ul>
      </nav>
    </>
  );
}
