import type { Change } from '../database/listen';

/** Goods whose pictures are still to be looked at: at first all, later those that changed. */
export function createWantedGoods() {
  let changed = new Set<number>();
  let isAll = true;
  let wake: () => void = () => undefined;

  return {
    add(change: Change): void {
      if (change === 'everything' || change.includes('catalogue')) isAll = true;
      else for (const item of itemsIn(change)) changed.add(item);
      if (isAll || changed.size > 0) wake();
    },
    /** Resolves when there are some. */
    async some(): Promise<void> {
      if (isAll || changed.size > 0) return;
      await new Promise<void>((resolve) => (wake = resolve));
    },
    takeAll(): boolean {
      const all = isAll;
      isAll = false;
      return all;
    },
    /** Ids of items. */
    takeChanged(): number[] {
      const items = [...changed];
      changed = new Set();
      return items;
    },
  };
}

function itemsIn(tags: readonly string[]): number[] {
  return tags.filter((tag) => tag.startsWith('item:')).map((tag) => Number(tag.slice(5)));
}
