import type pg from 'pg';
import type { Block } from '../app/services/shop-api';
import { COUNTRIES, STATES } from './base/countries';
import { GUIDE_GALLERIES } from './base/guides';
import { SETTINGS } from './base/settings';
import {
  AVAILABILITIES,
  PAYMENT_METHODS,
  PARCEL_SERVICES,
  PREFERRED_DELIVERY,
  SHIPPING_PROFILES,
  UNITS,
} from './base/trade';
import { HOME_GALLERIES, homeBlocks } from './home/blocks';

type Columns = Record<string, string>;
type Row = Record<string, unknown>;

/** VAT rates hold from before the shop's first order. */
const VAT_SINCE = '2020-01-01';

/** Writes what every shop has: countries, VAT rates, units, delivery promises. Rows that exist are left alone. */
export async function fillFoundation(client: pg.ClientBase): Promise<void> {
  const insert = insertInto(client);
  await fillCountries(insert);
  await fillUnits(insert);
}

/** The same, and the demo shop's ways to deliver and to pay. */
export async function fillBase(client: pg.ClientBase): Promise<void> {
  await fillFoundation(client);
  const insert = insertInto(client);
  await fillPayment(insert);
  await fillShipping(insert);
}

function insertInto(client: pg.ClientBase): Insert {
  return (table, columns, rows) => insertMissing(client, table, columns, rows);
}

/** Writes the facts of the shop (name, seller, bank, design); those that are set are left alone. */
export async function fillSettings(client: pg.ClientBase): Promise<void> {
  await insertMissing(
    client,
    'setting',
    { key: 'text', value: 'jsonb' },
    Object.entries({ ...SETTINGS, preferredDelivery: PREFERRED_DELIVERY }).map(([key, value]) => ({
      key,
      value,
    })),
  );
  await client.query(`update return_reason set name_de = 'Farbton oder Größe passt nicht',
    name_en = 'Shade or size does not fit' where name_de = 'Größe oder Ausführung passt nicht'`);
}

/** Writes the galleries below the guides; guides that have blocks are left alone. */
export async function fillGuides(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<NamedRow>(
    `select c.external_id as key, c.id, d.lang, d.name
       from category c join category_detail d on d.category_id = c.id`,
  );
  const named = (key: string, lang: string) =>
    rows.filter((row) => row.key === key && row.lang === lang);
  await insertMissing(
    client,
    'block_document',
    { identifier: 'text', type: 'text', lang: 'text', blocks: 'jsonb' },
    Object.entries(GUIDE_GALLERIES).flatMap(([guide, categories]) =>
      ['de', 'en'].flatMap((lang) =>
        named(guide, lang).map(({ id }) => ({
          identifier: String(id),
          type: 'category',
          lang,
          blocks: categories
            .flatMap((category) => named(category, lang))
            .map((category) => galleryOf(guide, category)),
        })),
      ),
    ),
  );
}

/** Writes the home page in both languages; one that is there is left alone. */
export async function fillHome(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ key: string; id: number }>(
    'select external_id as key, id from category where external_id = any($1)',
    [HOME_GALLERIES],
  );
  const idOf = (key: string) => String(rows.find((row) => row.key === key)?.id ?? '');
  await insertMissing(
    client,
    'block_document',
    { identifier: 'text', type: 'text', lang: 'text', blocks: 'jsonb' },
    (['de', 'en'] as const).map((lang) => ({
      identifier: 'index',
      type: 'immutable',
      lang,
      blocks: homeBlocks(lang, [idOf(HOME_GALLERIES[0]), idOf(HOME_GALLERIES[1])]),
    })),
  );
}

type NamedRow = { key: string; id: number; lang: string; name: string };

function galleryOf(guide: string, { key, id, name }: NamedRow): Block {
  return {
    name: 'ProductRecommendedProducts',
    type: 'content',
    meta: { uuid: `${guide}-${key}` },
    content: { categoryId: String(id), text: { title: name, textAlignment: 'left' } },
  };
}

type Insert = (table: string, columns: Columns, rows: Row[]) => Promise<void>;

async function fillCountries(insert: Insert): Promise<void> {
  await insert(
    'country',
    {
      id: 'int',
      iso_code2: 'text',
      name_de: 'text',
      name_en: 'text',
      zip_code_regex: 'text',
      is_shipping_active: 'boolean',
      is_eu: 'boolean',
      position: 'int',
    },
    COUNTRIES.map((country) => ({
      id: country.id,
      iso_code2: country.iso,
      name_de: country.de,
      name_en: country.en,
      zip_code_regex: country.zip,
      is_shipping_active: country.ships,
      is_eu: country.vat !== null,
      position: country.id === 1 ? 0 : 1,
    })),
  );
  await insert(
    'country_state',
    { id: 'int', country_id: 'int', iso_code: 'text', name_de: 'text', name_en: 'text' },
    STATES.map(([country, iso, de, en], at) => ({
      id: at + 1,
      country_id: COUNTRIES.find((each) => each.iso === country)?.id,
      iso_code: iso,
      name_de: de,
      name_en: en,
    })),
  );
  await insert(
    'vat_rate',
    { country_id: 'int', vat_class: 'text', rate: 'int', valid_from: 'date' },
    COUNTRIES.flatMap(({ id, vat }) => {
      const [standard, reduced] = vat ?? [0, 0];
      return [
        { country_id: id, vat_class: 'standard', rate: standard, valid_from: VAT_SINCE },
        { country_id: id, vat_class: 'reduced', rate: reduced, valid_from: VAT_SINCE },
      ];
    }),
  );
}

async function fillUnits(insert: Insert): Promise<void> {
  await insert(
    'unit',
    { code: 'text', reference_code: 'text', factor: 'float8' },
    UNITS.map(({ code, reference, factor }) => ({ code, reference_code: reference, factor })),
  );
  const unitText = { unit_code: 'text', lang: 'text', name: 'text' };
  for (const lang of ['de', 'en'] as const) {
    await insert(
      'unit_text',
      unitText,
      UNITS.map((unit) => ({ unit_code: unit.code, lang, name: unit[lang] })),
    );
  }
  await insert(
    'availability',
    { id: 'int', average_days: 'int', min_days: 'int', max_days: 'int' },
    AVAILABILITIES.map(([id, days, [min, max]]) => ({
      id,
      average_days: days,
      min_days: min,
      max_days: max,
    })),
  );
  await insert(
    'availability_text',
    { availability_id: 'int', lang: 'text', name: 'text' },
    AVAILABILITIES.flatMap(([id, , , de, en]) => [
      { availability_id: id, lang: 'de', name: de },
      { availability_id: id, lang: 'en', name: en },
    ]),
  );
}

async function fillPayment(insert: Insert): Promise<void> {
  await insert(
    'payment_method',
    {
      id: 'int',
      key: 'text',
      payment_key: 'text',
      name_de: 'text',
      name_en: 'text',
      description_de: 'text',
      description_en: 'text',
      icon: 'text',
      position: 'int',
      country_ids: 'int[]',
      max_amount: 'bigint',
    },
    PAYMENT_METHODS.map((method) => ({
      id: method.id,
      key: method.key,
      payment_key: method.paymentKey,
      name_de: method.de,
      name_en: method.en,
      description_de: method.descriptionDe,
      description_en: method.descriptionEn,
      icon: method.icon,
      position: method.id,
      country_ids:
        method.isoCodes &&
        COUNTRIES.filter(({ iso }) => method.isoCodes?.includes(iso)).map(({ id }) => id),
      max_amount: method.maxAmount,
    })),
  );
}

async function fillShipping(insert: Insert): Promise<void> {
  await insert(
    'parcel_service',
    { id: 'int', name: 'text', tracking_url: 'text' },
    PARCEL_SERVICES.map(({ id, name, trackingUrl }) => ({ id, name, tracking_url: trackingUrl })),
  );
  await insert(
    'shipping_profile',
    {
      id: 'int',
      parcel_service_id: 'int',
      parcel_service_name: 'text',
      name_de: 'text',
      name_en: 'text',
      position: 'int',
      min_delivery_days: 'int',
      max_delivery_days: 'int',
      takes_hazardous_goods: 'boolean',
      show_data_privacy_agreement_hint: 'boolean',
      excluded_payment_method_ids: 'int[]',
    },
    SHIPPING_PROFILES.map((profile) => ({
      id: profile.id,
      parcel_service_id: profile.serviceId,
      parcel_service_name: profile.service,
      name_de: profile.de,
      name_en: profile.en,
      position: profile.id,
      min_delivery_days: profile.days[0],
      max_delivery_days: profile.days[1],
      takes_hazardous_goods: profile.takesHazardousGoods,
      show_data_privacy_agreement_hint: profile.asksPrivacyHint,
      excluded_payment_method_ids: profile.excluded,
    })),
  );
  await insert(
    'shipping_time',
    { shipping_profile_id: 'int', country_id: 'int', min_days: 'int', max_days: 'int' },
    SHIPPING_PROFILES.flatMap(({ id, daysAbroad }) =>
      COUNTRIES.flatMap((country) =>
        daysAbroad && country.ships && country.id !== 1
          ? [
              {
                shipping_profile_id: id,
                country_id: country.id,
                min_days: daysAbroad[0],
                max_days: daysAbroad[1],
              },
            ]
          : [],
      ),
    ),
  );
  await insert(
    'shipping_price',
    {
      shipping_profile_id: 'int',
      country_id: 'int',
      max_weight_g: 'int',
      price: 'bigint',
      free_from: 'bigint',
    },
    SHIPPING_PROFILES.flatMap((profile) =>
      COUNTRIES.filter(({ id, ships }) => ships && (id === 1 || !profile.onlyDomestic)).flatMap(
        ({ id }) =>
          profile.tariffs.map(([maxWeightG, domestic, neighbours]) => ({
            shipping_profile_id: profile.id,
            country_id: id,
            max_weight_g: maxWeightG,
            price: id === 1 ? domestic : neighbours,
            free_from: id === 1 ? profile.freeFrom : null,
          })),
      ),
    ),
  );
}

async function insertMissing(
  client: pg.ClientBase,
  table: string,
  columns: Columns,
  rows: Row[],
): Promise<void> {
  const names = Object.keys(columns).join(', ');
  // Tariffs have no key of their own: they are written once, all together.
  const unlessThere = table === 'shipping_price' ? `where not exists (select from ${table})` : '';
  const types = Object.entries(columns).map(([name, type]) => `${name} ${type}`);
  await client.query(
    `insert into ${table} (${names})
     select ${names} from jsonb_to_recordset($1::jsonb) as r(${types.join(', ')}) ${unlessThere}
     on conflict do nothing`,
    [JSON.stringify(rows)],
  );
}
