import { plainDecimal } from '~/lib/plain-decimal';
import type { Database } from '../../core/database';
import { preferredDeliveryRulesOf } from '../../core/settings/preferred-delivery-rules';
import { orderRulesOf } from '../../core/settings/order-rules';
import type { DesignSettings } from '../../../shop-api';
import { vatRulesOf } from '../../core/settings/vat-rules';
import { CHANGEABLE } from '../../../shop-api/retention';
import { configurationOf } from '../configuration/get-configuration';
import { GIFT_CARD_KEY } from '../../sale/payments/gift-card';
import { readNavigation } from './navigation-section';
import { readVat } from './vat-section';
import type { DeliveryWay, PaymentWay, ShopFile } from './schema';

/** A file with every section. */
export type WholeShop = Required<Omit<ShopFile, '$schema' | 'design'>> & {
  /** Its font may be one of another version of the shop. */
  design: DesignSettings;
};

type StoredWay<Way extends DeliveryWay> = Omit<Way, 'pickup'> & {
  pickup: NonNullable<Way['pickup']> | null;
};
type Legal = { type: string; lang: 'de' | 'en'; title: string; html: string };

/** The present shop as a complete file, which would change nothing. */
export async function readShop(db: Database): Promise<WholeShop> {
  const { client } = db;
  const { rows: settings } = await client.query<{ key: string; value: unknown }>(
    'select key, value from setting',
  );
  const { rows: countries } = await client.query<{ iso: string }>(
    'select iso_code2 as iso from country where is_shipping_active order by position, iso_code2',
  );
  const { rows: payment } = await client.query<PaymentWay>(
    `select payment_key as key, jsonb_build_object('de', name_de, 'en', name_en) as name,
       jsonb_build_object('de', description_de, 'en', description_en) as description,
       to_char(fee / 100.0, 'FM9999990.00') as fee,
       case when country_ids is not null then to_jsonb(array(select iso_code2 from country
         where id = any(country_ids) order by iso_code2)) end as countries,
       to_char(max_amount / 100.0, 'FM9999990.00') as "maxAmount"
     from payment_method where is_active and payment_key <> $1 order by position, id`,
    [GIFT_CARD_KEY],
  );
  const { rows: delivery } = await client.query<StoredWay<DeliveryWay>>(
    `select p.id, jsonb_build_object('de', p.name_de, 'en', p.name_en) as name,
       p.parcel_service_name as carrier, s.tracking_url as "trackingUrl",
       jsonb_build_array(p.min_delivery_days, p.max_delivery_days) as days,
       p.takes_hazardous_goods as "takesHazardousGoods",
       p.show_data_privacy_agreement_hint as "asksPrivacyHint",
       to_jsonb(array(select payment_key from payment_method
         where id = any(p.excluded_payment_method_ids) order by payment_key)) as "notWith", p.pickup,
       (select coalesce(jsonb_agg(tariff order by up_to, price, free_from), '[]')
          from (select max_weight_g as up_to, t.price, t.free_from, jsonb_build_object(
                  'countries', jsonb_agg(c.iso_code2 order by c.iso_code2),
                  'upToGrams', max_weight_g, 'price', to_char(t.price / 100.0, 'FM9999990.00'),
                  'freeFrom', to_char(t.free_from / 100.0, 'FM9999990.00')) as tariff
                  from shipping_price t join country c on c.id = t.country_id
                 where t.shipping_profile_id = p.id
                 group by max_weight_g, t.price, t.free_from) tariffs) as prices,
       (select coalesce(jsonb_agg(jsonb_build_object('countries', countries,
                 'days', jsonb_build_array(min_days, max_days)) order by min_days, max_days), '[]')
          from (select min_days, max_days, jsonb_agg(c.iso_code2 order by c.iso_code2) as countries
                  from shipping_time t join country c on c.id = t.country_id
                 where t.shipping_profile_id = p.id group by min_days, max_days) days) as times
     from shipping_profile p left join parcel_service s on s.id = p.parcel_service_id
     where p.is_active order by p.position, p.id`,
  );
  const { rows: legal } = await client.query<Legal>(
    `select type, lang, title, html_text as html from legal_text order by type, lang`,
  );
  const byKey = new Map(settings.map(({ key, value }) => [key, value]));
  const { shopName: name, footer, ...configuration } = configurationOf(byKey);
  const { currency: _currency, fallbackCurrency: _other, ...facts } = configuration;
  return {
    name,
    ...facts,
    rules: orderRulesOf(byKey),
    vatRules: vatRulesOf(byKey),
    retention: Object.fromEntries(
      Object.entries(configuration.retention).filter(([kind]) => kind in CHANGEABLE),
    ),
    navigation: await readNavigation(db, { footer, languages: configuration.languages }),
    vat: await readVat(db),
    countries: countries.map(({ iso }) => iso),
    payment,
    delivery: delivery.map(({ pickup, ...way }) => (pickup ? { ...way, pickup } : way)),
    preferredDelivery: wishesOf(byKey, new Set(delivery.map(({ id }) => id))),
    legal: legalOf(legal),
  };
}

/** Preferences for a shipping method that is no longer offered are not in the file. */
function wishesOf(settings: ReadonlyMap<string, unknown>, ways: ReadonlySet<number>) {
  const { surcharge, ...wishes } = preferredDeliveryRulesOf(settings);
  return {
    ...wishes,
    surcharge: plainDecimal(surcharge),
    stationProfiles: wishes.stationProfiles.filter((id) => ways.has(id)),
    profiles: Object.fromEntries(
      Object.entries(wishes.profiles).filter(([id]) => ways.has(Number(id))),
    ),
  };
}

function legalOf(rows: Legal[]): NonNullable<ShopFile['legal']> {
  const legal: Record<string, object> = {};
  for (const { type, lang, title, html } of rows) {
    legal[type] = { ...legal[type], [lang]: { title, html } };
  }
  return legal;
}
