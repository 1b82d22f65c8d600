import { useSyncExternalStore } from 'react';
import { createExternalStore } from '~/lib/external-store';

/** Milliseconds between two checks whether the server is back. */
const LOOK_MS = 2000;
/** Milliseconds before the next attempt while the shop is there. */
const PAUSE_MS = 1500;

const isAway = createExternalStore(false);

/** Resolves when the server answers again; meanwhile `useServerAway` reports that it does not. */
export async function untilServerAnswers(): Promise<void> {
  isAway.set(true);
  while (!(await serverAnswers())) await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  isAway.set(false);
}

/**
 * Resolves when what got no answer is worth another attempt: when the server is back, or, if it was
 * there all the time, after a pause. Without one a proxy that breaks such a request off, or a shop
 * that has too much to do, would get it many times a second.
 */
export async function untilNextAttempt(): Promise<void> {
  if (await serverAnswers()) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  else await untilServerAnswers();
}

export function useServerAway(): boolean {
  return useSyncExternalStore(isAway.subscribe, isAway.get, alwaysThere);
}

/** Does the application itself answer? A proxy in front of it is not enough. */
export async function serverAnswers(): Promise<boolean> {
  try {
    const answer = await fetch('/healthz', { cache: 'no-store' });
    return answer.ok && !(await answer.text()).includes('"remote":false');
  } catch {
    return false;
  }
}

const alwaysThere = () => false;
