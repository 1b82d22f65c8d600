import { expect, test } from 'vitest';
import { tie } from './tie';

/** `~` stands for the hard space. */
test.each([
  ['Noch {count} Stück', 'Noch {count}~Stück'],
  ['darin 19 % MwSt.', 'darin 19~% MwSt.'],
  ['Eimer mit 12,5 l und 5 Liter', 'Eimer mit 12,5~l und 5~Liter'],
  ['reicht für 20 m² an 2 Tagen', 'reicht für 20~m² an 2~Tagen'],
  ['within 14 days, 3 pieces', 'within 14~days, 3~pieces'],
  ['nach § 356a BGB, Art. 6 Abs. 1 Nr. 2', 'nach §~356a BGB, Art.~6 Abs.~1 Nr.~2'],
  ['z. B. Leim, d. h. Kleber', 'z.~B. Leim, d.~h. Kleber'],
])('%s', (text, tied) => {
  expect(tie(text)).toBe(tied.replaceAll('~', '\u00a0'));
});

test.each([
  'Artikel 3 liegt bereit',
  '{name} mehr',
  '5 große Dosen',
  '2 lange Pinsel',
  'Ende a. Beginn',
])('leaves %j as it is', (text) => {
  expect(tie(text)).toBe(text);
});

test('tied twice is tied once', () => {
  const once = tie('14 Tage, § 5, z. B. 2 l');
  expect(tie(once)).toBe(once);
});
