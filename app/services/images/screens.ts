/** The kinds of screens for pictures of a page (§3 Image), with their widths in pixels. */
const SCREENS = { wideScreen: 2560, desktop: 1920, tablet: 1280, mobile: 960 } as const;

export type Screen = keyof typeof SCREENS;

/** Returns the width for each kind of screen: never wider than the picture. */
export function screenWidths(width: number): Record<Screen, number> {
  const widths = Object.entries(SCREENS).map(([screen, widest]) => [
    screen,
    Math.min(widest, width),
  ]);
  return Object.fromEntries(widths) as Record<Screen, number>;
}
