import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  clearBit,
  countBits,
  countCommon,
  forEachBit,
  hasBit,
  intersect,
  makeBits,
  membersOf,
  setBit,
  unite,
  type Bits,
} from './bit-set';

const members = fc.uniqueArray(fc.nat(159), { maxLength: 160 });

function bitsOf(list: number[]): Bits {
  const bits = makeBits(5);
  for (const i of list) setBit(bits, i);
  return bits;
}

function listOf(bits: Bits): number[] {
  const list: number[] = [];
  forEachBit(bits, (i) => list.push(i));
  return list;
}

test('behave as sets do', () => {
  fc.assert(
    fc.property(members, members, (a, b) => {
      const sorted = (list: Iterable<number>) => [...list].sort((x, y) => x - y);
      const common = a.filter((i) => b.includes(i));
      expect(listOf(bitsOf(a))).toEqual(sorted(a));
      expect(countBits(bitsOf(a))).toBe(a.length);
      expect(countCommon(membersOf(bitsOf(a)), bitsOf(b))).toBe(common.length);
      expect(listOf(intersect(bitsOf(a), bitsOf(b)))).toEqual(sorted(common));
      expect(listOf(unite(bitsOf(a), bitsOf(b)))).toEqual(sorted(new Set([...a, ...b])));
      // A shorter set has no members beyond its end.
      const short = bitsOf(b).subarray(0, 2);
      const early = common.filter((i) => i < 64);
      expect(countCommon(membersOf(bitsOf(a)), short)).toBe(early.length);
      expect(listOf(intersect(bitsOf(a), short))).toEqual(sorted(early));
      expect(hasBit(short, 64)).toBe(false);
      const without = bitsOf(a);
      for (const i of b) clearBit(without, i);
      expect(a.every((i) => hasBit(without, i) === !b.includes(i))).toBe(true);
    }),
  );
});
