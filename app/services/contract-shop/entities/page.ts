import * as z from 'zod/v4';
import { toldCount, toldList } from './told';

const atLeastOne = toldCount.transform((number) => Math.max(1, number));

/** One page of a list. */
export function wirePageOf<Entry extends z.ZodType>(entry: Entry) {
  return z.object({
    page: atLeastOne,
    lastPageNumber: atLeastOne,
    itemsPerPage: atLeastOne,
    totalsCount: toldCount,
    entries: toldList(entry),
  });
}
