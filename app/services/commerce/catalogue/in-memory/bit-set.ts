/**
 * A set of small numbers, 32 to a word. It is as long as its largest member needs: what lies behind
 * its end is not in it.
 */
export type Bits = Uint32Array;

/** Words that hold the numbers below `limit`. */
export function wordsFor(limit: number): number {
  return Math.ceil(limit / 32);
}

/** An empty set for numbers below 32 times `words`. */
export function makeBits(words: number): Bits {
  return new Uint32Array(words);
}

/** Is `i` in the set? */
export function hasBit(bits: Bits, i: number): boolean {
  return (((bits[i >>> 5] ?? 0) >>> (i & 31)) & 1) === 1;
}

/** Adds `i`, for which the set is long enough. */
export function setBit(bits: Bits, i: number): void {
  bits[i >>> 5]! |= 1 << (i & 31);
}

/** Takes `i` out. */
export function clearBit(bits: Bits, i: number): void {
  if (i >>> 5 < bits.length) bits[i >>> 5]! &= ~(1 << (i & 31));
}

/** Keeps in `target` what is also in `other`. */
export function intersect(target: Bits, other: Bits): Bits {
  const common = Math.min(target.length, other.length);
  for (let w = 0; w < common; w += 1) target[w]! &= other[w]!;
  return target.fill(0, common);
}

/** Adds to `target`, which is long enough, what is in `other`. */
export function unite(target: Bits, other: Bits): Bits {
  for (let w = 0; w < other.length; w += 1) target[w]! |= other[w]!;
  return target;
}

/** How many are in the set. */
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

/** A set without its empty words, to be held against many others. */
export type Members = { places: Uint32Array; words: Uint32Array };

/** The members of a set; quick to count with where they lie together. */
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

/** How many are in both, without making the set. */
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
