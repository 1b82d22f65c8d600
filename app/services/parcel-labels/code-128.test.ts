import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCode128 } from '../../../tests/support/read-code-128';
import { code128, SYMBOLS } from './code-128';

const barsOf = (text: string) => {
  let x = 0;
  return code128(text).flatMap((width, at) => {
    x += width;
    return at % 2 === 0 ? [{ x: x - width, width }] : [];
  });
};

test('the symbols are those of the standard: distinct, of eleven modules, an even number of them dark', () => {
  const symbols = SYMBOLS.slice(0, 106);
  expect([symbols.length, new Set(symbols).size, SYMBOLS[106]]).toEqual([106, 106, '2331112']);
  for (const symbol of symbols) {
    const widths = [...symbol].map(Number);
    const [dark, all] = [0, 1].map((every) =>
      widths.filter((_, at) => every || at % 2 === 0).reduce((sum, width) => sum + width, 0),
    );
    expect([all, dark! % 2], symbol).toEqual([11, 0]);
  }
});

test('a known text has the known bars', () => {
  // The standard's example of a check symbol, in set B instead of A: 55 instead of 54.
  const widths = code128('PJJ123C').join('');
  const P = 48;
  expect(widths.startsWith(`211214${SYMBOLS[P]}`)).toBe(true);
  expect(widths.endsWith(`${SYMBOLS[55]}2331112`)).toBe(true);
});

test('every text is read back from its bars; digits take half the space', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[ -~]{1,40}$/), (text) => readCode128(barsOf(text)) === text),
    { seed: 20_261_126 },
  );
  expect(code128('12345678').length).toBeLessThan(code128('1234567A').length);
  expect(() => code128('Größe')).toThrow('ASCII');
  expect(() => code128('')).toThrow('ASCII');
});
