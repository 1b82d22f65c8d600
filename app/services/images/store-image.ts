import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawPicture, type PictureSpec } from '../../../database/demo/pictures';
import { writeWhole } from './files';
import { openPicture, placeholderOf, widthsOfDrawing, widthsUpTo } from './renditions';

/** What table image keeps of a picture. */
export type StoredImage = {
  /** SHA-256 of the source, the name of its folder under /media/. */
  hash: string;
  width: number;
  height: number;
  placeholder: string;
  widths: number[];
};

const LARGEST_SIDE = 2560;

function hashOf(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex');
}

/**
 * Stores an uploaded or imported picture: re-encoded (nothing but pixels survives), at most 2560
 * pixels wide or high. Renditions are made when first asked for. Throws when it is no picture.
 */
export async function storeImage(content: Buffer, mediaDir: string): Promise<StoredImage> {
  const { data, info } = await openPicture(content)
    .resize({ width: LARGEST_SIDE, height: LARGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 92 })
    .toBuffer({ resolveWithObject: true });
  const hash = hashOf(content);
  await writeWhole(join(mediaDir, hash, 'source.webp'), data);
  return {
    hash,
    width: info.width,
    height: info.height,
    placeholder: await placeholderOf(data, false),
    widths: widthsUpTo(info.width),
  };
}

/** Content of a source.json: what is to be drawn, and what is known of the picture. */
export type DrawingSource = { drawing: PictureSpec; image: StoredImage };

/** Stores a picture that is drawn by code: only what is to be drawn is kept. */
export async function storeDrawing(drawing: PictureSpec, mediaDir: string): Promise<StoredImage> {
  const hash = hashOf(JSON.stringify(drawing));
  const file = join(mediaDir, hash, 'source.json');
  if (existsSync(file)) return (JSON.parse(await readFile(file, 'utf8')) as DrawingSource).image;
  const svg = drawPicture(drawing);
  const { width, height } = drawnSize(svg);
  const placeholder = await placeholderOf(Buffer.from(svg), true);
  const image = { hash, width, height, placeholder, widths: widthsOfDrawing(width) };
  await writeWhole(file, JSON.stringify({ drawing, image } satisfies DrawingSource));
  return image;
}

/** Width and height that a drawing's root element states. */
function drawnSize(svg: string): { width: number; height: number } {
  const [, width, height] = /<svg[^>]*? width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  return { width: Number(width), height: Number(height) };
}
