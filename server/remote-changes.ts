import type { Changes } from './follow-changes';
import type { PageCache } from './page-cache';

type Follower = { applyChanges: (change: 'everything') => Promise<void> };

/**
 * An upstream sends no changes to its front, so cached pages expire by the clock. An editor who works
 * through the front still sees a change on the next page, whichever process renders it.
 */
export function trackRemoteChanges(
  cache: Pick<PageCache, 'invalidate'>,
  othersSettled: () => Promise<void>,
): Changes & { note: () => void; engineIs: (engine: Follower) => void } {
  let received = 0;
  let engine: Follower | undefined;

  async function forget() {
    await engine?.applyChanges('everything');
    cache.invalidate('everything');
  }

  return {
    isCurrent: () => true,
    isReachable: async () => true,
    received: () => received,
    note() {
      received += 1;
      void forget();
    },
    caughtUp: forget,
    async settled(since) {
      if (received === since) return;
      await forget();
      await othersSettled();
    },
    engineIs(ready) {
      engine = ready;
    },
    stop: async () => undefined,
  };
}
