import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createNameOrder } from './name-order';

const idOf = (slot: number) => slot;

test('sizes sort by number, umlauts beside their letter, the older item first', () => {
  const names = ['Zinn 10 l', 'Zinn 2 l', 'Äpfel', 'Apfel', 'Übung', 'Zebra', 'apfel', 'Zebra'];
  const order = createNameOrder('de', idOf);
  for (const slot of [7, 6, 5, 4, 3, 2, 1, 0]) order.add(slot, names[slot]!);
  const slots = [...names.keys()].sort((a, b) => order.rank(a) - order.rank(b));
  expect(slots).toEqual([6, 3, 2, 4, 5, 7, 1, 0]);
});

test('keeps the order of the collator through more changes than fit into a bucket', () => {
  const { compare } = new Intl.Collator('en', { numeric: true });
  const change = fc.tuple(fc.nat(700), fc.option(fc.nat(40), { freq: 4 }));
  fc.assert(
    fc.property(fc.array(change, { minLength: 600, maxLength: 1500 }), (changes) => {
      const order = createNameOrder('en', idOf);
      const names = new Map<number, string>();
      for (const [slot, name] of changes) {
        if (names.delete(slot)) order.remove(slot);
        if (name === null) continue;
        names.set(slot, `Name ${name}`);
        order.add(slot, `Name ${name}`);
      }
      const expected = [...names].sort(([a, x], [b, y]) => compare(x, y) || a - b);
      const ranks = expected.map(([slot]) => order.rank(slot));
      expect(ranks.every((rank, n) => n === 0 || rank > ranks[n - 1]!)).toBe(true);
      expect(ranks.every((rank) => rank < order.limit())).toBe(true);
    }),
    { numRuns: 30 },
  );
});
