import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tagIdOf, tagPath } from './tag-path';

test.each([
  ['Für Sie gemischt', '/tag/fuer-sie-gemischt_4'],
  ['Weiß & Grün', '/tag/weiss-gruen_4'],
  ['新着', '/tag/4'],
])('the address of "%s" is %s', (name, path) => {
  expect(tagPath({ id: 4, name })).toBe(path);
});

test.each(['', 'neu', 'neu_', '_0', 'neu_04', '1.5', 'neu_9999999999', '-3', 'neu4', 'neu_4x'])(
  '"%s" names no tag',
  (slug) => expect(tagIdOf(slug)).toBeNull(),
);

test('for any name of a tag, its address identifies it', () => {
  const id = fc.integer({ min: 1, max: 999_999_999 });
  fc.assert(
    fc.property(id, fc.string({ unit: 'grapheme' }), (tag, name) => {
      const [, folder, slug, ...more] = tagPath({ id: tag, name }).split('/');
      expect([folder, more]).toEqual(['tag', []]);
      expect(tagIdOf(slug!)).toBe(tag);
    }),
  );
});
