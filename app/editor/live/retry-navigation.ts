import { useEffect } from 'react';
import { untilNextAttempt } from './reachable';

/**
 * Repeats requests of the router for page data that fail while the shop is unreachable, as soon as it is back: a
 * panel that opens, the page after an edit. Otherwise an error page would replace the editor.
 */
export function useRetryNavigation(): void {
  useEffect(() => {
    const plain = window.fetch;
    window.fetch = withRetry(plain);
    return () => {
      window.fetch = plain;
    };
  }, []);
}

export function withRetry(plain: typeof fetch): typeof fetch {
  return (input, init) =>
    isPageData(input, init)
      ? retryUntilAnswered(() => plain(input, init), init)
      : plain(input, init);
}

async function retryUntilAnswered(
  ask: () => Promise<Response>,
  init: RequestInit | undefined,
): Promise<Response> {
  for (;;) {
    const answer = await ask().catch((error: unknown) => {
      // The router has navigated elsewhere.
      if (init?.signal?.aborted) throw error;
      return null;
    });
    if (answer && answer.status < 502) return answer;
    await untilNextAttempt();
    init?.signal?.throwIfAborted();
  }
}

/** Is this a request of Remix for page data? The edit queue repeats what is sent (`edit-queue.tsx`). */
function isPageData(input: RequestInfo | URL, init: RequestInit | undefined): boolean {
  const isRead = (init?.method ?? 'GET').toUpperCase() === 'GET';
  return isRead && input instanceof URL && input.pathname.endsWith('.data');
}
