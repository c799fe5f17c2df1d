/**
 * Publishes the site: `SITE_URL=https://www.vidhisetu.in npm run deploy`. It refuses what must not be published, builds
 * the live site, runs the tests of the built site on it, and only then uploads it. What stands after `--` goes to
 * wrangler: `npm run deploy -- --dry-run`.
 */
import { run } from './run.ts';

interface Environment {
  SITE_URL?: string | undefined;
  SITE_STAGE?: string | undefined;
}

/** Names that belong to nobody (RFC 2606, RFC 6761), and those of one's own machine. */
const NOBODYS = /(?:^|\.)(?:example|invalid|test|local|localhost|example\.(?:com|net|org))$/;

/** Why a site must not be published with these settings, or nothing. */
export function refusalOf({ SITE_URL, SITE_STAGE }: Environment): string | undefined {
  if (!SITE_URL)
    return 'SITE_URL is not set: say where the site will be, as in SITE_URL=https://www.vidhisetu.in';
  if (!URL.canParse(SITE_URL) || new URL(SITE_URL).origin !== SITE_URL || !SITE_URL.startsWith('https:'))
    return `SITE_URL is "${SITE_URL}": it must be https, a name, and nothing after it, not even a slash`;
  const { hostname } = new URL(SITE_URL);
  if (NOBODYS.test(hostname) || !/\.[a-z][a-z-]*$/.test(hostname))
    return `SITE_URL is "${SITE_URL}", which is not an address of yours: every link, feed and picture would name it`;
  if (SITE_STAGE && SITE_STAGE !== 'live')
    return `SITE_STAGE is "${SITE_STAGE}": only a live build is published, for a preview shows what nobody has confirmed`;
  return undefined;
}

/**
 * Builds, tests and uploads, and stops at the first that fails.
 * @param parameters for wrangler
 * @param execute runs one command with these variables set; says whether it went well
 * @returns what went wrong, or nothing
 */
export function deploy(
  environment: Environment,
  parameters: readonly string[],
  execute: (command: readonly string[], env: Readonly<Record<string, string>>) => boolean,
): string | undefined {
  const refusal = refusalOf(environment);
  if (refusal) return refusal;
  const steps = [
    { command: ['npm', 'run', '--silent', 'build'], failure: 'The site could not be built.' },
    { command: ['vitest', 'run', '--project', 'dist'], failure: 'The built site has faults.' },
    { command: ['wrangler', 'deploy', ...parameters], failure: 'The upload failed.' },
  ];
  return steps.find(({ command }) => !execute(command, { SITE_STAGE: 'live' }))?.failure;
}

if (import.meta.main) {
  const failure = deploy(process.env, process.argv.slice(2), (command, env) => run(command, { env }));
  if (failure) {
    console.error(`Not published. ${failure}`);
    process.exitCode = 1;
  }
}
