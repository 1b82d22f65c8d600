import { isImageFormat, renderMedia } from '../app/services/images';

/** /media/<hash of the picture>/<width>.<format> */
const RENDITION = /^\/media\/([0-9a-f]{64})\/(\d{2,4})\.([a-z]+)$/;

/**
 * The path of the picture for this client: pages name AVIF alone, and a browser that asks for
 * pictures without naming that format gets the same picture as WebP.
 */
export function pictureFor(path: string, accept = ''): string {
  const isOlder = /image\/(webp|png)/.test(accept) && !accept.includes('image/avif');
  return isOlder && RENDITION.test(path) ? path.replace(/\.avif$/, '.webp') : path;
}

/**
 * Makes the file of a picture that was asked for by its path for the first time; false when there
 * is none.
 */
export async function makeRendition(folder: string, path: string): Promise<boolean> {
  const [, hash = '', width = '', format = ''] = RENDITION.exec(path) ?? [];
  if (!isImageFormat(format)) return false;
  return (await renderMedia(folder, hash, Number(width), format)) !== null;
}
