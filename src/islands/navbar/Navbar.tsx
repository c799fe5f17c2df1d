import { useEffect, useRef } from 'react';
import { contactLink, menuGroups, menuLinks } from '@/config/navigation.ts';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { superviseDisclosures } from './disclosures.ts';

interface Props {
  /** Address of the page, to mark its link. */
  current: string;
}

/**
 * The navigation bar. Menus are `<details>` and open without this code; once it runs, Escape and a click outside
 * close them and only one is open at a time.
 */
export function Navbar({ current }: Props) {
  return (
    <ErrorBoundary name="Navbar">
      <Menus current={current} />
    </ErrorBoundary>
  );
}

function Menus({ current }: Props) {
  const toggle = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const bar = toggle.current?.parentElement;
    return bar ? superviseDisclosures(bar) : undefined;
  }, []);
  const mark = (path: string) => (path === current ? { 'aria-current': 'page' as const } : {});
  return (
    <>
      <details className="menu-toggle" ref={toggle}>
        <summary>
          <span className="closed">Menu</span>
          <span className="open">Close</span>
        </summary>
      </details>
      <nav className="site-nav" aria-label="Main">
        <ul>
          <li className="nav-narrow">
            <a className="nav-link" href="/" {...mark('/')}>
              Home
            </a>
          </li>
          {menuGroups.map(({ label, items }) => (
            <li className="nav-group" key={label}>
              <details>
                <summary className="chevron">{label}</summary>
              </details>
              <ul className="nav-panel">
                {items.map(({ title, description, link }) => (
                  <li key={link}>
                    <a href={link} {...mark(link)}>
                      {title}
                      <span>{description}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
          {menuLinks.map(({ name, path }) => (
            <li key={path}>
              <a className="nav-link" href={path} {...mark(path)}>
                {name}
              </a>
            </li>
          ))}
          <li className="nav-narrow">
            <a className="nav-link" href={contactLink.path} {...mark(contactLink.path)}>
              {contactLink.name}
            </a>
          </li>
        </ul>
      </nav>
    </>
  );
}
