import * as z from 'zod';
import { integer, key } from '../kit/cells';
import { defineKind, type ImportContext } from '../kit/kind';
import { BadCell } from '../kit/bad-cell';
import { absentColumns } from '../kit/texts';
import { replaceList } from '../kit/upsert';

/** Parts of a bundle: those in the file replace the stored ones. */
export const bundles = defineKind({
  name: 'bundles',
  signature: ['bundle', 'component'],
  columns: z.object({
    bundle: key(),
    component: key(),
    quantity: integer(1, 1, 999),
    position: integer(0),
  }),
  groupBy: 'bundle',
  refersTo: ['variation'],
  check(row, { references }) {
    references.need('variation', row.bundle, 'bundle');
    references.need('variation', row.component, 'component');
    if (row.bundle === row.component) throw new BadCell('component', 'is the bundle itself');
  },
  async write(rows, context) {
    const { client, references } = context;
    const parts = rows.map((row) => ({
      bundle_variation_id: references.need('variation', row.bundle, 'bundle'),
      component_variation_id: references.need('variation', row.component, 'component'),
      quantity: row.quantity,
      position: row.position,
    }));
    await replaceList(
      client,
      {
        table: 'bundle_component',
        parent: 'bundle_variation_id',
        key: ['bundle_variation_id', 'component_variation_id'],
        columns: {
          bundle_variation_id: 'int',
          component_variation_id: 'int',
          quantity: 'int',
          position: 'int',
        },
        keep: absentColumns(context, { quantity: 'int', position: 'int' }),
      },
      parts.map((part) => part.bundle_variation_id),
      parts,
    );
    await refuseUnpriced(context, [...new Set(parts.map((part) => part.bundle_variation_id))]);
  },
});

/** The price of a set with several VAT rates is divided by the prices of its parts. */
async function refuseUnpriced({ client }: ImportContext, bundleIds: number[]): Promise<void> {
  const { rows } = await client.query<{ number: string }>(
    `select v.number from bundle_component c join variation v on v.id = c.component_variation_id
     where c.bundle_variation_id = any($1)
       and not exists (select from variation_price p where p.variation_id = v.id and p.kind = 'default')
       and (select count(distinct w.vat_class) from bundle_component d
            join variation w on w.id = d.component_variation_id
            where d.bundle_variation_id = c.bundle_variation_id) > 1
     order by c.position limit 1`,
    [bundleIds],
  );
  if (!rows[0]) return;
  throw new BadCell(
    'component',
    `${rows[0].number} has no price: the set has parts of several VAT rates, so its price is split by theirs`,
  );
}
