import * as z from 'zod/v4';
import * as told from './told';

/** One page of a list. */
export function wirePageOf<Entry extends z.ZodType>(entry: Entry) {
  return z.object({
    page: told.oneOrMore,
    lastPageNumber: told.oneOrMore,
    itemsPerPage: told.oneOrMore,
    totalsCount: told.count,
    entries: told.list(entry),
  });
}
