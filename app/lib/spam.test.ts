import { expect, test } from 'vitest';
import { isSpam } from './spam.server';

const form = (fields: [string, string | File][]) => {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
};

test.each<[string, [string, string | File][], boolean]>([
  ['left empty, as people do', [['website', '']], false],
  ['not sent at all, as curl does', [['email', 'ida@example.com']], false],
  ['filled in', [['website', 'http://spam.example']], true],
  ['filled with a blank', [['website', ' ']], true],
  ['filled with a file', [['website', new File(['x'], 'x.txt')]], true],
  ['a stamp of another form', [['from__confirm', 'x']], false],
])('%s', (_, fields, expected) => {
  expect(isSpam(form(fields))).toBe(expected);
});
