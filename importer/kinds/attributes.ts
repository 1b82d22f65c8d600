import * as z from 'zod';
import {
  choice,
  color,
  integer,
  key,
  neededText,
  optionalAddress,
  optionalId,
  optionalKey,
  text,
} from '../kit/cells';
import { defineKind } from '../kit/kind';
import { absentColumns, writeTexts } from '../kit/texts';
import { upsert } from '../kit/upsert';
import { firstPerKey, within } from '../kit/within';

const attributeColumns = { external_id: 'text', type: 'text', position: 'int' };
const valueColumns = {
  id: 'int',
  external_id: 'text',
  attribute_id: 'int',
  position: 'int',
  color: 'text',
  shade_id: 'int',
  image_url: 'text',
};

/** One line is one value of an attribute. */
export const attributes = defineKind({
  name: 'attributes',
  signature: ['attribute', 'value'],
  columns: z.object({
    attribute: key(),
    type: choice('box', ['dropdown', 'image', 'box']),
    position: integer(0),
    name_de: neededText(),
    name_en: text(),
    value: key(),
    value_id: optionalId(),
    value_position: integer(0),
    color: color(),
    shade: optionalKey(),
    image_url: optionalAddress(),
    value_de: neededText(),
    value_en: text(),
  }),
  groupBy: 'attribute',
  ids: { value_id: 'attribute_value' },
  refersTo: ['shade', 'attribute', 'attribute_value'],
  check(row, { references }) {
    if (row.shade) references.need('shade', row.shade, 'shade');
  },
  async write(rows, context) {
    const { client, references } = context;
    const owners = firstPerKey(rows, (row) => row.attribute);
    const ownerId = (row: { attribute: string }) =>
      references.need('attribute', row.attribute, 'attribute');
    await upsert(
      client,
      {
        table: 'attribute',
        key: ['external_id'],
        columns: attributeColumns,
        keep: absentColumns(context, attributeColumns),
      },
      owners.map((row) => ({ external_id: row.attribute, type: row.type, position: row.position })),
    );
    await references.learn(
      'attribute',
      owners.map((row) => row.attribute),
    );
    await writeTexts(
      context,
      { table: 'attribute_text', owner: 'attribute_id', columns: ['name'] },
      owners.map((row) => ({
        id: ownerId(row),
        de: { name: row.name_de },
        en: { name: row.name_en },
      })),
    );

    const keyOf = (row: { attribute: string; value: string }) => within(row.attribute, row.value);
    await upsert(
      client,
      {
        table: 'attribute_value',
        key: ['external_id'],
        columns: valueColumns,
        keep: absentColumns(context, valueColumns, '', {
          position: 'value_position',
          shade_id: 'shade',
        }),
      },
      rows.map((row) => ({
        id: row.value_id,
        external_id: keyOf(row),
        attribute_id: ownerId(row),
        position: row.value_position,
        color: row.color,
        shade_id: row.shade ? references.need('shade', row.shade, 'shade') : null,
        image_url: row.image_url,
      })),
    );
    await references.learn('attribute_value', rows.map(keyOf));
    await writeTexts(
      context,
      {
        table: 'attribute_value_text',
        owner: 'attribute_value_id',
        columns: ['name'],
        otherNames: { name: 'value' },
      },
      rows.map((row) => ({
        id: references.need('attribute_value', keyOf(row), 'value'),
        de: { name: row.value_de },
        en: { name: row.value_en },
      })),
    );
  },
});
