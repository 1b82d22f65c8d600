import * as z from 'zod';
import { choice, integer, key } from '../kit/cells';
import { defineKind } from '../kit/kind';
import { absentColumns } from '../kit/texts';
import { replaceList } from '../kit/upsert';

/** Related items: the file's lines replace the stored ones; without `relation`, accessories. */
export const relations = defineKind({
  name: 'relations',
  signature: ['item', 'related_item'],
  columns: z.object({
    item: key(),
    related_item: key(),
    relation: choice('Accessory', ['Accessory', 'Similar']),
    position: integer(0),
  }),
  groupBy: 'item',
  refersTo: ['item'],
  check(row, { references }) {
    references.need('item', row.item, 'item');
    references.need('item', row.related_item, 'related_item');
  },
  async write(rows, context) {
    const { client, references, present } = context;
    const relations = rows.map((row) => ({
      item_id: references.need('item', row.item, 'item'),
      related_item_id: references.need('item', row.related_item, 'related_item'),
      relation: row.relation,
      position: row.position,
    }));
    await replaceList(
      client,
      {
        table: 'item_relation',
        parent: 'item_id',
        key: ['item_id', 'related_item_id', 'relation'],
        columns: { item_id: 'int', related_item_id: 'int', relation: 'text', position: 'int' },
        keep: absentColumns(context, { position: 'int' }),
        ...(!present.has('relation') && { only: `t.relation = 'Accessory'` }),
      },
      relations.map((relation) => relation.item_id),
      relations,
    );
  },
});
