import { cleanTexts } from '../kit/clean-text';
import { keepItemPaths } from '../kit/former-paths';
import { HAZARD_CELLS, hazardOf, loadHazards, withStoredHazard } from '../kit/hazard';
import { defineKind, type ImportContext } from '../kit/kind';
import { BadCell } from '../kit/bad-cell';
import { slugify } from '../../app/lib/slug';
import { absentColumns, writeTexts } from '../kit/texts';
import { upsert } from '../kit/upsert';
import {
  linksToCategories,
  linksToOrderProperties,
  linksToProperties,
  linksToTags,
  writeLinks,
} from './item-links';
import { itemColumns, type ItemRow } from './item-columns';

const columns = {
  id: 'int',
  external_id: 'text',
  item_type: 'text',
  manufacturer_id: 'int',
  responsible_person_id: 'int',
  hazard: 'jsonb',
  is_mixed_to_order: 'boolean',
  is_sold_online: 'boolean',
  weee_number: 'text',
  durability_guarantee_years: 'int',
  condition: 'text',
  shade_id: 'int',
  line: 'text',
  is_tester: 'boolean',
  is_active: 'boolean',
  score: 'int',
  created_at: 'timestamptz',
};
/** Columns that are filled from one cell each. */
const { id: _id, hazard: _hazard, ...own } = columns;
const HTML_COLUMNS = [
  'description_de',
  'description_en',
  'technical_data_de',
  'technical_data_en',
] as const;
const otherNames = {
  item_type: 'type',
  manufacturer_id: 'manufacturer',
  responsible_person_id: 'responsible_person',
  shade_id: 'shade',
  is_mixed_to_order: 'made_to_order',
};

export const items = defineKind({
  name: 'items',
  signature: ['item', 'name_de'],
  columns: itemColumns,
  unique: 'item',
  ids: { id: 'item' },
  refersTo: [
    'item',
    'manufacturer',
    'responsible_person',
    'shade',
    'category',
    'property',
    'property_value',
    'tag',
  ],
  async check(row, context) {
    const { references, present } = context;
    if (row.manufacturer) references.need('manufacturer', row.manufacturer, 'manufacturer');
    if (row.responsible_person) {
      references.need('responsible_person', row.responsible_person, 'responsible_person');
    }
    if (row.shade) references.need('shade', row.shade, 'shade');
    linksToCategories(row, 0, references);
    linksToProperties(row, 0, references);
    linksToOrderProperties(row, 0, references);
    linksToTags(row, 0, references);
    // If some cells are missing, the label is checked with the stored ones.
    if (HAZARD_CELLS.every((cell) => present.has(cell))) hazardOf(row);
    row.name_en ||= row.name_de;
    row.url_de ||= slugify(row.name_de);
    row.url_en ||= slugify(row.name_en);
    if (!row.url_de || !row.url_en) throw new BadCell('url_de', 'is missing');
    await cleanTexts(row, HTML_COLUMNS, context);
  },
  async write(rows, context) {
    const { client, references, touched } = context;
    const idOf = (table: 'manufacturer' | 'responsible_person' | 'shade', own: string | null) =>
      own ? references.need(table, own, table) : null;
    const now = new Date().toISOString();
    const hazards = await loadHazards(rows, context);
    const keepsHazard = !HAZARD_CELLS.some((cell) => context.present.has(cell));
    await upsert(
      client,
      {
        table: 'item',
        key: ['external_id'],
        columns,
        keep: [
          'created_at',
          ...(keepsHazard ? ['hazard'] : []),
          ...absentColumns(context, own, '', otherNames),
        ],
        also: 'updated_at = now()',
      },
      rows.map((row) => ({
        ...row,
        external_id: row.item,
        is_mixed_to_order: row.made_to_order,
        item_type: row.type,
        manufacturer_id: idOf('manufacturer', row.manufacturer),
        responsible_person_id: idOf('responsible_person', row.responsible_person),
        shade_id: idOf('shade', row.shade),
        hazard: hazardOf(withStoredHazard(row, hazards.get(row.item), context.present)),
        created_at: row.created ?? now,
      })),
    );
    await references.learn(
      'item',
      rows.map((row) => row.item),
    );
    for (const row of rows) touched.items.add(references.need('item', row.item, 'item'));
    await keepItemPaths(rows, context);
    await writeLinks(rows, context);
    await writeItemTexts(rows, context);
  },
});

async function writeItemTexts(rows: ItemRow[], context: ImportContext) {
  await writeTexts(
    context,
    {
      table: 'item_text',
      owner: 'item_id',
      columns: [
        'name1',
        'url_path',
        'title',
        'short_description',
        'description',
        'technical_data',
        'meta_description',
        'keywords',
      ],
      // A stored address stays, even if the goods are renamed.
      otherNames: { name1: 'name', url_path: 'url' },
    },
    rows.map((row) => ({
      id: context.references.need('item', row.item, 'item'),
      de: {
        name1: row.name_de,
        url_path: row.url_de,
        title: row.title_de,
        short_description: row.short_description_de,
        description: row.description_de,
        technical_data: row.technical_data_de,
        meta_description: row.meta_description_de,
        keywords: row.keywords_de,
      },
      en: {
        name1: row.name_en,
        url_path: row.url_en,
        title: row.title_en,
        short_description: row.short_description_en,
        description: row.description_en,
        technical_data: row.technical_data_en,
        meta_description: row.meta_description_en,
        keywords: row.keywords_en,
      },
    })),
  );
}
