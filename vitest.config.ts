import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const alias = { '@': fileURLToPath(new URL('./src', import.meta.url)) };

/** Some tests read all content or every page, or a file of 100,000 brackets, which takes long where other work goes on beside. */
const BUSY_MS = 30_000;

/** Tests of the built site. They change nothing, so that the pages are read once for all of them. */
const dist = { include: ['tests/dist/**/*.test.ts'], isolate: false, testTimeout: BUSY_MS };

// What the specification says of the service, most of which the owner has yet to confirm. What a live build says instead
// is tested in tests/build/.
const notOfLiveBuild = process.env.SITE_STAGE === 'live' ? ['tests/dist/service.test.ts'] : [];

/** They compress every page, ask another program about it, or start a server. */
const slow = ['tests/dist/{budgets,html-validity,nginx,served,structured-data}.test.ts'];

export default defineConfig({
  resolve: { alias },
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          include: ['{src,worker,build,scripts}/**/*.test.{ts,tsx}'],
          testTimeout: BUSY_MS,
        },
      },
      { resolve: { alias }, test: { ...dist, name: 'dist', exclude: notOfLiveBuild } },
      // For `npm run test:quick`.
      { resolve: { alias }, test: { ...dist, name: 'dist-quick', exclude: [...notOfLiveBuild, ...slow] } },
    ],
  },
});
