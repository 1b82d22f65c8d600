import { useSyncExternalStore } from 'react';
import { createExternalStore } from '~/lib/external-store';

/** Milliseconds between two checks whether the server is back. */
const LOOK_MS = 2000;

const isAway = createExternalStore(false);

/** Resolves when the server answers again; meanwhile `useServerAway` reports that it does not. */
export async function untilServerAnswers(): Promise<void> {
  isAway.set(true);
  while (!(await serverAnswers())) await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  isAway.set(false);
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
