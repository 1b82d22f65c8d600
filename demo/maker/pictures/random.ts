// Seeded pseudo random numbers: the same picture comes out of the same specification, always.

export type Random = {
  /** The next number in [0, 1). */
  next: () => number;
  /** A number in [from, to). */
  between: (from: number, to: number) => number;
  /** A number around 0, bell shaped, seldom beyond ±2. */
  bell: () => number;
};

function hash(text: string): number {
  let state = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193);
  }
  return state >>> 0;
}

export function createRandom(seed: string | number): Random {
  let state = hash(String(seed));
  // mulberry32
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }
  return {
    next,
    between: (from, to) => from + next() * (to - from),
    bell: () => (next() + next() + next() + next() - 2) * 1.7,
  };
}
