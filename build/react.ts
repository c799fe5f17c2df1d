import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';

/** Astro's integration of React, with our own way to wake an island in the browser: src/islands/hydrate.ts. */
export function reactWithOwnHydration(): AstroIntegration {
  const integration = react();
  const setUp = integration.hooks['astro:config:setup'];
  return {
    ...integration,
    hooks: {
      ...integration.hooks,
      'astro:config:setup': (options) =>
        setUp?.({
          ...options,
          addRenderer: (renderer) =>
            options.addRenderer({
              ...renderer,
              clientEntrypoint: '@/islands/hydrate.ts',
            }),
        }),
    },
  };
}
