import * as z from 'zod';
import * as lenient from './lenient';

/** One page of a list. */
export function wirePageOf<Entry extends z.ZodType>(entry: Entry) {
  return z.object({
    page: lenient.oneOrMore,
    lastPageNumber: lenient.oneOrMore,
    itemsPerPage: lenient.oneOrMore,
    totalsCount: lenient.count,
    entries: lenient.list(entry),
  });
}
