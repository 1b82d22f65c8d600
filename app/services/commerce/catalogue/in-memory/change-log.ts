import type { ChangeLog } from '../../core/catalogue-index';

/** So many changes are remembered; who is further behind has to begin anew. */
const LONGEST = 500;

/** A log without changes, and how to write into it. */
export function createChangeLog(): ChangeLog & { note: (ids: number[] | 'everything') => void } {
  let ids: number[] = [];
  let forgotten = 0;
  return {
    position: () => forgotten + ids.length,
    since: (position) =>
      position < forgotten ? 'everything' : [...new Set(ids.slice(position - forgotten))],
    note(changed) {
      if (changed !== 'everything') ids.push(...changed);
      const tooMany = changed === 'everything' ? ids.length : ids.length - LONGEST;
      if (tooMany > 0) {
        forgotten += tooMany;
        ids = ids.slice(tooMany);
      }
      // Even a reader who has seen all of it has to begin anew.
      if (changed === 'everything') forgotten += 1;
    },
  };
}
