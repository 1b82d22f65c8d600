import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '../../app/i18n/locales';
import { fileFault } from '../../app/lib/file-fault';
import { htmlFromFile } from '../../app/services/commerce/shop-pages/shop-file/text-from-file';
import { PICTURE_SECTIONS } from '../../app/services/commerce/shop-pages/shop-file/setting-keys';
import { readTextFile } from './json-file';
import { pictureUrls, PictureRefused, storePicture } from '../../app/services/images';

/** The folder of the files that a shop file names, and the folder of its pictures. */
type Folders = { folder: string; mediaDir: string };

/**
 * Puts the content of the files beside a shop file into it, after it was parsed: legal texts as
 * HTML, logo and icon as addresses of stored pictures. A picture is stored by its content, so a dry
 * run stores it too and changes no page. Throws with a sentence for a file that cannot be read.
 */
export async function readFilesBeside(given: unknown, folders: Folders): Promise<void> {
  readTexts(childOf(given, 'legal'), folders);
  for (const section of PICTURE_SECTIONS) {
    const file = childOf(given, section)?.file;
    if (typeof file === 'string') {
      Object.assign(given as Json, { [section]: await storeBeside(section, file, folders) });
    } else refuseForeign(section, (given as Json | null)?.[section], folders);
  }
}

/** Refuses a picture of another shop, whose address leads nowhere in this one. */
function refuseForeign(section: string, picture: unknown, { mediaDir }: Folders): void {
  const [, hash] = /^\/media\/([0-9a-f]{64})\/\d+\.avif$/.exec(String(picture)) ?? [];
  if (hash && !existsSync(join(mediaDir, hash))) {
    throw new Error(
      `${section}: is a picture of another shop; put it beside this file and name it: { "file": "${section}.png" }`,
    );
  }
}

function readTexts(legal: Json | undefined, { folder }: Folders): void {
  for (const type of Object.keys(legal ?? {})) {
    for (const lang of LOCALES) {
      const text = childOf(childOf(legal, type), lang);
      if (text && typeof text.file === 'string' && text.html === undefined) {
        text.html = htmlFromFile(text.file, readTextFile(join(folder, text.file)));
        delete text.file;
      }
    }
  }
}

async function storeBeside(
  section: string,
  file: string,
  { folder, mediaDir }: Folders,
): Promise<string> {
  try {
    const { key, width } = await storePicture(join(folder, file), mediaDir);
    return pictureUrls(key, width).preview;
  } catch (error) {
    const reason =
      error instanceof PictureRefused
        ? `${file} is no PNG, JPEG, WebP or AVIF that can be read`
        : fileFault(error, join(folder, file));
    if (reason === undefined) throw error;
    throw new Error(`${section}: ${reason}`, { cause: error });
  }
}

type Json = Record<string, unknown>;

function childOf(value: unknown, key: string): Json | undefined {
  const child = typeof value === 'object' && value !== null ? (value as Json)[key] : null;
  return typeof child === 'object' && child !== null ? (child as Json) : undefined;
}
