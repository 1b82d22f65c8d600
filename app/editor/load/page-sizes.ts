/** §9: the page sizes of the editor's product lists, and their default. */
export const PAGE_SIZES = [10, 20, 50, 100] as const;
export type PageSize = (typeof PAGE_SIZES)[number];
const PAGE_SIZE: PageSize = 50;

/** The page size of an address; 50 for any other value. */
export function pageSizeOf(text: string | null): PageSize {
  return PAGE_SIZES.find((size) => String(size) === text) ?? PAGE_SIZE;
}
