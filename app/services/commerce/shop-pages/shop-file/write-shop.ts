import type { CommerceContext } from '../../core/commerce-context';
import { DESIGN_NAMES } from '../configuration/get-configuration';
import { GIFT_CARD_KEY } from '../../sale/payments/gift-card';
import { retentionOf } from '../../core/settings/retention';
import { writeSettings } from '../../core/write-settings';
import { keepSessionsFor } from '../../visitors/sessions/session-lifetime';
import { writeNavigation } from './navigation-section';
import { cents } from './amount';
import { SETTING_KEYS } from './setting-keys';
import { writeVat } from './vat-section';
import type { DeliveryWay, PaymentWay, ShopFile } from './schema';

/** Operators may use the numbers up to here; those of the shop itself are larger. */
const OWN_NUMBERS = 90;

/** Writes the sections of a file, each as a whole, in the transaction of `ctx`. */
export async function writeShop(ctx: CommerceContext, file: ShopFile): Promise<void> {
  await writeSections(ctx, file);
  if (file.retention) {
    const { sessions } = retentionOf(new Map([['retention', file.retention]]));
    await keepSessionsFor(ctx, sessions.days);
  }
  if (file.navigation) await writeNavigation(ctx, file.navigation);
  if (file.vat) await writeVat(ctx, file.vat);
  if (file.seller?.country) await putFirst(ctx, file.seller.country);
  if (file.countries) {
    await ctx.db.client.query(
      `update country set is_shipping_active = iso_code2 = any($1)
       where is_shipping_active <> (iso_code2 = any($1))`,
      [file.countries],
    );
  }
  if (file.payment) await writePayment(ctx, file.payment);
  if (file.delivery) await writeDelivery(ctx, file.delivery);
  await writeLegal(ctx, file.legal ?? {});
}

/** The country of the shop comes first where countries are listed. */
async function putFirst({ db }: CommerceContext, home: string): Promise<void> {
  await db.client.query(
    `update country set position = case when iso_code2 = $1 then 0 else greatest(position, 1) end
     where (position = 0) <> (iso_code2 = $1)`,
    [home],
  );
}

async function writeSections(ctx: CommerceContext, file: ShopFile): Promise<void> {
  // The single keys of the editor would take precedence over the design of the file.
  if (file.design) {
    await ctx.db.client.query('delete from setting where key = any($1)', [
      Object.keys(DESIGN_NAMES),
    ]);
  }
  const sections = Object.entries(SETTING_KEYS).map(([section, key]) => [
    key,
    file[section as keyof typeof SETTING_KEYS],
  ]);
  const { preferredDelivery: wishes } = file;
  await writeSettings(ctx, {
    ...Object.fromEntries(sections),
    preferredDelivery: wishes && { ...wishes, surcharge: cents(wishes.surcharge) },
  });
}

async function writePayment({ db: { client } }: CommerceContext, ways: PaymentWay[]) {
  for (const [position, way] of ways.entries()) {
    await client.query(
      `insert into payment_method (id, key, payment_key, name_de, name_en, description_de,
         description_en, fee, country_ids, max_amount, position, icon)
       select coalesce((select id from payment_method where payment_key = $1),
           (select coalesce(max(id), 0) + 1 from payment_method where id < $10)),
         case when $1 like 'MOLLIE\\_%' then 'Mollie' else lower($1) end, $1, $2, $3, $4, $5, $6,
         case when $7::text[] is not null then array(select id from country where iso_code2 = any($7)) end,
         $8, $9, case when $1 like 'MOLLIE\\_%' then '' else lower($1) end
       on conflict (payment_key) do update set name_de = excluded.name_de,
         name_en = excluded.name_en, description_de = excluded.description_de,
         description_en = excluded.description_en, fee = excluded.fee,
         country_ids = excluded.country_ids, max_amount = excluded.max_amount,
         position = excluded.position, is_active = true`,
      [
        way.key,
        way.name.de,
        way.name.en,
        way.description.de,
        way.description.en,
        cents(way.fee),
        way.countries,
        way.maxAmount === null ? null : cents(way.maxAmount),
        position + 1,
        OWN_NUMBERS,
      ],
    );
  }
  await client.query(
    'update payment_method set is_active = false where payment_key <> all($1) and payment_key <> $2',
    [ways.map(({ key }) => key), GIFT_CARD_KEY],
  );
}

async function writeDelivery({ db: { client } }: CommerceContext, ways: DeliveryWay[]) {
  for (const [position, way] of ways.entries()) {
    await client.query(
      `insert into parcel_service (id, name, tracking_url)
       select coalesce(max(id), 100) + 1, $1, $2 from parcel_service
       on conflict (name) do update set tracking_url = excluded.tracking_url`,
      [way.carrier, way.trackingUrl],
    );
    await client.query(
      `insert into shipping_profile (id, parcel_service_id, parcel_service_name, name_de, name_en,
         position, min_delivery_days, max_delivery_days, takes_hazardous_goods,
         show_data_privacy_agreement_hint, excluded_payment_method_ids, pickup)
       select $1, s.id, s.name, $3, $4, $5, $6, $7, $8, $9,
         array(select id from payment_method where payment_key = any($10)), $11
       from parcel_service s where s.name = $2
       on conflict (id) do update set parcel_service_id = excluded.parcel_service_id,
         parcel_service_name = excluded.parcel_service_name, name_de = excluded.name_de,
         name_en = excluded.name_en, position = excluded.position,
         min_delivery_days = excluded.min_delivery_days,
         max_delivery_days = excluded.max_delivery_days,
         takes_hazardous_goods = excluded.takes_hazardous_goods,
         show_data_privacy_agreement_hint = excluded.show_data_privacy_agreement_hint,
         excluded_payment_method_ids = excluded.excluded_payment_method_ids,
         pickup = excluded.pickup, is_active = true`,
      [
        way.id,
        way.carrier,
        way.name.de,
        way.name.en,
        position + 1,
        ...way.days,
        way.takesHazardousGoods,
        way.asksPrivacyHint,
        way.notWith,
        way.pickup ?? null,
      ],
    );
    await writeTariffs(client, way);
  }
  await client.query('update shipping_profile set is_active = false where id <> all($1)', [
    ways.map(({ id }) => id),
  ]);
}

async function writeTariffs(
  client: CommerceContext['db']['client'],
  { id, prices, times }: DeliveryWay,
): Promise<void> {
  await client.query('delete from shipping_price where shipping_profile_id = $1', [id]);
  await client.query('delete from shipping_time where shipping_profile_id = $1', [id]);
  const tariffs = prices.flatMap(({ countries, upToGrams, price, freeFrom }) =>
    countries.map((country) => ({
      country,
      upToGrams,
      price: cents(price),
      freeFrom: freeFrom === null ? null : cents(freeFrom),
    })),
  );
  await client.query(
    `insert into shipping_price (shipping_profile_id, country_id, max_weight_g, price, free_from)
     select $1, c.id, t."upToGrams", t.price, t."freeFrom"
     from jsonb_to_recordset($2::jsonb)
       as t(country text, "upToGrams" int, price bigint, "freeFrom" bigint)
     join country c on c.iso_code2 = t.country`,
    [id, JSON.stringify(tariffs)],
  );
  const days = times.flatMap(({ countries, days: [from, to] }) =>
    countries.map((country) => ({ country, from, to })),
  );
  await client.query(
    `insert into shipping_time (shipping_profile_id, country_id, min_days, max_days)
     select $1, c.id, t."from", t."to"
     from jsonb_to_recordset($2::jsonb) as t(country text, "from" int, "to" int)
     join country c on c.iso_code2 = t.country`,
    [id, JSON.stringify(days)],
  );
}

async function writeLegal({ db, now }: CommerceContext, legal: NonNullable<ShopFile['legal']>) {
  for (const [type, byLanguage] of Object.entries(legal)) {
    for (const [lang, given] of Object.entries(byLanguage ?? {})) {
      if (!given) continue;
      await db.client.query(
        `insert into legal_text as t (type, lang, title, html_text, updated_at)
         values ($1, $2, $3, $4, $5)
         on conflict (type, lang) do update set title = excluded.title,
           html_text = excluded.html_text, updated_at = excluded.updated_at
         where (t.title, t.html_text) is distinct from (excluded.title, excluded.html_text)`,
        [type, lang, given.title, given.html ?? '', now()],
      );
    }
  }
}
