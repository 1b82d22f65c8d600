import * as z from 'zod/v4';
import { toldCount, toldList, toldOneOrMore } from './told';

/** One page of a list. */
export function wirePageOf<Entry extends z.ZodType>(entry: Entry) {
  return z.object({
    page: toldOneOrMore,
    lastPageNumber: toldOneOrMore,
    itemsPerPage: toldOneOrMore,
    totalsCount: toldCount,
    entries: toldList(entry),
  });
}
