import { expect, test } from 'vitest';
import { DataDirUnusable } from '../database/data-dir';
import { explain, isLasting } from './explain-failure';

const failure = (code: string) => Object.assign(new Error(`listen ${code}`), { code });

test.each([
  ['EADDRINUSE', true, 'listen EADDRINUSE. Set PORT to a free port.'],
  ['EADDRNOTAVAIL', true, 'listen EADDRNOTAVAIL. Set HOST to an address of this machine.'],
  // Name resolution may work again in a moment.
  ['ENOTFOUND', false, 'listen ENOTFOUND. Set HOST to an address of this machine.'],
  ['EACCES', true, 'listen EACCES'],
])('%s is explained in words', (code, lasts, words) => {
  expect(explain(failure(code))).toBe(words);
  expect(isLasting(failure(code))).toBe(lasts);
});

test('an unusable data folder needs the operator', () => {
  const unusable = new DataDirUnusable('/proc/x', { cause: failure('ENOENT') });
  expect(isLasting(unusable)).toBe(true);
  expect(explain(unusable)).toBe(
    '/proc/x cannot be the data folder (ENOENT). Set DATA_DIR to a folder.',
  );
});

test('an unexpected error shows its stack', () => {
  expect(explain(new Error('what'))).toMatch(/^Error: what\n {4}at /);
});
