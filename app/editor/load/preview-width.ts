/** Device widths for the preview, in pixels; null is the whole window. */
export const PREVIEW_WIDTHS = [380, 768, 1024] as const;
/** §9: the breakpoints of the layout, for the preview. */
export const BREAKPOINTS = [320, 640, 768, 1024, 1280, 1536] as const;

export type DeviceWidth = (typeof PREVIEW_WIDTHS)[number];
export type PreviewWidth = DeviceWidth | (typeof BREAKPOINTS)[number];

/** The width of an address; the whole window for any other value. */
export function widthOf(text: string | null): PreviewWidth | null {
  return [...PREVIEW_WIDTHS, ...BREAKPOINTS].find((width) => String(width) === text) ?? null;
}
