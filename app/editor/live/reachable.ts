import { useSyncExternalStore } from 'react';

/** Milliseconds between two looks whether the server is back. */
const LOOK_MS = 2000;

let isAway = false;
const watchers = new Set<() => void>();

/** Resolves when the server answers again; meanwhile `useServerAway` says that it does not. */
export async function untilServerAnswers(): Promise<void> {
  setAway(true);
  while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  setAway(false);
}

export function useServerAway(): boolean {
  return useSyncExternalStore(watch, () => isAway, alwaysThere);
}

async function answers(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

function setAway(value: boolean): void {
  isAway = value;
  for (const tell of watchers) tell();
}

function watch(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}

const alwaysThere = () => false;
