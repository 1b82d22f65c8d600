/** §9: what lists of goods of the editor offer, and what they show at first. */
export const PAGE_SIZES = [10, 20, 50, 100] as const;
export type PageSize = (typeof PAGE_SIZES)[number];
const PAGE_SIZE: PageSize = 50;

/** The page size an address asks for; 50 for any other word. */
export function pageSizeOf(text: string | null): PageSize {
  return PAGE_SIZES.find((size) => String(size) === text) ?? PAGE_SIZE;
}
