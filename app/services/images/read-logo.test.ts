import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { readLogo, storeImage } from '.';

const mediaDir = mkdtempSync(join(tmpdir(), 'logo-'));
afterAll(() => rmSync(mediaDir, { recursive: true }));

async function stored(width: number, height: number) {
  const background = { r: 0, g: 0, b: 0, alpha: 0.2 };
  const drawn = sharp({ create: { width, height, channels: 4, background } });
  const { hash } = await storeImage(await drawn.webp({ lossless: true }).toBuffer(), mediaDir);
  return { hash, setting: `/media/${hash}/320.avif` };
}

test.each([
  [1200, 300, 768, 192],
  [2400, 100, 960, 40],
  [80, 40, 80, 40],
])('a logo of %i x %i px is a PNG of %i x %i, on white', async (width, height, ...size) => {
  const { hash, setting } = await stored(width, height);
  const logo = (await readLogo(mediaDir, setting))!;
  expect(logo.path).toBe(`/media/${hash}/logo.png`);
  expect([logo.width, logo.height]).toEqual(size);
  const image = sharp(logo.png);
  expect(await image.metadata()).toMatchObject({
    format: 'png',
    width: size[0],
    height: size[1],
    hasAlpha: false,
  });
  const [red] = (await image.stats()).channels;
  expect(Math.abs(red!.mean - 204)).toBeLessThan(3);
});

test('it is rendered once and stored', async () => {
  const { hash, setting } = await stored(700, 200);
  const first = await readLogo(mediaDir, setting);
  const made = () => statSync(join(mediaDir, hash, 'logo.png')).ino;
  const file = made();
  expect(await readLogo(mediaDir, setting)).toEqual(first);
  expect(made()).toBe(file);
  expect(readdirSync(join(mediaDir, hash)).toSorted()).toEqual(['logo.png', 'source']);
});

test('a shop without a logo, or with a missing or broken one, has none', async () => {
  const { hash, setting } = await stored(100, 50);
  writeFileSync(join(mediaDir, hash, 'source'), 'no picture');
  for (const each of [null, '', '/logo.avif', `/media/${'0'.repeat(64)}/320.avif`, setting]) {
    expect(await readLogo(mediaDir, each), String(each)).toBeNull();
  }
});
