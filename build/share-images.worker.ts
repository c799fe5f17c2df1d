/** Makes the pictures it is told to, or takes those made before. Runs as a thread of the build. */
import { copyFileSync, existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { cacheFolder, digest, folderMaker } from './cache.ts';
import type { ShareImage } from './share-image.ts';

export interface Order {
  content: ShareImage;
  /** Path of the file to be written. */
  file: string;
}

const beside = (name: string) => join(import.meta.dirname, name);
const CACHE = cacheFolder('share-images', [
  beside('canvas.ts'),
  beside('set-text.ts'),
  beside('share-image.ts'),
  // The fonts, and the program that reads them.
  beside('../package-lock.json'),
]);

let total = 0;
let drawn = 0;
const makeFolder = folderMaker();

async function make({ content, file }: Order): Promise<void> {
  const cached = join(CACHE, `${digest(JSON.stringify(content))}.png`);
  makeFolder(dirname(file));
  total++;
  if (!existsSync(cached)) {
    // Reading the fonts takes a while, and often nothing has to be drawn.
    const { drawShareImage } = await import('./share-image.ts');
    writeFileSync(cached, drawShareImage(content));
    drawn++;
  }
  copyFileSync(cached, file);
}

let last = Promise.resolve();
parentPort?.on('message', (orders: readonly Order[] | 'done') => {
  last = last.then(async () => {
    if (orders === 'done') parentPort?.postMessage(`${total} share images, ${drawn} drawn`);
    else for (const order of orders) await make(order);
  });
});
