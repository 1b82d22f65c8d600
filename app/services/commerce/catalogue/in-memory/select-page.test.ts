import fc from 'fast-check';
import { expect, test } from 'vitest';
import { selectPage } from './select-page';

test('any page is the same as that of a sorted list', () => {
  const places = fc.array(fc.integer({ min: -4, max: 12 }), { maxLength: 80 });
  fc.assert(
    fc.property(places, fc.nat(90), fc.integer({ min: 1, max: 30 }), (keys, start, size) => {
      const slots = keys.map((_, n) => n);
      // Ids are not slots: the highest slot is the oldest item here.
      const idOf = (slot: number) => 1000 - slot;
      const sorted = slots.toSorted((a, b) => keys[a]! - keys[b]! || idOf(a) - idOf(b));
      const page = selectPage(
        Float64Array.from(keys),
        Uint32Array.from(slots),
        idOf,
        Math.min(start, keys.length),
        start + size,
      );
      expect([...page]).toEqual(sorted.slice(start, start + size));
    }),
    { numRuns: 2000 },
  );
});
