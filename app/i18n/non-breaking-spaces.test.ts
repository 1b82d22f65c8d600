import { expect, test } from 'vitest';
import * as de from './dictionaries/de/index';
import * as en from './dictionaries/en/index';
import { insertNonBreakingSpaces } from './non-breaking-spaces';
import { flattenTexts } from './text-tree';
import { translate, translatorFor } from './translate.server';

/** `~` stands for the non-breaking space. */
test.each([
  ['Noch {count} Stück', 'Noch {count}~Stück'],
  ['darin 19 % MwSt.', 'darin 19~% MwSt.'],
  ['Eimer mit 12,5 l und 5 Liter', 'Eimer mit 12,5~l und 5~Liter'],
  ['reicht für 20 m² an 2 Tagen', 'reicht für 20~m² an 2~Tagen'],
  ['within 14 days, 3 pieces', 'within 14~days, 3~pieces'],
  ['nach § 356a BGB, Art. 6 Abs. 1 Nr. 2', 'nach §~356a BGB, Art.~6 Abs.~1 Nr.~2'],
  ['am 3. November, on 21 March 2026', 'am 3.~November, on 21~March 2026'],
  ['z. B. Leim, d. h. Kleber', 'z.~B. Leim, d.~h. Kleber'],
  ['Geschenkgutschein … {ending}', 'Geschenkgutschein …~{ending}'],
])('%s', (text, expected) => {
  expect(insertNonBreakingSpaces(text)).toBe(expected.replaceAll('~', '\u00a0'));
});

test.each([
  '{name} mehr',
  '5 große Dosen',
  '2 lange Pinsel',
  'Ende a. Beginn',
  'wird geladen… {name}',
])('leaves %j unchanged', (text) => {
  expect(insertNonBreakingSpaces(text)).toBe(text);
});

test('a second insertion changes nothing', () => {
  const once = insertNonBreakingSpaces('14 Tage, § 5, z. B. 2 l');
  expect(insertNonBreakingSpaces(once)).toBe(once);
});

test('dictionaries are written with plain spaces and read with non-breaking ones', () => {
  for (const [locale, dictionary] of [['de', de] as const, ['en', en] as const]) {
    for (const [key, text] of Object.entries(flattenTexts(dictionary))) {
      expect(text, key).not.toContain('\u00a0');
      expect(translatorFor(locale).find(key), key).toBe(insertNonBreakingSpaces(text));
    }
  }
  expect(translate('de', 'catalogue.reduction', { percent: 20 })).toContain('20\u00a0%');
});
