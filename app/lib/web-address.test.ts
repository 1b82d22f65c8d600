import { expect, test } from 'vitest';
import { withScheme } from './web-address';

test.each([
  ['www.hersteller.example', 'https://www.hersteller.example'],
  [' WWW.hersteller.example/a?b#c ', 'https://WWW.hersteller.example/a?b#c'],
  ['https://www.hersteller.example', 'https://www.hersteller.example'],
  ['/www.pdf', '/www.pdf'],
  ['www', 'www'],
  ['www./', 'www./'],
  ['javascript:www.x', 'javascript:www.x'],
  ['', ''],
])('%j becomes %j', (typed, address) => {
  expect(withScheme(typed)).toBe(address);
});
