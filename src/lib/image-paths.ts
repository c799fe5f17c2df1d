/** Where the files of a picture are. Shared by the component and the image build. */

/** Each size serves pictures shown up to this many CSS pixels wide; a wider one gets the original source. */
export const SIZES = { sm: 320, md: 640, lg: 1024 } as const;
type Size = keyof typeof SIZES;

/** A picture the build makes variants of: `/{folder}/{name}.{extension}`. */
export interface Picture {
  folder: string;
  name: string;
  extension: string;
}

/** The parts of a source address, or undefined for one used unchanged: SVG, under /images/, or of another shape. */
export function parseSource(src: string): Picture | undefined {
  const [, folder, name, extension] = /^\/([^/?#]+)\/([^/?#]+)\.(\w+)$/.exec(src) ?? [];
  if (!folder || !name || !extension || folder === 'images' || extension.toLowerCase() === 'svg') return;
  return { folder, name, extension };
}

/** The address parseSource takes apart. */
export function sourcePath({ folder, name, extension }: Picture): string {
  return `/${folder}/${name}.${extension}`;
}

/** The address of one size of a picture, in webp or in the picture's own format. */
export function variantPath({ folder, name }: Picture, size: Size, extension: string): string {
  return `/images/optimized/${folder}/${name}-${size}.${extension}`;
}

/**
 * The addresses to try for `src` shown `width` CSS pixels wide, best first:
 * the webp variant, the same size in the original format, the source itself.
 */
export function imageCandidates(src: string, width: number): [string, ...string[]] {
  const picture = parseSource(src);
  const size = (Object.keys(SIZES) as Size[]).find((key) => width <= SIZES[key]);
  if (!picture || !size) return [src];
  return [variantPath(picture, size, 'webp'), variantPath(picture, size, picture.extension), src];
}
