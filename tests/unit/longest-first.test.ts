import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LONG_FOR_THEIR_SIZE } from '../support/longest-first';

test('files that begin first are there', () => {
  expect(LONG_FOR_THEIR_SIZE.filter((file) => !existsSync(file))).toEqual([]);
});
