import * as z from 'zod';

/** The position of a page in a listing, and the possible page sizes (§3 Pagination). */
export const paginationSchema = z.object({
  page: z.int().min(1),
  lastPageNumber: z.int().min(1),
  itemsPerPage: z.int(),
  totals: z.int().nonnegative(),
  perPageOptions: z.array(z.int()),
});
export type Pagination = z.infer<typeof paginationSchema>;

/** One page of a list of these entries (§3 Pagination). */
export function pageOf<Entry extends z.ZodType>(entry: Entry) {
  return z.object({
    page: z.int().min(1),
    lastPageNumber: z.int().min(1),
    itemsPerPage: z.int(),
    totalsCount: z.int().nonnegative(),
    entries: z.array(entry),
  });
}
