import { describe, expect, test } from 'vitest';
import { normalizeInput, normalizeName } from './normalize-input';

describe('a pasted value', () => {
  test.each([
    ['a no-break space', '+49\u00a030\u00a01234567', '+49 30 1234567'],
    ['thin spaces', '030\u2009123\u202f45', '030 123 45'],
    ['an ideographic space', '\u3000030 1\u3000', '030 1'],
    ['a tab between the cells of a spreadsheet', '10115\t', '10115'],
    ['the bidi controls around a number of an address book', '\u202d+49 30 1\u202c', '+49 30 1'],
    ['bidi isolates and marks', '\u2068030\u2069\u200e\u061c', '030'],
    ['zero-width signs', '\ufeff1\u200b0\u200c1\u200d1\u20605', '10115'],
    ['a soft hyphen', 'FARBE\u00ad10', 'FARBE10'],
    ['variation selectors', 'DE1\ufe0d2\ufe0f3', 'DE123'],
    ['a blank letter', '10115\u3164', '10115'],
    ['an en dash', '030 – 1234567', '030 - 1234567'],
    ['a no-break hyphen and a minus', 'TW\u201110\u22121', 'TW-10-1'],
    ['full-width letters and digits', 'ＤＥ１２３＠', 'DE123@'],
    ['a ligature of a PDF', 'o\ufb03ce@example.com', 'office@example.com'],
  ])('with %s has only visible characters', (_, pasted, seen) => {
    expect(normalizeInput(pasted)).toBe(seen);
  });

  test('keeps control characters that a check refuses', () => {
    expect(normalizeInput('a\r\nBcc: b\u0000')).toBe('a\r\nBcc: b\u0000');
  });
});

describe('a pasted name', () => {
  test.each([
    ['bidi controls', '\u202eAnna\u202c', 'Anna'],
    ['zero-width spaces', 'Anna\u200b\ufeff', 'Anna'],
    ['a no-break space', 'Anna\u00a0Maria', 'Anna Maria'],
    ['a blank letter alone', '\u3164', ''],
  ])('loses %s', (_, pasted, seen) => {
    expect(normalizeName(pasted)).toBe(seen);
  });

  test.each([
    ['the joiners of Persian and Hindi', 'علی\u200cرضا क्\u200dष'],
    ['combining marks', 'Mu\u0308ller'],
    ['the variant of a Japanese character', '葛\u{e0100}城'],
    ['its own dash and apostrophe', 'Meyer–Groß O’Neill'],
  ])('keeps %s', (_, name) => {
    expect(normalizeName(name)).toBe(name);
  });
});
