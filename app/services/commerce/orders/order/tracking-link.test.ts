import { expect, test } from 'vitest';
import { trackingLink } from './tracking-link';

const parcel = { number: '00340434161094015902', lang: 'de' } as const;

test('the number and the language replace their placeholders', () => {
  const template = 'https://www.dhl.de/{lang}/verfolgen.html?piececode={number}';
  expect(trackingLink(template, parcel)).toBe(
    'https://www.dhl.de/de/verfolgen.html?piececode=00340434161094015902',
  );
  expect(trackingLink(template, { ...parcel, lang: 'en' })).toContain('/en/');
});

test('a number cannot change the rest of the URL', () => {
  const template = 'https://track.example/{number}';
  expect(trackingLink(template, { ...parcel, number: '../a?b#c"<' })).toBe(
    'https://track.example/..%2Fa%3Fb%23c%22%3C',
  );
});

test.each([
  null,
  '',
  'https://track.example/',
  'http://track.example/{number}',
  'javascript:alert({number})//',
  'data:text/html,{number}',
  '//track.example/{number}',
  'https://{number}.track.example/',
  'https://user:secret@track.example/{number}',
  'https://track example/{number}',
])('no link of the template %s', (template) => expect(trackingLink(template, parcel)).toBeNull());
