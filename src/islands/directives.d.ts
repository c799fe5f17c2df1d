import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Load the island on the first pointer, touch or focus inside it: src/islands/interaction.ts. */
    'client:interaction'?: boolean;
  }
}
