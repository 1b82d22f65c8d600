/** Widths a page is looked at in, in pixels; null is the whole window. */
export const PREVIEW_WIDTHS = [380, 768, 1024] as const;
export type PreviewWidth = (typeof PREVIEW_WIDTHS)[number];

/** The width an address asks for; the whole window for any other word. */
export function widthOf(text: string | null): PreviewWidth | null {
  return PREVIEW_WIDTHS.find((width) => String(width) === text) ?? null;
}
