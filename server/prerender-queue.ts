import type { Change } from '../database/listen';

/** Goods whose pictures are to be rendered ahead: at first all, later those that changed. */
export function createPrerenderQueue() {
  let changed = new Set<number>();
  let isAll = true;
  let wake: () => void = () => undefined;

  return {
    add(change: Change): void {
      if (change === 'everything' || change.includes('catalogue')) isAll = true;
      else for (const item of itemsIn(change)) changed.add(item);
      if (isAll || changed.size > 0) wake();
    },
    /** Resolves when the queue is not empty. */
    async untilFilled(): Promise<void> {
      if (isAll || changed.size > 0) return;
      await new Promise<void>((resolve) => (wake = resolve));
    },
    takeAll(): boolean {
      const all = isAll;
      isAll = false;
      return all;
    },
    /** Takes the ids of the changed items. */
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
