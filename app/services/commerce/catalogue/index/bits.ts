/** A set of small numbers, 32 to a word. Two sets that meet in one operation have the same size. */
export type Bits = Uint32Array;

/** An empty set for numbers below 32 times `words`. */
export function makeBits(words: number): Bits {
  return new Uint32Array(words);
}

/** Is `i` in the set? */
export function hasBit(bits: Bits, i: number): boolean {
  return ((bits[i >>> 5]! >>> (i & 31)) & 1) === 1;
}

/** Adds `i`. */
export function setBit(bits: Bits, i: number): void {
  bits[i >>> 5]! |= 1 << (i & 31);
}

/** Takes `i` out. */
export function clearBit(bits: Bits, i: number): void {
  bits[i >>> 5]! &= ~(1 << (i & 31));
}

/** Keeps in `target` what is also in `other`. */
export function intersect(target: Bits, other: Bits): Bits {
  for (let w = 0; w < target.length; w += 1) target[w]! &= other[w]!;
  return target;
}

/** Adds to `target` what is in `other`. */
export function unite(target: Bits, other: Bits): Bits {
  for (let w = 0; w < target.length; w += 1) target[w]! |= other[w]!;
  return target;
}

/** How many are in the set. */
export function countBits(bits: Bits): number {
  let count = 0;
  for (let w = 0; w < bits.length; w += 1) count += ones(bits[w]!);
  return count;
}

/** How many are in both, without making the set. */
export function countCommon(a: Bits, b: Bits): number {
  let count = 0;
  for (let w = 0; w < a.length; w += 1) {
    const word = a[w]! & b[w]!;
    if (word !== 0) count += ones(word);
  }
  return count;
}

/** Calls `visit` for every member, ascending. */
export function forEachBit(bits: Bits, visit: (i: number) => void): void {
  for (let w = 0; w < bits.length; w += 1) {
    for (let word = bits[w]!; word !== 0; word &= word - 1) {
      visit((w << 5) + (31 - Math.clz32(word & -word)));
    }
  }
}

function ones(word: number): number {
  let n = word - ((word >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
