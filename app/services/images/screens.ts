/** The kinds of screens a picture of a page is made for (§3 Image), with their widths in pixels. */
const SCREENS = { wideScreen: 2560, desktop: 1920, tablet: 1280, mobile: 960 } as const;

export type Screen = keyof typeof SCREENS;

/** The width in which a picture is sent to each kind of screen: never wider than it is. */
export function screenWidths(width: number): Record<Screen, number> {
  const widths = Object.entries(SCREENS).map(([screen, widest]) => [
    screen,
    Math.min(widest, width),
  ]);
  return Object.fromEntries(widths) as Record<Screen, number>;
}
