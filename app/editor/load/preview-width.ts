/** Widths of devices a page is looked at in, in pixels; null is the whole window. */
export const PREVIEW_WIDTHS = [380, 768, 1024] as const;
/** §9: where layouts break, as an editor looks at them. */
export const BREAKPOINTS = [320, 640, 768, 1024, 1280, 1536] as const;

export type DeviceWidth = (typeof PREVIEW_WIDTHS)[number];
export type PreviewWidth = DeviceWidth | (typeof BREAKPOINTS)[number];

/** The width an address asks for; the whole window for any other word. */
export function widthOf(text: string | null): PreviewWidth | null {
  return [...PREVIEW_WIDTHS, ...BREAKPOINTS].find((width) => String(width) === text) ?? null;
}
