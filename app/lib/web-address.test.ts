import { expect, test } from 'vitest';
import { isLinkTarget, linkTarget, withScheme } from './web-address';

test.each([
  'https://a.example',
  'www.a.example',
  'info@a.example',
  '/ratgeber',
  '#a',
  'tel:+49301',
])('%s is a link target', (address) => expect(isLinkTarget(address)).toBe(true));

test.each([
  'hersteller.example/a.pdf',
  'https//a.example',
  '//a.example',
  'javascript:a',
  'ftp://a',
])('%s is no link target', (address) => expect(isLinkTarget(address)).toBe(false));

test.each([
  ['www.hersteller.example', 'https://www.hersteller.example'],
  [' WWW.hersteller.example/a?b#c ', 'https://WWW.hersteller.example/a?b#c'],
  ['\u200bwww.hersteller.example', 'https://www.hersteller.example'],
  ['info@hersteller.example', 'mailto:info@hersteller.example'],
  ['mailto:info@hersteller.example', 'mailto:info@hersteller.example'],
  ['javascript:a@b.de', 'javascript:a@b.de'],
  ['/a@b.de', '/a@b.de'],
  ['https://www.hersteller.example', 'https://www.hersteller.example'],
  ['/www.pdf', '/www.pdf'],
  ['www', 'www'],
  ['www./', 'www./'],
  ['javascript:www.x', 'javascript:www.x'],
  ['', ''],
])('%j becomes %j', (typed, address) => {
  expect(withScheme(typed)).toBe(address);
});

test.each([
  [' https://www.hersteller.example/a', 'https://www.hersteller.example/a'],
  ['www.hersteller.example', 'https://www.hersteller.example'],
  ['info@hersteller.example', 'mailto:info@hersteller.example'],
  ['/media/blatt.pdf', '/media/blatt.pdf'],
  ['hersteller.example', null],
  ['javascript:a', null],
  ['', null],
])('a link to %j leads to %j', (address, target) => {
  expect(linkTarget(address)).toBe(target);
});
