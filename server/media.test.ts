import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { storeImage } from '../app/services/images';
import { makeRendition, pictureFor } from './media';

const AVIF = `/media/${'a'.repeat(64)}/320.avif`;
const WEBP = AVIF.replace('avif', 'webp');

test.each([
  ['Chrome', 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', AVIF],
  ['Firefox 91', 'image/webp,*/*', WEBP],
  ['Safari 15', 'image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5', WEBP],
  ['a client that accepts anything', '*/*', AVIF],
  ['a client without Accept', undefined, AVIF],
])('%s gets a format it supports', (_, accept, path) => {
  expect(pictureFor(AVIF, accept)).toBe(path);
});

test('a picture in full size has one file for all clients', () => {
  const full = `/media/${'a'.repeat(64)}/full/`;
  for (const accept of ['image/avif,image/webp', 'image/webp,*/*', undefined]) {
    expect(pictureFor(full, accept)).toBe(`/media/${'a'.repeat(64)}/full.webp`);
  }
});

test('is rendered from an existing picture, and from nothing else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'media-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const photo = sharp({ create: { width: 500, height: 400, channels: 3, background: '#b4532a' } });
  const { hash } = await storeImage(await photo.png().toBuffer(), folder);
  expect(await makeRendition(folder, pictureFor(`/media/${hash}/full/`))).toBe(true);
  expect(await makeRendition(folder, `/media/${hash}/logo.png`)).toBe(true);
  for (const path of [
    `/media/${'a'.repeat(64)}/full/`,
    `/media/${hash}/full`,
    '/media/x/full/',
    `/media/${hash}/other.png`,
    `/media/${hash}/constructor.png`,
    `/media/${'a'.repeat(64)}/logo.png`,
  ]) {
    expect(await makeRendition(folder, pictureFor(path)), path).toBe(false);
  }
});

test('other paths are unchanged', () => {
  for (const path of [WEBP, '/media/private.avif', '/logo.avif']) {
    expect(pictureFor(path, 'image/webp,*/*')).toBe(path);
  }
});
