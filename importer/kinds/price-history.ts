import * as z from 'zod';
import { key, neededInstant, price } from '../kit/cells';
import { defineKind } from '../kit/kind';
import { BadCell } from '../kit/bad-cell';

/** The price of one piece from a day on, before this shop recorded it. Never changed. */
export const priceHistory = defineKind({
  name: 'price history',
  signature: ['variation', 'since', 'price'],
  columns: z.object({ variation: key(), since: neededInstant('start'), price: price() }),
  refersTo: ['variation'],
  check(row, { references }) {
    references.need('variation', row.variation, 'variation');
    if (row.since > new Date().toISOString()) throw new BadCell('since', 'is in the future');
  },
  async write(rows, { client, references }) {
    await client.query(
      `insert into price_history (variation_id, valid_from, price)
       select * from unnest($1::int[], $2::timestamptz[], $3::bigint[]) on conflict do nothing`,
      [
        rows.map((row) => references.need('variation', row.variation, 'variation')),
        rows.map((row) => row.since),
        rows.map((row) => row.price),
      ],
    );
  },
});
