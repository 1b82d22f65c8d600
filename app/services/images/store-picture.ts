import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { writeWhole } from '../files/write-whole';
import { pictureKind } from './picture-kind';
import { LARGEST_PIXELS, LARGEST_SIDE } from './renditions';
import { screenWidths, type Screen } from './screens';
import { SOURCE } from './source';

/** `fileContent`: a broken picture, or one of another kind. */
export type PictureProblem = 'fileContent' | 'pictureSize';

/** A file that is refused as a picture. */
export class PictureRefused extends Error {
  constructor(readonly problem: PictureProblem) {
    super(`picture refused: ${problem}`);
    this.name = 'PictureRefused';
  }
}

export type StoredPicture = {
  /** SHA-256 of the stored file, the name of its folder under /media/. */
  key: string;
  width: number;
  height: number;
  bytes: number;
};

/** A picture that takes longer is an attack. */
const LONGEST_SECONDS = 20;

let last: Promise<unknown> = Promise.resolve();

/**
 * Stores an operator's upload as a new file: only its pixels, upright and at most 2560 in each
 * direction, without metadata (location, names, colour profiles, scripts). One at a time, because a
 * large one takes 200 MB to decode. Throws PictureRefused.
 */
export function storePicture(path: string, mediaDir: string): Promise<StoredPicture> {
  const work = last.then(() => store(path, mediaDir));
  last = work.catch(() => undefined);
  return work;
}

async function store(path: string, mediaDir: string): Promise<StoredPicture> {
  const content = await readFile(path);
  const kind = pictureKind(content);
  if (!kind) throw new PictureRefused('fileContent');
  const { data, info } = await encode(content, kind);
  const key = createHash('sha256').update(data).digest('hex');
  const file = join(mediaDir, key, SOURCE);
  const isThere = await stat(file).then(
    ({ size }) => size === data.length,
    () => false,
  );
  if (!isThere) await writeWhole(file, data);
  return { key, width: info.width, height: info.height, bytes: data.length };
}

async function encode(content: Buffer, kind: string) {
  const open = () => sharp(content, { limitInputPixels: LARGEST_PIXELS, failOn: 'error' });
  const head = await open()
    .metadata()
    .catch((error: Error) => {
      throw new PictureRefused(/pixel limit/.test(error.message) ? 'pictureSize' : 'fileContent');
    });
  if (head.format !== kind) throw new PictureRefused('fileContent');
  if (head.width * head.height > LARGEST_PIXELS) throw new PictureRefused('pictureSize');
  return open()
    .timeout({ seconds: LONGEST_SECONDS })
    .autoOrient()
    .resize({ width: LARGEST_SIDE, height: LARGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 92, smartSubsample: true })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new PictureRefused('fileContent');
    });
}

/** Returns the URLs of a picture of this width by the kind of screen; `preview` is a small one. */
export function pictureUrls(key: string, width: number): Record<Screen | 'preview', string> {
  const at = (each: number) => `/media/${key}/${each}.avif`;
  const { wideScreen, desktop, tablet, mobile } = screenWidths(width);
  return {
    wideScreen: at(wideScreen),
    desktop: at(desktop),
    tablet: at(tablet),
    mobile: at(mobile),
    preview: at(Math.min(PREVIEW_WIDTH, width)),
  };
}

const PREVIEW_WIDTH = 320;
