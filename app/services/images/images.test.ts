import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { renderMedia, storeDrawing, storeImage } from '.';

const mediaDir = mkdtempSync(join(tmpdir(), 'media-'));
afterAll(() => rmSync(mediaDir, { recursive: true }));

const sage = { kind: 'shade', shade: { hex: '#8a9a7b', name: 'Salbei', code: '4120' } } as const;

test('a drawing is rendered when it is asked for, in its own proportions', async () => {
  const stored = await storeDrawing(sage, mediaDir);
  expect(readdirSync(join(mediaDir, stored.hash))).toEqual(['source.json']);
  const file = await renderMedia(mediaDir, stored.hash, 320, 'webp');
  const { width, height, format } = await sharp(file ?? '').metadata();
  expect({ width, height, format }).toEqual({ width: 320, height: 320, format: 'webp' });
});

test('the same drawing has the same hash, and a placeholder of its colour', async () => {
  const [first, second] = await Promise.all([
    storeDrawing(sage, mediaDir),
    storeDrawing(sage, mediaDir),
  ]);
  expect(first).toEqual(second);
  const tiny = Buffer.from(first.placeholder.split(',')[1] ?? '', 'base64');
  const { channels } = await sharp(tiny).stats();
  expect(channels[1]?.mean).toBeGreaterThan(channels[2]?.mean ?? 0);
});

test('requests for one rendition share the work', async () => {
  const { hash } = await storeDrawing({ ...sage, aspect: 'wide' }, mediaDir);
  const files = await Promise.all([1, 2, 3].map(() => renderMedia(mediaDir, hash, 640, 'avif')));
  expect(new Set(files).size).toBe(1);
  expect(readdirSync(join(mediaDir, hash)).toSorted()).toEqual(['640.avif', 'source.json']);
});

test('an uploaded picture is re-encoded, upright and without its notes', async () => {
  const photo = await sharp({
    create: { width: 900, height: 600, channels: 3, background: '#b4532a' },
  })
    .withExif({ IFD0: { Copyright: 'secret' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const stored = await storeImage(photo, mediaDir);
  expect(stored).toMatchObject({ width: 600, height: 900, widths: [320] });
  const kept = await sharp(join(mediaDir, stored.hash, 'source.webp')).metadata();
  expect(kept.exif).toBeUndefined();
});

test('no file is made for unknown pictures, odd widths or names that are no hash', async () => {
  const { hash } = await storeDrawing(sage, mediaDir);
  expect(await renderMedia(mediaDir, 'f'.repeat(64), 320, 'avif')).toBeNull();
  expect(await renderMedia(mediaDir, hash, 333, 'avif')).toBeNull();
  expect(await renderMedia(mediaDir, '../..', 320, 'avif')).toBeNull();
});

test('what is no picture is refused', async () => {
  await expect(storeImage(Buffer.from('<html>'), mediaDir)).rejects.toThrow();
});
