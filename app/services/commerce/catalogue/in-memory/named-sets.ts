import { clearBit, makeBits, setBit, wordsFor, type Bits } from './bit-set';

/** Sets of slots by name (`category-5`, `property-7`); each maintains its size. */
export type NamedSets = {
  /** Number of a set, which is created if it is new. */
  numberOf: (name: string) => number;
  /** Adds a slot that is not in the set. */
  add: (number: number, slot: number) => void;
  /** Removes a slot that is in the set. */
  remove: (number: number, slot: number) => void;
  bits: (name: string) => Bits | undefined;
  size: (name: string) => number;
};

/** Room for further slots, so that a set does not grow with each of them. */
const SPARE_SLOTS = 2048;

/** No sets yet. */
export function createNamedSets(): NamedSets {
  const numbers = new Map<string, number>();
  const sets: Bits[] = [];
  const sizes: number[] = [];

  return {
    numberOf(name) {
      const known = numbers.get(name);
      if (known !== undefined) return known;
      const number = sets.push(makeBits(0)) - 1;
      sizes.push(0);
      numbers.set(name, number);
      return number;
    },
    add(number, slot) {
      const needed = wordsFor(slot + 1);
      if (needed > sets[number]!.length) {
        const longer = makeBits(wordsFor(slot + SPARE_SLOTS));
        longer.set(sets[number]!);
        sets[number] = longer;
      }
      setBit(sets[number]!, slot);
      sizes[number]! += 1;
    },
    remove(number, slot) {
      clearBit(sets[number]!, slot);
      sizes[number]! -= 1;
    },
    bits: (name) => sets[numbers.get(name) ?? -1],
    size: (name) => sizes[numbers.get(name) ?? -1] ?? 0,
  };
}
