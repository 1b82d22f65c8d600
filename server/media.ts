import { isImageFormat, renderMedia } from '../app/services/images';

/** /media/<hash of the picture>/<width>.<format> */
const RENDITION = /^\/media\/([0-9a-f]{64})\/(\d{2,4})\.([a-z]+)$/;

/** Makes the file of a picture that was asked for by its path for the first time; false when there is none. */
export async function makeRendition(folder: string, path: string): Promise<boolean> {
  const [, hash = '', width = '', format = ''] = RENDITION.exec(path) ?? [];
  if (!isImageFormat(format)) return false;
  return (await renderMedia(folder, hash, Number(width), format)) !== null;
}
