import { VIEWPORT_COOKIE, VIEWPORT_DAYS, viewportOf } from '~/lib/viewport';

/** Stores the window size, on a page whose visitor has consented to it (9.03). */
export function enhanceViewport(): void {
  if (!('viewport' in document.documentElement.dataset)) return;
  const seconds = VIEWPORT_DAYS * 24 * 60 * 60;
  document.cookie = `${VIEWPORT_COOKIE}=${viewportOf(innerWidth)};path=/;max-age=${seconds};samesite=strict;secure`;
}
