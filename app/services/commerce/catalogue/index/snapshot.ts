import type { CategoryTreeItem, Language } from '../../../shop-api';
import { clearBit, makeBits, setBit, type Bits } from './bits';
import { withAncestors, type IndexCategories } from './categories';
import { indexItem, type IndexedItem, type RawItem } from './indexed-item';
import type { IndexGroup } from './load-groups';

/**
 * The catalogue at one moment. Every item has a slot; a set is a bitset over slots. A snapshot is
 * never changed: patching shares what stays the same and copies the rest.
 */
export type Snapshot = {
  /** For which moment offers and sales were worked out, and when they next change (epoch ms). */
  clock: number;
  nextChange: number | null;
  categories: IndexCategories;
  groups: IndexGroup[];
  items: (IndexedItem | undefined)[];
  slotById: Map<number, number>;
  words: number;
  sets: Map<string, Bits>;
  /** Place of each slot in the order of names. */
  nameRanks: Record<Language, Int32Array>;
  trees: Partial<Record<Language, CategoryTreeItem[]>>;
};

/** Slots kept free so that new items do not need new bitsets. */
const SPARE_SLOTS = 1024;

/** A snapshot of all given items (ascending by id) for a moment. */
export function buildSnapshot(
  raw: RawItem[],
  categories: IndexCategories,
  groups: IndexGroup[],
  now: number,
): Snapshot {
  const words = Math.ceil((raw.length + SPARE_SLOTS) / 32);
  const ancestors = (id: number) => withAncestors(categories, id);
  const items = raw.map((each) => indexItem(each, ancestors, now));
  const sets = new Map<string, Bits>();
  for (const [slot, item] of items.entries()) {
    for (const name of item.sets) {
      const bits = sets.get(name) ?? makeBits(words);
      sets.set(name, bits);
      setBit(bits, slot);
    }
  }
  return {
    clock: now,
    nextChange: earliestChange(items),
    categories,
    groups,
    items,
    slotById: new Map(raw.map((each, slot) => [each.id, slot])),
    words,
    sets,
    nameRanks: rankNames(items),
    trees: {},
  };
}

/**
 * The snapshot with some items read again at a moment; ids without a raw item are gone. Ids above
 * every known one become new items.
 */
export function patchSnapshot(
  old: Snapshot,
  changed: Map<number, RawItem | null>,
  now: number,
): Snapshot {
  const added = [...changed].filter(([id, raw]) => raw && !old.slotById.has(id));
  if (old.items.length + added.length > old.words * 32) return rebuildSnapshot(old, changed, now);
  const ancestors = (id: number) => withAncestors(old.categories, id);
  const next = { ...old, items: [...old.items], slotById: old.slotById, trees: {} };
  if (added.length > 0) next.slotById = new Map(old.slotById);
  const sets = writableSets(old);
  let isRenamed = false;
  for (const [id, raw] of [...changed].sort(([a], [b]) => a - b)) {
    const slot = next.slotById.get(id) ?? next.items.length;
    const before = next.items[slot];
    if (!raw && !before) continue;
    const after = raw ? indexItem(raw, ancestors, now) : undefined;
    next.items[slot] = after;
    next.slotById.set(id, slot);
    for (const name of before?.sets ?? []) clearBit(sets.take(name), slot);
    for (const name of after?.sets ?? []) setBit(sets.take(name), slot);
    isRenamed ||= !sameKeys(before?.raw, after?.raw);
  }
  next.sets = sets.all;
  if (isRenamed) next.nameRanks = rankNames(next.items);
  next.nextChange = earliestChange(next.items);
  return next;
}

/** The snapshot with offers and sales worked out for another moment. */
export function advanceSnapshot(old: Snapshot, now: number): Snapshot {
  const isBack = now < old.clock;
  const due = old.items.filter(
    (item) => item && (isBack || (item.nextChange !== null && item.nextChange <= now)),
  );
  const changed = new Map(due.map((item) => [item!.raw.id, item!.raw]));
  return { ...patchSnapshot(old, changed, now), clock: now };
}

/** Like patching, but works everything out anew: for other categories or more slots. */
export function rebuildSnapshot(
  old: Snapshot,
  changed: Map<number, RawItem | null>,
  now: number,
): Snapshot {
  const kept = old.items.flatMap((item) => (item && !changed.has(item.raw.id) ? [item.raw] : []));
  const fresh = [...changed.values()].filter((raw) => raw !== null);
  const all = [...kept, ...fresh].sort((a, b) => a.id - b.id);
  return buildSnapshot(all, old.categories, old.groups, now);
}

/** Copies a set the first time it is taken for writing. */
function writableSets(old: Snapshot) {
  const all = new Map(old.sets);
  const copied = new Set<string>();
  function take(name: string): Bits {
    if (!copied.has(name)) {
      all.set(name, all.get(name)?.slice() ?? makeBits(old.words));
      copied.add(name);
    }
    return all.get(name)!;
  }
  return { all, take };
}

function sameKeys(a: RawItem | undefined, b: RawItem | undefined): boolean {
  return a?.sortKeys.de === b?.sortKeys.de && a?.sortKeys.en === b?.sortKeys.en;
}

function rankNames(items: (IndexedItem | undefined)[]): Snapshot['nameRanks'] {
  const rank = (lang: Language) => {
    const slots = [...items.keys()].filter((slot) => items[slot]);
    const key = (slot: number) => items[slot]!.raw.sortKeys[lang];
    slots.sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : a - b));
    const ranks = new Int32Array(items.length);
    slots.forEach((slot, place) => (ranks[slot] = place));
    return ranks;
  };
  return { de: rank('de'), en: rank('en') };
}

function earliestChange(items: (IndexedItem | undefined)[]): number | null {
  let earliest: number | null = null;
  for (const item of items) {
    const change = item?.nextChange ?? null;
    if (change !== null && (earliest === null || change < earliest)) earliest = change;
  }
  return earliest;
}
