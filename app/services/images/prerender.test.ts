import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { prerender, renderMedia, storeImage } from '.';

const mediaDir = mkdtempSync(join(tmpdir(), 'ahead-'));
const hashes: string[] = [];
const pool = {
  query: async () => ({
    rows: hashes.map((hash) => ({ hash, widths: [320, 640], isFirst: true })),
  }),
} as unknown as pg.Pool;

beforeAll(async () => {
  for (const background of ['#112233', '#445566', '#778899']) {
    const picture = sharp({ create: { width: 640, height: 640, channels: 3, background } });
    hashes.push((await storeImage(await picture.png().toBuffer(), mediaDir)).hash);
  }
});
afterAll(() => rmSync(mediaDir, { recursive: true }));

const isMade = (hash: string | undefined) => existsSync(join(mediaDir, hash ?? '', '320.avif'));

test('nothing is rendered ahead during open requests; a requested picture is rendered immediately', async () => {
  const ending = new AbortController();
  const isBusy = vi.fn(() => true);
  const work = prerender(pool, mediaDir, 'all', { signal: ending.signal, isBusy });
  await vi.waitFor(() => expect(isBusy.mock.calls.length).toBeGreaterThan(2));
  expect(await renderMedia(mediaDir, hashes[2] ?? '', 320, 'avif')).toMatch(/320\.avif$/);
  expect(hashes.map(isMade)).toEqual([false, false, true]);
  ending.abort();
  expect(await work).toBe(0);
});

test('all are rendered once no request is open, until the shop stops', async () => {
  let looks = 0;
  expect(await prerender(pool, mediaDir, 'all', { isBusy: () => (looks += 1) < 3 })).toBe(6);
  expect(hashes.every(isMade)).toBe(true);
  expect(await prerender(pool, mediaDir, 'all', { signal: AbortSignal.abort() })).toBe(0);
});

test('pictures of lists come first, then those of pages, then the others', async () => {
  const { hash: first } = await storeImage(await photo(960), mediaDir);
  const { hash: other } = await storeImage(await photo(640), mediaDir);
  const rows = [
    { hash: other, widths: [320, 640], isFirst: false },
    { hash: first, widths: [320, 640, 960], isFirst: true },
  ];
  const query = vi.fn(async () => ({ rows }));
  const seen: string[] = [];
  const look = async () => {
    const files = [first, other].flatMap((hash, i) =>
      readdirSync(join(mediaDir, hash)).map((name) => `${i}/${name}`),
    );
    seen.push(...files.filter((name) => name.endsWith('.avif') && !seen.includes(name)));
  };
  const pictures = { query } as unknown as pg.Pool;
  await prerender(pictures, mediaDir, [7, 8], { first: look });
  await look();
  expect(seen).toEqual(['0/320.avif', '0/640.avif', '0/960.avif', '1/320.avif', '1/640.avif']);
  expect(query).toHaveBeenCalledWith(expect.any(String), [[7, 8]]);
});

function photo(side: number): Promise<Buffer> {
  const picture = { width: side, height: side, channels: 3, background: '#a1b2c3' } as const;
  return sharp({ create: picture }).png().toBuffer();
}
