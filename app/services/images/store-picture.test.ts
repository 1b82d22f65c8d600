import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { pictureUrls, renderMedia, storePicture, type PictureProblem } from '.';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
const mediaDir = join(folder, 'media');
afterAll(() => rmSync(folder, { recursive: true }));

let count = 0;
function incoming(content: Buffer | string): string {
  const path = join(folder, `incoming-${(count += 1)}`);
  writeFileSync(path, content);
  return path;
}

const store = (content: Buffer | string) => storePicture(incoming(content), mediaDir);
const stored = (key: string) => readFileSync(join(mediaDir, key, 'source'));
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b4532a' } });
const GPS = { IFD3: { GPSLatitude: '52/1 31/1 0/1', GPSLatitudeRef: 'N' } };

test.each(['png', 'jpeg', 'webp', 'avif'] as const)(
  'of a %s only the pixels are stored, upright',
  async (format) => {
    const content = await photo(600, 400)
      .withExif({ IFD0: { Copyright: 'secret' }, ...GPS })
      .withMetadata({ orientation: 6 })
      .toFormat(format)
      .toBuffer();
    const { key, width, height, bytes } = await store(content);
    const isTurned = format !== 'avif';
    expect([width, height]).toEqual(isTurned ? [400, 600] : expect.any(Array));
    const file = stored(key);
    expect(file.length).toBe(bytes);
    expect(file.includes('secret')).toBe(false);
    const { format: kept, exif, icc, xmp, orientation } = await sharp(file).metadata();
    expect({ kept, exif, icc, xmp, orientation }).toEqual({ kept: 'webp' });
  },
);

test('a script in the comment of a JPEG is removed, and so are data after its end', async () => {
  const jpeg = await photo(300, 200).jpeg().toBuffer();
  const script = Buffer.from('<script>alert(1)</script>');
  const comment = Buffer.concat([
    Buffer.from([0xff, 0xfe, 0, script.length + 2]),
    script,
    jpeg.subarray(2),
    script,
  ]);
  const { key } = await store(Buffer.concat([jpeg.subarray(0, 2), comment]));
  expect(stored(key).includes('script')).toBe(false);
});

test('a large one is scaled down, and equal pictures are one file', async () => {
  const content = await photo(4000, 1000).png().toBuffer();
  const [first, second] = await Promise.all([store(content), store(content)]);
  expect(second).toEqual(first);
  expect(first).toMatchObject({ width: 2560, height: 640 });
  expect(readdirSync(join(mediaDir, first.key))).toEqual(['source']);
});

test('transparent pixels stay transparent', async () => {
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const clear = sharp({ create: { width: 40, height: 40, channels: 4, background } });
  const { key } = await store(await clear.png().toBuffer());
  expect((await sharp(stored(key)).metadata()).hasAlpha).toBe(true);
});

test.each([
  ['wide', 2560, [2560, 1920, 1280, 960, 320]],
  ['narrow', 1000, [1000, 1000, 1000, 960, 320]],
  ['tiny', 90, [90, 90, 90, 90, 90]],
])('a %s one exists in every width of its URLs', async (_, width, widths) => {
  const { key } = await store(await photo(width, 20).png().toBuffer());
  const urls = Object.values(pictureUrls(key, width));
  expect(urls).toEqual(widths.map((each) => `/media/${key}/${each}.avif`));
  for (const each of new Set(widths)) {
    const file = await renderMedia(mediaDir, key, each, 'webp');
    expect((await sharp(file ?? '').metadata()).width).toBe(each);
  }
  expect(await renderMedia(mediaDir, key, 1111, 'webp')).toBeNull();
});

/** A PNG whose header claims this size, in as few bytes as possible. */
function bomb(width: number, height: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
    const size = Buffer.alloc(4);
    size.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([size, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

type Wrong = [string, () => Buffer | string | Promise<Buffer>, PictureProblem];
const WRONG: Wrong[] = [
  ['more pixels than are read', () => bomb(40_000, 40_000), 'pictureSize'],
  ['pixels that are not there', () => bomb(7000, 7000), 'fileContent'],
  ['nothing', () => Buffer.alloc(0), 'fileContent'],
  [
    'a drawing',
    () => '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    'fileContent',
  ],
  ['a page', () => '<!doctype html><script>alert(1)</script>', 'fileContent'],
  ['a GIF', () => photo(20, 20).gif().toBuffer(), 'fileContent'],
  ['a TIFF', () => photo(20, 20).tiff().toBuffer(), 'fileContent'],
  ['the head of a PNG before a page', () => '\x89PNG\r\n\x1a\n<script>', 'fileContent'],
  ['half a JPEG', () => cutOff('jpeg'), 'fileContent'],
  ['half a PNG', () => cutOff('png'), 'fileContent'],
  ['half a WebP', () => cutOff('webp'), 'fileContent'],
  ['half an AVIF', () => cutOff('avif'), 'fileContent'],
];

test.each(WRONG)('%s is refused, and nothing is stored', async (_, make, problem) => {
  const before = readdirSync(mediaDir);
  const content = await make();
  await expect(
    store(typeof content === 'string' ? Buffer.from(content, 'latin1') : content),
  ).rejects.toMatchObject({ problem });
  expect(readdirSync(mediaDir)).toEqual(before);
});

/** Noise, which cannot be compressed, without its second half. */
async function cutOff(format: 'jpeg' | 'png' | 'webp' | 'avif'): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 200, height: 200, channels: 3, background: '#fff', noise } as const;
  const whole = await sharp({ create }).toFormat(format).toBuffer();
  return whole.subarray(0, whole.length / 2);
}
