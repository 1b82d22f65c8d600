import type { Language } from '../../../shop-api';

/**
 * The slots in the order of their names, as readers of a language expect it: "2 l" before "10 l",
 * "Ä" beside "A"; of equal names the older item first.
 */
export type NameOrder = {
  /** Adds a slot that is not in the order. */
  add: (slot: number, name: string) => void;
  /** Removes a slot. */
  remove: (slot: number) => void;
  nameOf: (slot: number) => string;
  /** Smaller for earlier names; below `limit()`. */
  rank: (slot: number) => number;
  limit: () => number;
};

/** Maximum number of slots in a bucket: adding one moves no more than these. */
const BUCKET = 256;

type Bucket = { nr: number; slots: number[] };

/** An empty order; `idOf` returns the id of the item in a slot. */
export function createNameOrder(lang: Language, idOf: (slot: number) => number): NameOrder {
  const { compare } = new Intl.Collator(lang, { numeric: true });
  const buckets: Bucket[] = [];
  const names: string[] = [];
  const bucketOf: (Bucket | undefined)[] = [];
  const placeOf: number[] = [];

  /** Whether the slot sorts before an item of that name and id. */
  function isBefore(slot: number, name: string, id: number): boolean {
    return (compare(names[slot]!, name) || idOf(slot) - id) < 0;
  }

  /** The number of entries before it in a sorted list. */
  function bisect(length: number, slotAt: (n: number) => number, name: string, id: number): number {
    let low = 0;
    let high = length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isBefore(slotAt(middle), name, id)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  function place(bucket: Bucket, from: number): void {
    for (let n = from; n < bucket.slots.length; n += 1) {
      bucketOf[bucket.slots[n]!] = bucket;
      placeOf[bucket.slots[n]!] = n;
    }
  }

  function renumber(from: number): void {
    for (let nr = from; nr < buckets.length; nr += 1) buckets[nr]!.nr = nr;
  }

  function split(bucket: Bucket): void {
    const half = { nr: 0, slots: bucket.slots.splice(BUCKET / 2) };
    buckets.splice(bucket.nr + 1, 0, half);
    renumber(bucket.nr + 1);
    place(half, 0);
  }

  return {
    add(slot, name) {
      const id = idOf(slot);
      const ahead = bisect(buckets.length, (nr) => buckets[nr]!.slots[0]!, name, id);
      if (buckets.length === 0) buckets.push({ nr: 0, slots: [] });
      const bucket = buckets[Math.max(ahead - 1, 0)]!;
      const at = bisect(bucket.slots.length, (n) => bucket.slots[n]!, name, id);
      names[slot] = name;
      bucket.slots.splice(at, 0, slot);
      place(bucket, at);
      if (bucket.slots.length > BUCKET) split(bucket);
    },
    remove(slot) {
      const bucket = bucketOf[slot]!;
      bucket.slots.splice(placeOf[slot]!, 1);
      place(bucket, placeOf[slot]!);
      bucketOf[slot] = undefined;
      names[slot] = '';
      if (bucket.slots.length > 0) return;
      buckets.splice(bucket.nr, 1);
      renumber(bucket.nr);
    },
    nameOf: (slot) => names[slot]!,
    rank: (slot) => bucketOf[slot]!.nr * BUCKET + placeOf[slot]!,
    limit: () => buckets.length * BUCKET,
  };
}
