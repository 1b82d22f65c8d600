import { readFile } from 'node:fs/promises';
import { renderNamed } from './render-media';

/** The logo of the shop as PNG; `path` is its address in the shop. */
export type Logo = { path: string; width: number; height: number; png: Uint8Array };

const NAME = 'logo.png';
/** Where the head of a PNG says its size. */
const WIDTH_AT = 16;
const HEIGHT_AT = 20;

/**
 * The logo for mails and documents, from the address that the setting has of it; made with the first of them and
 * kept. Null where there is none, or none that can be read: its name stands for the shop then.
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
    // A mail goes out and a document is drawn without it.
    return null;
  }
}
