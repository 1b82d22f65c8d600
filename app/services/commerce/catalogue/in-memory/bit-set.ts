/**
 * A set of small numbers, 32 to a word. It is as long as its largest member requires: numbers
 * beyond its end are not in it.
 */
export type Bits = Uint32Array;

/** Words for the numbers below `limit`. */
export function wordsFor(limit: number): number {
  return Math.ceil(limit / 32);
}

/** An empty set for numbers below 32 times `words`. */
export function makeBits(words: number): Bits {
  return new Uint32Array(words);
}

/** Whether `i` is in the set. */
export function hasBit(bits: Bits, i: number): boolean {
  return (((bits[i >>> 5] ?? 0) >>> (i & 31)) & 1) === 1;
}

/** Adds `i`, for which the set must be long enough. */
export function setBit(bits: Bits, i: number): void {
  bits[i >>> 5]! |= 1 << (i & 31);
}

/** Removes `i`. */
export function clearBit(bits: Bits, i: number): void {
  if (i >>> 5 < bits.length) bits[i >>> 5]! &= ~(1 << (i & 31));
}

/** Removes from `target` all that is not in `other`. */
export function intersect(target: Bits, other: Bits): Bits {
  const common = Math.min(target.length, other.length);
  for (let w = 0; w < common; w += 1) target[w]! &= other[w]!;
  return target.fill(0, common);
}

/** Adds the members of `other` to `target`, which must be long enough. */
export function unite(target: Bits, other: Bits): Bits {
  for (let w = 0; w < other.length; w += 1) target[w]! |= other[w]!;
  return target;
}

/** The number of members. */
export function countBits(bits: Bits): number {
  let count = 0;
  for (let w = 0; w < bits.length; w += 1) count += ones(bits[w]!);
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

/** A set without its empty words, for comparisons with many others. */
export type Members = { places: Uint32Array; words: Uint32Array };

/** The members of a set; counting is fast where they are close together. */
export function membersOf(bits: Bits): Members {
  const places = new Uint32Array(bits.length);
  const words = new Uint32Array(bits.length);
  let n = 0;
  for (let w = 0; w < bits.length; w += 1) {
    if (bits[w] === 0) continue;
    places[n] = w;
    words[n] = bits[w]!;
    n += 1;
  }
  return { places: places.subarray(0, n), words: words.subarray(0, n) };
}

/** The number of common members, without building their set. */
export function countCommon({ places, words }: Members, bits: Bits): number {
  let count = 0;
  for (let n = 0; n < places.length; n += 1) {
    const place = places[n]!;
    if (place >= bits.length) break;
    const word = words[n]! & bits[place]!;
    if (word !== 0) count += ones(word);
  }
  return count;
}

function ones(word: number): number {
  let n = word - ((word >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
