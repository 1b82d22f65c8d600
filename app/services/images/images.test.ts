import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, expect, test, vi } from 'vitest';
import { renderFull, renderMedia, renderNamed, storeImage } from '.';

const mediaDir = mkdtempSync(join(tmpdir(), 'media-'));
afterAll(() => rmSync(mediaDir, { recursive: true }));

const MARKED = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="600"';
const sage = Buffer.from(`${MARKED}><rect width="1200" height="600" fill="#8a9a7b"/></svg>`);

function photo(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#b4532a' } });
}

test('a picture is rendered at its first request, in its proportions', async () => {
  const stored = await storeImage(await photo(700, 350).png().toBuffer(), mediaDir);
  expect(readdirSync(join(mediaDir, stored.hash))).toEqual(['source']);
  const file = await renderMedia(mediaDir, stored.hash, 320, 'webp');
  const { width, height, format } = await sharp(file ?? '').metadata();
  expect({ width, height, format }).toEqual({ width: 320, height: 160, format: 'webp' });
});

test('a picture is offered in the width of thumbnails, if it is larger', async () => {
  const { hash } = await storeImage(await photo(640, 320).png().toBuffer(), mediaDir);
  expect(await renderMedia(mediaDir, hash, 160, 'avif')).not.toBeNull();
  expect(await renderMedia(mediaDir, hash, 100, 'avif')).toBeNull();
  const small = await storeImage(await photo(120, 60).png().toBuffer(), mediaDir);
  expect(await renderMedia(mediaDir, small.hash, 160, 'avif')).toBeNull();
});

test('a drawing stays one, compressed or not, and is offered a little larger than its size', async () => {
  for (const content of [sage, gzipSync(sage)]) {
    const stored = await storeImage(content, mediaDir);
    expect(stored).toMatchObject({ width: 1200, height: 600, widths: [320, 640, 960, 1280] });
    expect(readFileSync(join(mediaDir, stored.hash, 'source')).equals(content)).toBe(true);
    const file = await renderMedia(mediaDir, stored.hash, 1280, 'webp');
    expect((await sharp(file ?? '').metadata()).height).toBe(640);
  }
});

test('equal pictures have the same hash, and a placeholder of their colour', async () => {
  const [first, second] = await Promise.all([
    storeImage(sage, mediaDir),
    storeImage(sage, mediaDir),
  ]);
  expect(first).toEqual(second);
  const tiny = Buffer.from(first.placeholder.split(',')[1] ?? '', 'base64');
  const { channels } = await sharp(tiny).stats();
  expect(channels[1]?.mean).toBeGreaterThan(channels[2]?.mean ?? 0);
  const { format, width, height } = await sharp(tiny).metadata();
  expect({ format, width, height }).toEqual({ format: 'webp', width: 10, height: 10 });
});

test('requests for one rendition share the work', async () => {
  const { hash } = await storeImage(await photo(800, 400).png().toBuffer(), mediaDir);
  const files = await Promise.all([1, 2, 3].map(() => renderMedia(mediaDir, hash, 640, 'avif')));
  expect(new Set(files).size).toBe(1);
  expect(readdirSync(join(mediaDir, hash)).toSorted()).toEqual(['640.avif', 'source']);
});

test('renditions of an uploaded picture are upright and without metadata', async () => {
  const content = await photo(900, 600)
    .withExif({ IFD0: { Copyright: 'secret' } })
    .withExifMerge({ IFD3: { GPSLatitude: '48/1 8/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const stored = await storeImage(content, mediaDir);
  expect(stored).toMatchObject({ width: 600, height: 900, widths: [320] });
  for (const format of ['avif', 'webp', 'jpg'] as const) {
    const sent = await sharp(
      (await renderMedia(mediaDir, stored.hash, 320, format)) ?? '',
    ).metadata();
    expect([sent.exif, sent.orientation, sent.height], format).toEqual([undefined, undefined, 480]);
  }
});

test('in full size a picture has its stored size, upright and without metadata', async () => {
  const content = await photo(900, 600)
    .withMetadata({ orientation: 6, icc: 'p3' })
    .withExifMerge({ IFD0: { Copyright: 'secret' }, IFD3: { GPSLatitude: '48/1 8/1 0/1' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">secret</x:xmpmeta>')
    .jpeg()
    .toBuffer();
  expect(Object.keys(await sharp(content).metadata())).toEqual(
    expect.arrayContaining(['exif', 'xmp', 'icc', 'orientation']),
  );
  const { hash } = await storeImage(content, mediaDir);
  const file = await renderFull(mediaDir, hash);
  const sent = await sharp(file ?? '').metadata();
  expect(sent).toMatchObject({ format: 'webp', width: 600, height: 900 });
  for (const note of ['exif', 'xmp', 'icc', 'iptc', 'orientation'])
    expect(sent, note).not.toHaveProperty(note);
  expect(readFileSync(file!).includes('secret')).toBe(false);
});

test('a drawing has its largest width in full size; other files have none', async () => {
  const { hash } = await storeImage(sage, mediaDir);
  const { width, height } = await sharp((await renderFull(mediaDir, hash)) ?? '').metadata();
  expect([width, height]).toEqual([1280, 640]);
  for (const unknown of ['0'.repeat(64), '../etc', hash.slice(1)])
    expect(await renderFull(mediaDir, unknown)).toBeNull();
});

test.each([
  ['icon-48.png', 48, 0],
  ['icon-180.png', 180, 255],
  ['icon-192.png', 192, 0],
  ['icon-512.png', 512, 0],
])(
  '%s is a square of the whole picture, with transparent borders unless they would be black',
  async (...of) => {
    const [name, side, alpha] = of;
    const { hash } = await storeImage(await photo(200, 100).png().toBuffer(), mediaDir);
    const icon = sharp((await renderNamed(mediaDir, hash, name)) ?? '').ensureAlpha();
    const { data, info } = await icon.raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([side, side]);
    expect(data[3]).toBe(alpha);
    const middle = ((side / 2) * side + side / 2) * 4;
    expect([...data.subarray(middle, middle + 4)]).toEqual([0xb4, 0x53, 0x2a, 255]);
  },
);

test('a picture of more than 2560 pixels is scaled down', async () => {
  const stored = await storeImage(await photo(3000, 1500).jpeg().toBuffer(), mediaDir);
  expect(stored).toMatchObject({ width: 2560, height: 1280 });
  const kept = await sharp(join(mediaDir, stored.hash, 'source')).metadata();
  expect(kept.width).toBe(2560);
});

test('stored data of a file save decoding it, and a missing source is written', async () => {
  const content = Buffer.from('not looked into');
  const known = { width: 5, height: 5, placeholder: '', widths: [5] };
  const stored = await storeImage(content, mediaDir, (hash) => ({ hash, ...known }));
  expect(stored).toMatchObject(known);
  expect(readdirSync(join(mediaDir, stored.hash))).toEqual(['source']);
});

test('a picture stored by an earlier version is still rendered', async () => {
  const hash = 'a'.repeat(64);
  mkdirSync(join(mediaDir, hash));
  await photo(400, 400)
    .webp()
    .toFile(join(mediaDir, hash, 'source.webp'));
  expect(await renderMedia(mediaDir, hash, 320, 'webp')).toMatch(/320\.webp$/);
});

test('no file is created for unknown pictures, odd widths or invalid hashes', async () => {
  const { hash } = await storeImage(sage, mediaDir);
  expect(await renderMedia(mediaDir, 'f'.repeat(64), 320, 'avif')).toBeNull();
  expect(await renderMedia(mediaDir, hash, 333, 'avif')).toBeNull();
  expect(await renderMedia(mediaDir, '../..', 320, 'avif')).toBeNull();
});

test('a file that is no picture, or half of one, is refused', async () => {
  const noise = sharp({
    create: {
      width: 400,
      height: 400,
      channels: 3,
      background: '#888888',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });
  const whole = [await noise.jpeg().toBuffer(), await noise.webp().toBuffer()];
  const halves = whole.map((content) => content.subarray(0, content.length >> 1));
  for (const content of [Buffer.from('<html>'), ...halves]) {
    await expect(storeImage(content, mediaDir)).rejects.toThrow();
  }
});

test('processes that render the same file concurrently both get it whole, without further files', async () => {
  const { hash } = await storeImage(await photo(900, 900).png().toBuffer(), mediaDir);
  const others = [];
  for (let i = 0; i < 3; i += 1) {
    vi.resetModules();
    others.push(await import('./render-media'));
  }
  // Concurrent requests are merged only within one process.
  const files = await Promise.all(
    others.map((other) => other.renderMedia(mediaDir, hash, 640, 'avif')),
  );
  expect(new Set(files).size).toBe(1);
  expect((await sharp(files[0]!).metadata()).width).toBe(640);
  expect(readdirSync(join(mediaDir, hash)).toSorted()).toEqual(['640.avif', 'source']);
});
