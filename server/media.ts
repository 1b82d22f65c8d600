import { isImageFormat, renderFull, renderMedia, renderNamed } from '../app/services/images';

/** /media/<hash of the picture>/<width>.<format> */
const RENDITION = /^\/media\/([0-9a-f]{64})\/(\d{2,4})\.([a-z]+)$/;
/** /media/<hash of the picture>/full/, and the file behind it. */
const FULL = /^(\/media\/[0-9a-f]{64}\/full)\/$/;
const FULL_FILE = /^\/media\/([0-9a-f]{64})\/full\.webp$/;
/** /media/<hash of the picture>/<name>.png: a picture for one purpose, such as logo.png. */
const NAMED = /^\/media\/([0-9a-f]{64})\/([a-z][a-z0-9-]*\.png)$/;

/**
 * Returns the path of the picture's file for this client: pages name only AVIF, and a browser that
 * requests pictures without accepting that format gets the same picture as WebP. A picture in full
 * size (§9) has one file for all.
 */
export function pictureFor(path: string, accept = ''): string {
  if (FULL.test(path)) return path.replace(FULL, '$1.webp');
  const isOlder = /image\/(webp|png)/.test(accept) && !accept.includes('image/avif');
  return isOlder && RENDITION.test(path) ? path.replace(/\.avif$/, '.webp') : path;
}

/** Renders the file of a picture at its first request; false if there is none. */
export async function makeRendition(folder: string, path: string): Promise<boolean> {
  const [, full] = FULL_FILE.exec(path) ?? [];
  if (full) return (await renderFull(folder, full)) !== null;
  const [, owner, name = ''] = NAMED.exec(path) ?? [];
  if (owner) return (await renderNamed(folder, owner, name)) !== null;
  const [, hash = '', width = '', format = ''] = RENDITION.exec(path) ?? [];
  if (!isImageFormat(format)) return false;
  return (await renderMedia(folder, hash, Number(width), format)) !== null;
}
