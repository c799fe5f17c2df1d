import { NAMES } from '@/words/hi-names.ts';
import { Navbar } from './Navbar.tsx';

/** The navigation bar of a page in Hindi. An island of its own: the names are in its code, so that no page carries them as data. */
export const NavbarInHindi = ({ current }: { current: string }) => (
  <Navbar current={current} names={NAMES} leadsTo="en" />
);
