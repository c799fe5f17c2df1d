import { hindiAddress } from '@/lib/languages.ts';
import { NAMES } from '@/words/hi-names.ts';
import { Navbar } from './Navbar.tsx';

/** The pages of the bar that stand in Hindi. The markup that the build makes knows by itself; this is for the code. */
const STANDING = new Set(['/', '/ipc', '/bns']);

const leadTo = (path: string) =>
  STANDING.has(path) ? { href: hindiAddress(path) } : { href: path, hrefLang: 'en' };

/** The navigation bar of a page in Hindi. An island of its own: the names are in its code, so that no page carries them as data. */
export const NavbarInHindi = ({ current }: { current: string }) => (
  <Navbar current={current} names={NAMES} leadTo={leadTo} />
);
