import * as z from 'zod/v4';
import { toldList } from './told';

/** A list without the entries that this shop can do nothing with; another server may have more kinds of them. */
export function readableList<Schema extends z.ZodType>(entry: Schema) {
  return toldList(z.unknown()).transform((list) =>
    list.flatMap((one): z.output<Schema>[] => {
      const read = entry.safeParse(one);
      return read.success ? [read.data] : [];
    }),
  );
}
