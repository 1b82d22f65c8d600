import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database';
import { fillBase } from '../demo/base';
import { importCatalogue } from '.';

// An import changes only what it has a column for. Every kind is imported whole, with no cell at
// its default, and then again with some of its columns: nothing may change.

type Cells = Record<string, string>;
type Kind = {
  needed: string[];
  rows: Cells[];
  /** Columns that stand together or not at all. */
  together?: string[];
  /** Without this column all lines are of this sort, and others stay. */
  sort?: [column: string, value: string];
};

const company = {
  name: 'Werk',
  external_name: 'Hausname',
  legal_name: 'Werk GmbH',
  contact_url: 'https://werk.example/kontakt',
  street: 'Weg',
  house_no: '1',
  postcode: '10115',
  town: 'Berlin',
  country: 'Deutschland',
  email: 'post@werk.example',
  phone_number: '030 1',
  fax_number: '030 2',
  url: 'https://werk.example',
  logo: '/logo.svg',
};

/** In the order in which they depend on each other. */
const KINDS: Record<string, Kind> = {
  categories: {
    needed: ['category', 'name_de'],
    rows: [
      { category: 'root', name_de: 'Oben', name_en: 'Top', slug_de: 'eigen', slug_en: 'own' },
      {
        category: 'below',
        parent: 'root',
        type: 'content',
        right: 'customer',
        in_navigation: '0',
        in_sitemap: '0',
        position: '7',
        color: '#112233',
        image: '/a.svg',
        image2: '/b.svg',
        name_de: 'Unten',
        name_en: 'Below',
        slug_de: 'tief',
        slug_en: 'deep',
        short_description_de: 'kurz',
        short_description_en: 'short',
        description_de: '<p>lang</p>',
        description_en: '<p>long</p>',
        meta_title_de: 'Titel',
        meta_title_en: 'Title',
        meta_description_de: 'Meta',
        meta_description_en: 'Meta en',
        meta_robots_de: 'NOINDEX',
        meta_robots_en: 'NOFOLLOW',
      },
    ],
  },
  manufacturers: {
    needed: ['manufacturer', 'name', 'town'],
    rows: [{ manufacturer: 'maker', ...company }],
  },
  'responsible-persons': {
    needed: ['responsible_person', 'name', 'town'],
    rows: [{ responsible_person: 'person', ...company }],
  },
  shades: {
    needed: ['shade', 'number', 'color', 'name_de'],
    rows: [
      {
        shade: 'sage',
        card: 'paint',
        number: '4120',
        color: '#a3b096',
        family: 'green',
        position: '5',
        name_de: 'Salbei',
        name_en: 'Sage',
      },
    ],
  },
  attributes: {
    needed: ['attribute', 'name_de', 'value', 'value_de'],
    rows: [
      {
        attribute: 'shade',
        type: 'image',
        position: '3',
        name_de: 'Farbton',
        name_en: 'Shade',
        value: 'sage',
        value_position: '4',
        color: '#abcdef',
        shade: 'sage',
        image_url: '/i.svg',
        value_de: 'Salbei 4120',
        value_en: 'Sage 4120',
      },
    ],
  },
  properties: {
    needed: ['property', 'name_de'],
    together: ['value', 'value_de'],
    rows: [
      {
        property: 'area',
        group: 'facts',
        group_position: '2',
        group_name_de: 'Angaben',
        group_name_en: 'Facts',
        cast: 'html',
        is_filterable: '1',
        is_order_property: '0',
        value_type: 'selection',
        is_multiline: '1',
        is_required: '1',
        is_pre_selected: '1',
        is_shown_as_additional_costs: '1',
        vat_id: '1',
        surcharge: '1,50',
        position: '9',
        name_de: 'Bereich',
        name_en: 'Area',
        description_de: 'wo',
        description_en: 'where',
        value: 'inside',
        value_position: '3',
        value_de: 'innen',
        value_en: 'indoors',
        value_description_de: 'im Haus',
        value_description_en: 'in the house',
        download_link: '/x.pdf',
      },
      {
        property: 'wish',
        is_order_property: '1',
        value_type: 'text',
        values_from: 'shade',
        shade_card: 'paint',
        name_de: 'Wunsch',
        name_en: 'Wish',
      },
    ],
  },
  tags: {
    needed: ['tag', 'name_de'],
    rows: [{ tag: 'new', color: '#334455', name_de: 'Neu', name_en: 'New' }],
  },
  items: {
    needed: ['item', 'name_de'],
    rows: [
      { item: 'other', name_de: 'Anderes' },
      {
        item: 'paint',
        type: 'set',
        manufacturer: 'maker',
        responsible_person: 'person',
        categories: 'below|root',
        properties: 'area=inside',
        order_properties: 'wish:2,50',
        tags: 'new',
        shade: 'sage',
        line: 'calm',
        is_tester: '1',
        is_sold_online: '0',
        weee_number: 'DE 1',
        is_mixed_to_order: '1',
        durability_guarantee_years: '5',
        condition: 'UsedCondition',
        is_active: '0',
        score: '12',
        created: '2024-05-06',
        hazard_pictograms: 'GHS02',
        hazard_signal_word: 'danger',
        hazard_statements_de: 'H226: Brennt.',
        hazard_statements_en: 'H226: Burns.',
        ufi: 'UFI1',
        is_biocide: '1',
        name_de: 'Farbe',
        name_en: 'Paint',
        url_de: 'eigene-adresse',
        url_en: 'own-address',
        title_de: 'Titel',
        title_en: 'Title',
        short_description_de: 'kurz',
        short_description_en: 'short',
        description_de: '<p>lang</p>',
        description_en: '<p>long</p>',
        technical_data_de: '<p>Daten</p>',
        technical_data_en: '<p>data</p>',
        meta_description_de: 'Meta',
        meta_description_en: 'Meta en',
        keywords_de: 'eins',
        keywords_en: 'one',
      },
    ],
  },
  variations: {
    needed: ['variation', 'item', 'number', 'price'],
    rows: [
      { variation: 'part', item: 'other', number: 'P1', price: '5' },
      {
        variation: 'one',
        item: 'paint',
        number: 'N1',
        attributes: 'shade=sage',
        is_main: '1',
        is_active: '0',
        position: '4',
        availability: '5',
        available_until: '2099-01-01',
        unit: 'LTR',
        content: '2,5',
        minimum_order_quantity: '2',
        interval_order_quantity: '2',
        maximum_order_quantity: '20',
        stock: 'unlimited',
        vat_class: 'reduced',
        weight_g: '3000',
        width_mm: '100',
        height_mm: '200',
        length_mm: '300',
        gtin: '2000000000015',
        mpn: 'M-1',
        price: '24,95',
        rrp: '30',
        special_offer: '19,95',
        special_offer_from: 'today-3',
        special_offer_to: 'today+3',
        graduated_prices: '10:22,95|25:20,95',
      },
      { variation: 'two', item: 'paint', number: 'N2', price: '9', stock: '40' },
    ],
  },
  images: {
    needed: ['item', 'file', 'position'],
    sort: ['variation', ''],
    rows: [
      {
        item: 'paint',
        variation: '',
        file: 'room',
        position: '1',
        name_de: 'Raum',
        name_en: 'Room',
        alternate_de: 'Ein Raum',
        alternate_en: 'A room',
      },
      {
        item: 'paint',
        variation: 'one',
        file: 'tin',
        position: '2',
        name_de: 'Dose',
        name_en: 'Tin',
        alternate_de: 'Eine Dose',
        alternate_en: 'A tin',
      },
    ],
  },
  bundles: {
    needed: ['bundle', 'component'],
    rows: [{ bundle: 'two', component: 'part', quantity: '3', position: '2' }],
  },
  relations: {
    needed: ['item', 'related_item'],
    sort: ['relation', 'Accessory'],
    rows: [
      { item: 'other', related_item: 'paint', relation: 'Accessory', position: '3' },
      { item: 'paint', related_item: 'other', relation: 'Similar', position: '3' },
    ],
  },
  reviews: {
    needed: ['review', 'item', 'rating'],
    rows: [
      {
        review: 'r1',
        item: 'paint',
        variation: 'one',
        reply_to: '',
        lang: 'en',
        author: 'Ada',
        title: 'Good',
        text: 'Covers well.',
        rating: '4',
        is_visible: '0',
        source: 'guest',
        created: '2025-01-02',
      },
    ],
  },
  synonyms: {
    needed: ['lang', 'term', 'meaning'],
    rows: [
      { lang: 'en', term: 'emulsion', meaning: 'wall paint' },
      { lang: 'de', term: 'emulsion', meaning: 'Wandfarbe' },
    ],
  },
  coupons: {
    needed: ['coupon', 'percent', 'name_de'],
    rows: [
      {
        coupon: 'TEN',
        percent: '10',
        name_de: 'Zehn',
        name_en: 'Ten',
        minimum_order_value: '50',
        valid_from: '2025-01-01',
        valid_to: '2099-01-01',
        excludes_special_offers: '1',
        category: 'root',
        is_single_usage: '1',
        max_uses: '7',
      },
    ],
  },
};

const TABLES = `category category_detail manufacturer responsible_person shade shade_text attribute
  attribute_text attribute_value attribute_value_text property_group property_group_text property
  property_text property_value property_value_text tag tag_text item item_text item_category
  item_property item_tag variation variation_attribute_value variation_price price_history stock
  item_image bundle_component item_relation review coupon search_synonym`.split(/\s+/);

let database: TestDatabase;
const folder = mkdtempSync(join(tmpdir(), 'csv-'));

beforeAll(async () => {
  database = await createTestDatabase();
  const client = await database.pool.connect();
  await fillBase(client);
  client.release();
  const files = Object.keys(KINDS).map((kind) => fileOf(kind, columnsOf(kind)));
  await run(files);
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

const columnsOf = (kind: string) => [...new Set(KINDS[kind]!.rows.flatMap(Object.keys))];

function fileOf(kind: string, columns: string[]): string {
  const file = join(folder, `${kind}.csv`);
  const [column, value] = KINDS[kind]!.sort ?? [];
  const rows = KINDS[kind]!.rows.filter(
    (row) => !column || columns.includes(column) || row[column] === value,
  );
  const lines = rows.map((row) => columns.map((each) => `"${row[each] ?? ''}"`).join(';'));
  writeFileSync(file, [columns.join(';'), ...lines].join('\n'));
  return file;
}

async function run(files: string[]) {
  const report = await importCatalogue(database.pool, files, {
    findPicture: (file) =>
      Promise.resolve({ hash: file, width: 9, height: 9, placeholder: '', widths: [9] }),
  });
  expect(report.problems).toEqual([]);
}

/** Every row of the catalogue, but for when it was last written. */
async function snapshot(): Promise<Record<string, unknown[]>> {
  const all: Record<string, unknown[]> = {};
  for (const table of TABLES) {
    const { rows } = await database.pool.query(
      `select (to_jsonb(t) - 'updated_at')::text as row from ${table} t order by 1`,
    );
    all[table] = rows.map(({ row }) => row as unknown);
  }
  return all;
}

/** The needed columns alone, with each other one, and all but each other one. */
function subsetsOf(kind: string): string[][] {
  const { needed, together = [] } = KINDS[kind]!;
  const all = columnsOf(kind);
  const others = all
    .filter((column) => !needed.includes(column))
    .map((column) => (together.includes(column) ? together : [column]));
  return [
    needed,
    ...others.map((some) => [...needed, ...some]),
    ...others.map((some) => all.filter((column) => !some.includes(column))),
  ];
}

test.each(Object.keys(KINDS))(
  '%s: columns that are not there change nothing',
  async (kind) => {
    const before = await snapshot();
    for (const columns of subsetsOf(kind)) {
      await run([fileOf(kind, columns)]);
      expect({ columns, ...(await snapshot()) }).toEqual({ columns, ...before });
    }
  },
  300_000,
);
