import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LONG_FOR_THEIR_SIZE } from '../support/longest-first';

test('the files that start first exist', () => {
  expect(LONG_FOR_THEIR_SIZE.filter((file) => !existsSync(file))).toEqual([]);
});
