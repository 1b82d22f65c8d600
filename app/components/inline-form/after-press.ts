let isPressed = false;
let waiting: (() => void)[] = [];

/**
 * Runs `change` when no mouse button is held down and a tap has been handled: an error that appears
 * between press and release moves the pressed button away, and the click is lost.
 */
export function afterPress(change: () => void): void {
  waiting.push(change);
  if (!isPressed) setTimeout(runWaiting);
}

/** Tracks the presses on the page; returns a function that ends that. */
export function watchPresses(): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  addEventListener('pointerdown', () => (isPressed = true), { signal, capture: true });
  addEventListener('pointerup', release, { signal, capture: true });
  addEventListener('pointercancel', release, { signal, capture: true });
  return () => ended.abort();
}

function release(): void {
  isPressed = false;
  setTimeout(runWaiting);
}

function runWaiting(): void {
  if (isPressed) return;
  const changes = waiting;
  waiting = [];
  for (const change of changes) change();
}
