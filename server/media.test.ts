import { expect, test } from 'vitest';
import { pictureFor } from './media';

const AVIF = `/media/${'a'.repeat(64)}/320.avif`;
const WEBP = AVIF.replace('avif', 'webp');

test.each([
  ['Chrome', 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', AVIF],
  ['Firefox 91', 'image/webp,*/*', WEBP],
  ['Safari 15', 'image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5', WEBP],
  ['who takes anything', '*/*', AVIF],
  ['who says nothing', undefined, AVIF],
])('%s gets the format it can show', (_, accept, path) => {
  expect(pictureFor(AVIF, accept)).toBe(path);
});

test('every other file is as it is named', () => {
  for (const path of [WEBP, '/media/private.avif', '/logo.avif']) {
    expect(pictureFor(path, 'image/webp,*/*')).toBe(path);
  }
});
