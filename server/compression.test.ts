import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { chooseCoding, encodeAll, encodeGzipped, encodeOnce, pick } from './compression';

const text = Buffer.from('<p>Farben, die bleiben.</p>'.repeat(100));

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['*', 'br'],
  ['identity', 'identity'],
  ['BR;Q=0.1, gzip', 'br'],
  ['*;q=0', 'identity'],
  ['identity;q=0, *;q=0', 'identity'],
  ['identity;q=0', 'identity'],
  ['*;q=0, gzip', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['br;q=0.000', 'identity'],
  ['brr, xgzip', 'identity'],
  ['', 'identity'],
  [',;=q', 'identity'],
  ['br;q=nonsense', 'identity'],
  ['gzip;'.repeat(2000), 'gzip'],
  [undefined, 'identity'],
])('%s -> %s', (accept, coding) => {
  expect(chooseCoding(accept)).toBe(coding);
});

describe('encoding', () => {
  it('compresses text once, pictures and short answers never', async () => {
    const packed = await encodeOnce(text, 'text/html; charset=utf-8', 'br');
    expect(brotliDecompressSync(packed.body)).toEqual(text);
    expect((await encodeOnce(text, 'image/webp', 'br')).coding).toBe('identity');
    expect((await encodeOnce(Buffer.from('kurz'), 'text/html', 'br')).coding).toBe('identity');
  });

  it('leaves a long answer unchanged for a client that accepts no encoding', async () => {
    const long = Buffer.concat(Array.from({ length: 100 }, () => text));
    for (const type of ['text/html', 'image/webp']) {
      expect(await encodeOnce(long, type, undefined)).toEqual({ coding: 'identity', body: long });
    }
    expect(gunzipSync((await encodeOnce(long, 'text/html', 'gzip')).body)).toEqual(long);
  });

  it('stores every coding and picks the requested one', async () => {
    const kept = await encodeAll(text);
    expect(gunzipSync(pick(kept, 'gzip').body)).toEqual(text);
    expect(brotliDecompressSync(pick(kept, 'br').body)).toEqual(text);
    expect(pick(kept, undefined)).toEqual({ coding: 'identity', body: text });
    expect(pick({ identity: text }, 'br')).toEqual({ coding: 'identity', body: text });
  });
});

it('sends a gzipped file unchanged, decompressed to a client that does not accept gzip', async () => {
  const type = 'application/xml';
  const kept = gzipSync(text);
  expect(await encodeGzipped(kept, type, 'br, gzip')).toEqual({ coding: 'gzip', body: kept });
  expect(await encodeGzipped(kept, type, undefined)).toEqual({ coding: 'identity', body: text });
  const other = await encodeGzipped(kept, type, 'br, gzip;q=0');
  expect([other.coding, brotliDecompressSync(other.body)]).toEqual(['br', text]);
});
