import type { ImportContext } from '../kit/kind';
import type { VariationRow } from './variation-columns';
import type { References } from '../kit/references';
import { replaceList, type DbRow } from '../kit/upsert';
import { within } from '../kit/within';

/** Rows of variation_attribute_value for `shade=sage|gloss=matt`. */
export function attributeValuesOf(
  row: VariationRow,
  variationId: number,
  references: References,
): DbRow[] {
  return row.attributes.map(([attribute, value]) => ({
    variation_id: variationId,
    attribute_id: references.need('attribute', attribute, 'attributes'),
    attribute_value_id: references.need('attribute_value', within(attribute, value), 'attributes'),
  }));
}

export async function writeAttributeValues(
  owned: { row: VariationRow; id: number }[],
  { client, references }: ImportContext,
): Promise<void> {
  await replaceList(
    client,
    {
      table: 'variation_attribute_value',
      parent: 'variation_id',
      key: ['variation_id', 'attribute_id'],
      columns: { variation_id: 'int', attribute_id: 'int', attribute_value_id: 'int' },
    },
    owned.map(({ id }) => id),
    owned.flatMap(({ row, id }) => attributeValuesOf(row, id, references)),
  );
}
