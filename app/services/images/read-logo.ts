import { readFile } from 'node:fs/promises';
import { renderNamed } from './render-media';

/** The logo of the shop as PNG; `path` is its URL path in the shop. */
export type Logo = { path: string; width: number; height: number; png: Uint8Array };

const NAME = 'logo.png';
/** The position of the size in the header of a PNG. */
const WIDTH_AT = 16;
const HEIGHT_AT = 20;

/**
 * Returns the logo for mails and documents, by the address in the setting; rendered at first use
 * and stored. Null if there is none, or none that can be read: the shop's name is shown instead.
 */
export async function readLogo(mediaDir: string, setting: string | null): Promise<Logo | null> {
  const [, hash] = /^\/media\/([0-9a-f]{64})\//.exec(setting ?? '') ?? [];
  if (!hash) return null;
  try {
    const file = await renderNamed(mediaDir, hash, NAME);
    if (!file) return null;
    const png = await readFile(file);
    const [width, height] = [png.readUInt32BE(WIDTH_AT), png.readUInt32BE(HEIGHT_AT)];
    return { path: `/media/${hash}/${NAME}`, width, height, png };
  } catch {
    // Mails and documents do without it.
    return null;
  }
}
