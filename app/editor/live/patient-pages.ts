import { useEffect } from 'react';
import { untilServerAnswers } from './reachable';

/**
 * What the router asks for while the shop does not answer is asked for again when it is back: a panel
 * that opens, the page after an edit. Else an error page would stand where somebody works.
 */
export function usePatientPages(): void {
  useEffect(() => {
    const plain = window.fetch;
    window.fetch = patient(plain);
    return () => {
      window.fetch = plain;
    };
  }, []);
}

export function patient(plain: typeof fetch): typeof fetch {
  return (input, init) =>
    isPageData(input, init) ? patiently(() => plain(input, init), init) : plain(input, init);
}

async function patiently(
  ask: () => Promise<Response>,
  init: RequestInit | undefined,
): Promise<Response> {
  for (;;) {
    const answer = await ask().catch((error: unknown) => {
      // The router has gone elsewhere.
      if (init?.signal?.aborted) throw error;
      return null;
    });
    if (answer && answer.status < 502) return answer;
    await untilServerAnswers();
    init?.signal?.throwIfAborted();
  }
}

/** The data of a page, as Remix asks for it; what is sent is another's (`edit-queue.tsx`). */
function isPageData(input: RequestInfo | URL, init: RequestInit | undefined): boolean {
  const isRead = (init?.method ?? 'GET').toUpperCase() === 'GET';
  return isRead && input instanceof URL && input.pathname.endsWith('.data');
}
