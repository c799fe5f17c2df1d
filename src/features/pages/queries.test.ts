import { expect, it, vi } from 'vitest';

vi.mock('astro:content', () => ({ getEntry: async () => undefined, getCollection: async () => [] }));

const { getPageCopy } = await import('./queries.ts');

it('a page whose words are missing says which file to bring back', async () => {
  await expect(getPageCopy('home')).rejects.toThrow('src/content/pages/home.mdx is missing');
});
