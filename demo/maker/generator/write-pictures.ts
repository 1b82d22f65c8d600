import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { measure } from '../../../app/services/images';
import { MEASURES, readMeasures, type MeasuredImage } from '../../picture-measures';
import { drawPicture, type PictureSpec } from '../pictures/kinds';
import type { DrawnPicture } from './goods';
import { fileOf, isPlain } from './picture-files';

const WIDTH = 960;
/** Looked at in full size: nothing to be seen of it in walls, strokes and grain. */
const QUALITY = 42;
/** A field of one shade has so little in it that streaks would be seen. */
const QUALITY_OF_SHADES = 56;
/** Packed drawings of more than this have grain and should have become pixels. */
const LARGEST_DRAWING = 15_000;
/** Pictures drawn at the same time; between them the list is written, so that work is kept. */
const AT_ONCE = 16;

/**
 * Draws the pictures whose drawing is not the one their file was made of, deletes files nobody
 * names, and writes the list of measures. Gives how many there are and how many were drawn.
 */
export async function writePictures(folder: string, pictures: readonly DrawnPicture[]) {
  mkdirSync(folder, { recursive: true });
  const measures = readMeasures(folder);
  const isNew = (picture: DrawnPicture) =>
    !existsSync(join(folder, fileOf(picture))) ||
    measures.get(fileOf(picture))?.drawing !== fingerprint(picture.spec);
  const changed = pictures.filter(isNew);
  for (let from = 0; from < changed.length; from += AT_ONCE) {
    await Promise.all(
      changed.slice(from, from + AT_ONCE).map(async (picture) => {
        const file = fileOf(picture);
        const content = await contentOf(picture);
        mkdirSync(dirname(join(folder, file)), { recursive: true });
        writeFileSync(join(folder, file), content);
        const hash = createHash('sha256').update(content).digest('hex');
        const drawing = fingerprint(picture.spec);
        measures.set(file, { drawing, hash, ...(await measure(content)) });
      }),
    );
    writeMeasures(folder, measures);
  }
  const named = new Set(pictures.map(fileOf));
  for (const file of measures.keys()) if (!named.has(file)) measures.delete(file);
  writeMeasures(folder, measures);
  deleteOthers(folder, measures);
  return { pictures: named.size, drawn: changed.length };
}

/** Short name of a drawing and how it is kept, which changes with everything that is to be seen. */
export function fingerprint(spec: PictureSpec): string {
  const encoding = isPlain(spec) ? 'svgz' : `avif ${WIDTH} ${qualityOf(spec)}`;
  return createHash('sha256').update(encoding).update(drawPicture(spec)).digest('hex').slice(0, 16);
}

function qualityOf({ kind }: PictureSpec): number {
  return kind === 'shade' ? QUALITY_OF_SHADES : QUALITY;
}

async function contentOf({ file, spec }: DrawnPicture): Promise<Buffer> {
  const svg = drawPicture(spec);
  if (!isPlain(spec)) {
    return sharp(Buffer.from(svg))
      .resize({ width: WIDTH })
      .avif({ quality: qualityOf(spec), effort: 3, chromaSubsampling: '4:2:0' })
      .toBuffer();
  }
  const content = gzipSync(svg, { level: 9 });
  if (content.length > LARGEST_DRAWING) throw new Error(`${file} is too large for a drawing`);
  return content;
}

/** One line a picture, in order, so that a changed picture is a changed line. */
function writeMeasures(folder: string, measures: ReadonlyMap<string, MeasuredImage>): void {
  const lines = [...measures]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, measured]) => JSON.stringify({ file, ...measured }));
  writeFileSync(join(folder, MEASURES), `${lines.join('\n')}\n`);
}

function deleteOthers(folder: string, measures: ReadonlyMap<string, unknown>): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    for (const name of readdirSync(join(folder, entry.name))) {
      if (!measures.has(`${entry.name}/${name}`)) rmSync(join(folder, entry.name, name));
    }
  }
}
