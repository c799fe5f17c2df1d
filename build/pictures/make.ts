import sharp, { type Sharp } from 'sharp';
import { SIZES, sourcePath, variantPath } from '../../src/lib/image-paths.ts';
import type { Art, Kind } from './find-art.ts';

// One thread at a time: the others are for the build that goes on beside it.
sharp.concurrency(1);

/** Phones have two or more pixels to a CSS pixel; at one, thin lines blur and Lighthouse objects. */
const PIXELS_PER_CSS_PIXEL = 2;

/** In the picture's own format. A line drawing is one colour and its soft edges: sixteen shades look the same. */
const OWN: Record<Kind, (image: Sharp) => Sharp> = {
  svg: (image) => image.png({ palette: true, colours: 16, dither: 0, effort: 1, compressionLevel: 6 }),
  png: (image) => image.png({ compressionLevel: 9 }),
  jpg: (image) => image.jpeg({ quality: 70, mozjpeg: true }),
};

/** Throws unless the bytes are what the file's name says, and will look the same wherever they are drawn. */
async function check(kind: Kind, bytes: Buffer): Promise<void> {
  const { format } = await sharp(bytes).metadata();
  if (format !== (kind === 'jpg' ? 'jpeg' : kind)) throw new Error(`it holds ${format} data`);
  if (kind === 'svg' && /<text\b/.test(bytes.toString())) {
    throw new Error('it has <text>, which looks different on every machine; turn it into paths');
  }
}

/**
 * Everything made from one art file, by path on the site: each size in webp and in the picture's own format, and the
 * source address itself, which is encoded again rather than copied because a camera's file says where it was taken.
 */
export async function makePictures(art: Art, bytes: Buffer): Promise<Map<string, Buffer>> {
  const { kind } = art;
  await check(kind, bytes);
  const upright = sharp(bytes).autoOrient();

  async function draw(cssWidth: number) {
    const width = cssWidth * PIXELS_PER_CSS_PIXEL;
    const image = upright.clone().resize({ width, withoutEnlargement: kind !== 'svg' });
    const own = await OWN[kind](image.clone()).toBuffer();
    // Drawings are smallest without loss. Photographs are not, and two pixels to one hide what is lost.
    const webp =
      kind === 'jpg' ? image.webp({ quality: 62 }) : sharp(own).webp({ lossless: true, effort: 1 });
    return { own, webp: await webp.toBuffer() };
  }

  const [sm, md, lg] = [await draw(SIZES.sm), await draw(SIZES.md), await draw(SIZES.lg)];
  const pictures = new Map<string, Buffer>();
  for (const [size, { own, webp }] of Object.entries({ sm, md, lg })) {
    pictures.set(variantPath(art, size as keyof typeof SIZES, 'webp'), webp);
    pictures.set(variantPath(art, size as keyof typeof SIZES, art.extension), own);
  }
  pictures.set(sourcePath(art), kind === 'svg' ? lg.own : await OWN[kind](upright).toBuffer());
  return pictures;
}
