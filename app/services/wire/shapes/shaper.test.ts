import { expect, test } from 'vitest';
import { absoluteOrNull, linkable, type Shaper } from './shaper';

const shaper = { publicOrigin: 'https://farben.example' } as Shaper;

test.each([
  ['/media/blatt.pdf', 'https://farben.example/media/blatt.pdf'],
  ['https://werk.example/blatt.pdf', 'https://werk.example/blatt.pdf'],
  ['www.werk.example', 'https://www.werk.example/'],
  ['javascript:alert(1)', null],
  ['//fremd.example', null],
  ['https://[', null],
])('the stored address %s is %s', (stored, sent) => {
  expect(absoluteOrNull(shaper, stored)).toBe(sent);
});

test.each([
  ['https://werk.example/kontakt', 'https://werk.example/kontakt'],
  ['www.werk.example', 'https://www.werk.example'],
  ['info@werk.example', 'mailto:info@werk.example'],
  ['werk.example', 'werk.example'],
  ['javascript:alert(1)', ''],
  ['', ''],
])('the printed address %s is linked as %s', (stored, sent) => {
  expect(linkable(stored)).toBe(sent);
});
