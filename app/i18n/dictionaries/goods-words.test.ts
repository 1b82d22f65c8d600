import { expect, test } from 'vitest';
import { flattenTexts } from '../text-tree';
import * as de from './de/index';
import * as en from './en/index';

/**
 * Words of a paint shop. `DEMO=off` opens a shop for any goods, so such words belong in the tables,
 * and in texts that appear only for goods with shades.
 */
const PAINT = {
  de: /farb|\black(?!ier)|lasur|pinsel|anstrich|tapet|tonwert|wandf|gebinde|pigment|untergrund|grundier|gemischt|angemischt|abtön/i,
  en: /paint|colou?r|\bshades?\b|varnish|\bbrush|wallpaper|tonwert|primer|\btint|\bmixed|\btins?\b/i,
};

/**
 * Texts about shades, shown for catalogues that have some; about goods mixed to order; about
 * colours in the editor.
 */
const ALLOWED = [
  'boughtShades',
  'mail.shadeReminder',
  'ownData.section.shadeNotes',
  'ownData.section.reminders',
  'ownData.field.stated',
  'product.shade',
  'product.shadeCount',
  'product.shadeNames',
  'product.shadeNamesText',
  'product.skipShades',
  'product.card',
  'product.propertyError.shade',
  'catalogue.families',
  'catalogue.filterGroup.family',
  'search.suggested.shades',
  'search.ownShades',
  'search.ownNumbers',
  'search.askForShade',
  // The design and the tools of the editor.
  'blocks',
  'editor',
];

const textsOf = (dictionary: object) =>
  Object.entries(flattenTexts(dictionary as Parameters<typeof flattenTexts>[0])).map(
    ([key, text]) => [key.replace(/_(?:one|other)$/, ''), text] as const,
  );

const isAllowed = (key: string) =>
  ALLOWED.some((group) => key === group || key.startsWith(`${group}.`));

test.each([
  ['de', de, PAINT.de],
  ['en', en, PAINT.en],
] as const)('no general text mentions paint: %s', (_, dictionary, paint) => {
  const found = textsOf(dictionary).filter(([, text]) => paint.test(text));
  expect(found.filter(([key]) => !isAllowed(key))).toEqual([]);
});

test('each allowed group still contains such a word', () => {
  const words = [
    ...textsOf(de).filter(([, text]) => PAINT.de.test(text)),
    ...textsOf(en).filter(([, text]) => PAINT.en.test(text)),
  ].map(([key]) => key);
  const idle = ALLOWED.filter(
    (group) => !words.some((key) => key === group || key.startsWith(`${group}.`)),
  );
  expect(idle).toEqual([]);
});
