import type { Pool } from 'pg';

/**
 * Inserts the constants of every shop: countries, VAT, units, delivery promises, shipping profiles
 * and payment methods.
 */
export async function insertShopConstants(pool: Pool): Promise<void> {
  await pool.query(`
    insert into country (id, iso_code2, name_de, name_en, zip_code_regex, is_shipping_active, is_eu, position) values
      (1, 'DE', 'Deutschland', 'Germany', '^[0-9]{5}$', true, true, 1),
      (2, 'AT', 'Österreich', 'Austria', '^[0-9]{4}$', true, true, 2),
      (4, 'CH', 'Schweiz', 'Switzerland', '^[0-9]{4}$', true, false, 3),
      (10, 'FR', 'Frankreich', 'France', '^[0-9]{5}$', false, true, 4);
    insert into country_state (id, country_id, iso_code, name_de, name_en) values
      (1, 1, 'BW', 'Baden-Württemberg', 'Baden-Württemberg'), (2, 1, 'BY', 'Bayern', 'Bavaria');
    insert into vat_rate (country_id, vat_class, rate, valid_from) values
      (1, 'standard', 1900, '2007-01-01'), (1, 'reduced', 700, '2007-01-01'),
      (2, 'standard', 2000, '2007-01-01'), (2, 'reduced', 1000, '2007-01-01'),
      (4, 'standard', 0, '2007-01-01'), (4, 'reduced', 0, '2007-01-01');
    insert into availability (id, average_days, min_days, max_days)
      select id, case when id < 9 then id end, id - 1, id from generate_series(1, 10) id;
    insert into availability_text (availability_id, lang, name)
      select id, 'de', 'Lieferzeit ' || id || ' Tage' from generate_series(1, 10) id
      union all select id, 'en', 'Delivery in ' || id || ' days' from generate_series(1, 10) id;
    insert into unit (code, reference_code, factor) values
      ('C62', 'C62', 1), ('LTR', 'LTR', 1), ('MLT', 'LTR', 0.001), ('KGM', 'KGM', 1),
      ('GRM', 'KGM', 0.001), ('MTK', 'MTK', 1), ('MTR', 'MTR', 1);
    insert into unit_text (unit_code, lang, name) values
      ('C62', 'de', 'Stück'), ('C62', 'en', 'piece'), ('LTR', 'de', 'l'), ('LTR', 'en', 'l'),
      ('MLT', 'de', 'ml'), ('MLT', 'en', 'ml'), ('KGM', 'de', 'kg'), ('KGM', 'en', 'kg'),
      ('GRM', 'de', 'g'), ('GRM', 'en', 'g'), ('MTK', 'de', 'm²'), ('MTK', 'en', 'm²'),
      ('MTR', 'de', 'm'), ('MTR', 'en', 'm');
    insert into parcel_service (id, name, tracking_url) values
      (1, 'DHL', 'https://track.example/{lang}?piece={number}'), (2, 'DHL Express', null);
    insert into shipping_profile (id, parcel_service_id, parcel_service_name, name_de, name_en,
        position, max_delivery_days, takes_hazardous_goods, excluded_payment_method_ids) values
      (1, 1, 'DHL', 'Standardversand', 'Standard delivery', 1, 3, true, '{}'),
      (2, 2, 'DHL Express', 'Expressversand', 'Express delivery', 2, 1, false, '{3}');
    insert into shipping_price (shipping_profile_id, country_id, max_weight_g, price, free_from) values
      (1, 1, 5000, 490, 10000), (1, 1, 31500, 690, 10000), (1, 2, 31500, 990, null),
      (1, 4, 31500, 1990, null), (2, 1, 31500, 1290, null);
    insert into payment_method (id, key, payment_key, name_de, name_en, position, country_ids, max_amount) values
      (1, 'plenty', 'PREPAYMENT', 'Vorkasse', 'Bank transfer', 1, null, null),
      (2, 'plenty', 'INVOICE', 'Rechnung', 'Invoice', 2, '{1,2}', 50000),
      (3, 'plenty', 'CASH_ON_DELIVERY', 'Nachnahme', 'Cash on delivery', 3, '{1}', null);
  `);
  await pool.query(MANY_ORDERS);
}

/** Free pick-up at the shop, as `PICKUP_WAY` inserts it. */
export const PICKUP = {
  id: 3,
  de: { address: 'Gärtnerweg 5, 10115 Berlin', hours: 'Mo–Fr 9–18 Uhr' },
  en: { address: 'Gärtnerweg 5, 10115 Berlin', hours: 'Mon–Fri 9 am–6 pm' },
};
export const PICKUP_WAY = `
  insert into shipping_profile (id, parcel_service_id, parcel_service_name, name_de, name_en, position,
    min_delivery_days, max_delivery_days, pickup) values
    (${PICKUP.id}, 3, 'Abholung', 'Abholung', 'Collection', 0, 0, 0, '${JSON.stringify({
      address: { de: PICKUP.de.address, en: PICKUP.en.address },
      hours: { de: PICKUP.de.hours, en: PICKUP.en.hours },
    })}')
  on conflict (id) do update set pickup = excluded.pickup;
  insert into shipping_price (shipping_profile_id, country_id, max_weight_g, price)
  select ${PICKUP.id}, id, 31500, 0 from country where id in (1, 2, 4)
    and not exists (select from shipping_price where shipping_profile_id = ${PICKUP.id})`;

/** The shoppers of a test share one address: limits on orders apply only in their own tests. */
export const MANY_ORDERS = `
  insert into setting (key, value) values ('orders', '{
    "ordersPerAddress": { "perHour": 100000, "perDay": 100000 },
    "ordersPerMailbox": { "perHour": 100000, "perDay": 100000 } }')
  on conflict (key) do update set value = excluded.value`;
