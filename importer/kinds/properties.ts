import * as z from 'zod';
import {
  amount,
  boolean,
  choice,
  integer,
  key,
  longText,
  neededText,
  optionalInteger,
  optionalId,
  optionalKey,
  optionalLink,
  text,
} from '../kit/cells';
import { defineKind, type ImportContext } from '../kit/kind';
import { BadCell } from '../kit/bad-cell';
import { absentColumns, writeTexts } from '../kit/texts';
import { upsert } from '../kit/upsert';
import { firstPerKey, within } from '../kit/within';

const rowColumns = z.object({
  property: key(),
  group: optionalKey(),
  group_position: integer(0),
  group_name_de: text(),
  group_name_en: text(),
  cast: choice('text', ['file', 'html', 'text']),
  is_filterable: boolean(false),
  is_order_property: boolean(false),
  value_type: choice('text', ['empty', 'text', 'int', 'float', 'selection', 'file']),
  values_from: choice(null, ['shade']),
  shade_card: optionalKey(),
  is_multiline: boolean(false),
  is_required: boolean(false),
  is_pre_selected: boolean(false),
  is_shown_as_additional_costs: boolean(false),
  vat_id: optionalInteger(0, 20),
  surcharge: amount(),
  position: integer(0),
  name_de: neededText(),
  name_en: text(),
  description_de: longText(),
  description_en: longText(),
  value: optionalKey(),
  value_id: optionalId(),
  value_position: integer(0),
  value_de: text(),
  value_en: text(),
  value_description_de: longText(),
  value_description_en: longText(),
  download_link: optionalLink(),
});
type Row = z.output<typeof rowColumns>;

const propertyColumns = {
  external_id: 'text',
  group_id: 'int',
  cast: 'text',
  is_filterable: 'boolean',
  is_order_property: 'boolean',
  value_type: 'text',
  values_from: 'text',
  shade_card: 'text',
  is_multiline: 'boolean',
  is_required: 'boolean',
  is_pre_selected: 'boolean',
  is_shown_as_additional_costs: 'boolean',
  vat_id: 'int',
  surcharge: 'bigint',
  position: 'int',
};
const valueColumns = {
  id: 'int',
  external_id: 'text',
  property_id: 'int',
  position: 'int',
  download_link: 'text',
};

/** One line is one value of a property; a property without values has one line. */
export const properties = defineKind({
  name: 'properties',
  signature: ['property', 'name_de'],
  columns: rowColumns,
  groupBy: 'property',
  ids: { value_id: 'property_value' },
  refersTo: ['property_group', 'property', 'property_value'],
  check(row) {
    if (row.values_from && row.value_type !== 'text') {
      throw new BadCell('values_from', 'is for value_type text only');
    }
    if (row.value && !row.value_de) throw new BadCell('value_de', 'is missing');
  },
  async write(rows, context) {
    const owners = firstPerKey(rows, (row) => row.property);
    await writeGroups(owners, context);
    await writeProperties(owners, context);
    await writeValues(rows, context);
  },
});

async function writeGroups(rows: Row[], context: ImportContext) {
  const groups = firstPerKey(
    rows.filter((row) => row.group),
    (row) => row.group ?? '',
  );
  const columns = { external_id: 'text', position: 'int' };
  await upsert(
    context.client,
    {
      table: 'property_group',
      key: ['external_id'],
      columns,
      keep: absentColumns(context, columns, '', { position: 'group_position' }),
    },
    groups.map((row) => ({ external_id: row.group, position: row.group_position })),
  );
  await context.references.learn(
    'property_group',
    groups.map((row) => row.group ?? ''),
  );
  await writeTexts(
    context,
    {
      table: 'property_group_text',
      owner: 'group_id',
      columns: ['name'],
      otherNames: { name: 'group_name' },
    },
    groups.map((row) => ({
      id: context.references.need('property_group', row.group ?? '', 'group'),
      de: { name: row.group_name_de || (row.group ?? '') },
      en: { name: row.group_name_en },
    })),
  );
}

async function writeProperties(rows: Row[], context: ImportContext) {
  const { client, references } = context;
  await upsert(
    client,
    {
      table: 'property',
      key: ['external_id'],
      columns: propertyColumns,
      keep: absentColumns(context, propertyColumns, '', { group_id: 'group' }),
    },
    rows.map((row) => ({
      ...row,
      external_id: row.property,
      group_id: row.group ? references.need('property_group', row.group, 'group') : null,
    })),
  );
  await references.learn(
    'property',
    rows.map((row) => row.property),
  );
  await writeTexts(
    context,
    { table: 'property_text', owner: 'property_id', columns: ['name', 'description'] },
    rows.map((row) => ({
      id: references.need('property', row.property, 'property'),
      de: { name: row.name_de, description: row.description_de },
      en: { name: row.name_en, description: row.description_en },
    })),
  );
}

async function writeValues(all: Row[], context: ImportContext) {
  const { client, references } = context;
  const rows = all.filter((row) => row.value);
  const keyOf = (row: Row) => within(row.property, row.value ?? '');
  await upsert(
    client,
    {
      table: 'property_value',
      key: ['external_id'],
      columns: valueColumns,
      keep: absentColumns(context, valueColumns, '', { position: 'value_position' }),
    },
    rows.map((row) => ({
      id: row.value_id,
      external_id: keyOf(row),
      property_id: references.need('property', row.property, 'property'),
      position: row.value_position,
      download_link: row.download_link,
    })),
  );
  await references.learn('property_value', rows.map(keyOf));
  await writeTexts(
    context,
    {
      table: 'property_value_text',
      owner: 'value_id',
      columns: ['value', 'description'],
      otherNames: { description: 'value_description' },
    },
    rows.map((row) => ({
      id: references.need('property_value', keyOf(row), 'value'),
      de: { value: row.value_de, description: row.value_description_de },
      en: { value: row.value_en, description: row.value_description_en },
    })),
  );
}
