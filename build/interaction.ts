import type { AstroIntegration } from 'astro';

/** Registers `client:interaction`: an island is loaded when the reader first points at, touches or focuses it. */
export function interactionDirective(): AstroIntegration {
  return {
    name: 'interaction-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'interaction', entrypoint: './src/islands/interaction.ts' });
      },
    },
  };
}
