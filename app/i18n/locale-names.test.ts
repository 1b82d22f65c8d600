import { expect, test } from 'vitest';
import { LOCALE_NAMES } from './locale-names';
import { LOCALES } from './locales';

test('every locale of §9 has a display name, those of the shop among them (9.04)', () => {
  const codes =
    'bg cn cz de dk ee en es fi fr hr hu ie it lt lv nl no pl pt ro ru se sk tr vn'.split(' ');
  expect(Object.keys(LOCALE_NAMES)).toEqual(codes);
  expect(new Set(Object.values(LOCALE_NAMES)).size).toBe(codes.length);
  expect(LOCALES.map((locale) => LOCALE_NAMES[locale])).toEqual(['Deutsch', 'English']);
});
