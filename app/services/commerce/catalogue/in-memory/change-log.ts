import type { ChangeLog } from '../../core/catalogue-index';

/** The number of changes stored; a reader further behind has to start again. */
const LONGEST = 500;

/** An empty log with its function for adding entries. */
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
      // Even a reader who has seen all entries has to start again.
      if (changed === 'everything') forgotten += 1;
    },
  };
}
