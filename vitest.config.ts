import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const alias = { '@': fileURLToPath(new URL('./src', import.meta.url)) };

export default defineConfig({
  resolve: { alias },
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          include: ['{src,worker,config,scripts}/**/*.test.{ts,tsx}'],
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'dist',
          include: ['tests/dist/**/*.test.ts'],
          // What the specification says of the service, most of which the owner has yet to confirm. What a live build
          // says instead is tested in tests/build/.
          exclude: process.env.SITE_STAGE === 'live' ? ['tests/dist/service.test.ts'] : [],
          isolate: false,
        },
      },
    ],
  },
});
