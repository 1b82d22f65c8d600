import * as z from 'zod';

/** One page of a list, with the contract's counts. */
export function wirePageSchema<Entry extends z.ZodType>(entry: Entry) {
  return z.strictObject({
    page: z.int(),
    totalsCount: z.int(),
    isLastPage: z.boolean(),
    lastPageNumber: z.int(),
    firstOnPage: z.int(),
    lastOnPage: z.int(),
    itemsPerPage: z.int(),
    entries: z.array(entry),
  });
}

type Place = { page: number; itemsPerPage: number; totalsCount: number };

/** These entries as a page at this position. */
export function toWirePage<Entry>(
  { page, itemsPerPage, totalsCount }: Place,
  entries: readonly Entry[],
) {
  const lastPageNumber = Math.max(1, Math.ceil(totalsCount / itemsPerPage));
  const before = (page - 1) * itemsPerPage;
  return {
    page,
    totalsCount,
    isLastPage: page >= lastPageNumber,
    lastPageNumber,
    firstOnPage: entries.length === 0 ? 0 : before + 1,
    lastOnPage: entries.length === 0 ? 0 : before + entries.length,
    itemsPerPage,
    entries: [...entries],
  };
}
