import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from './correction';

test.each([
  ['lack', 'lack', 0],
  ['lak', 'lack', 1],
  ['wandfabre', 'wandfarbe', 1],
  ['grundirung', 'grundierung', 1],
  ['', 'rot', 3],
  ['pinsel', 'rolle', 5],
])('%s -> %s: %i', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance);
});

test('is symmetric and at most the longer length', () => {
  const word = fc.string({ maxLength: 8, unit: fc.constantFrom('a', 'b', 'c') });
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(editDistance(a, b)).toBe(editDistance(b, a));
      expect(editDistance(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length));
      expect(editDistance(a, b) === 0).toBe(a === b);
    }),
  );
});
