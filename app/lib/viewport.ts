/**
 * The window size of a visitor who has consented to this (§9): set by script, read for the first
 * picture.
 */
export const VIEWPORT_COOKIE = 'viewport';
export const VIEWPORT_DAYS = 365;

/** The breakpoints of §9 by name, the widest first: the minimum width of a window. */
const BREAKPOINTS = { '4xl': 1920, lg: 1024, md: 768, sm: 640, xs: 0 } as const;
export type Viewport = keyof typeof BREAKPOINTS;

/** The name of a window of this width. */
export function viewportOf(width: number): Viewport {
  const names = Object.keys(BREAKPOINTS) as Viewport[];
  return names.find((name) => width >= BREAKPOINTS[name]) ?? 'xs';
}

/** The minimum width of a window of this name; a phone's for an unknown name. */
export function leastWidthOf(viewport: string | undefined): number {
  return viewport && Object.hasOwn(BREAKPOINTS, viewport) ? BREAKPOINTS[viewport as Viewport] : 0;
}
