import type { Pool } from 'pg';

/**
 * The rows of a shop with four months of even traffic, up to now: $1 carts, of which three in ten
 * became orders, and all other rows in proportion. Ids count from 1, those of orders from 10001. As
 * in a shop, older rows are stored before newer ones: row n of `count`.
 */
const ageAmong = (count: string) => `(${count} - n) * interval '120 days' / (${count})`;

const GOODS = [
  `insert into unit_combination (unit_code, content_milli) values ('LTR', 2500)
   on conflict do nothing`,
  `insert into item (external_id) select 'filled-' || n from generate_series(1, $1::int / 6) n`,
  `insert into item_text (item_id, lang, name1, url_path)
   select n, lang, 'Farbe ' || n, 'farbe-' || n
   from generate_series(1, $1::int / 6) n, (values ('de'), ('en')) l (lang)`,
  `insert into tag (external_id) select 'filled-' || n from generate_series(1, 100) n`,
  `insert into tag_text (tag_id, lang, name)
   select n, lang, 'Neu ' || n from generate_series(1, 100) n, (values ('de'), ('en')) l (lang)`,
  `insert into item_tag (item_id, tag_id) select n, 1 + n % 100 from generate_series(1, $1::int / 6) n`,
  `insert into variation (external_id, item_id, number, is_main, availability_id, unit_combination_id)
   select 'filled-' || n, n, 'F' || n, true, 1, (select min(id) from unit_combination)
   from generate_series(1, $1::int / 6) n`,
  `insert into variation_price (variation_id, kind, price)
   select n, 'default', 1000 + n % 5000 from generate_series(1, $1::int / 6) n`,
  // One each, most of them in the past or future.
  `insert into variation_price (variation_id, kind, price, valid_from, valid_to)
   select n, 'special_offer', 900, start, start + interval '7 days'
   from generate_series(1, $1::int / 6) n,
        lateral (select now() + (n % 1200 - 600) * interval '150 minutes') s (start)`,
  `insert into stock (variation_id, on_hand) select n, 1000 from generate_series(1, $1::int / 6) n`,
];

/** A variation for row n. */
const GOOD = `1 + n % ($1::int / 6)`;
/** The first and the last cart that became an order. */
const ORDERED = `generate_series($1::int * 7 / 10 + 1, $1::int) n`;
/** The order of cart n. */
const ORDER = `10000 + n - $1::int * 7 / 10`;
/** Orders are as old as their carts. */
const ORDER_AGE = `($1::int - n) * interval '120 days' / ($1::int * 3 / 10)`;
const CUSTOMERS = `$1::int / 5`;
const ADDRESS = `'Anna', 'Müller', 'Hauptstraße', '12 a', '10115', 'Berlin', 1`;
const ADDRESS_COLUMNS = `first_name, last_name, street_name, apartment, zip_code, city, country_id`;
const ORDER_ADDRESS = `'{"firstName": "Anna", "lastName": "Müller", "zipCode": "10115", "country": 1}'::jsonb`;

const VISITORS = [
  `insert into customer (email, lang, created_at)
   select 'customer-' || n || '@example.com', 'de', now() - ${ageAmong(CUSTOMERS)} from generate_series(1, ${CUSTOMERS}) n`,
  `insert into customer_request (customer_id, kind, lang, requested_at)
   select n, 'password', 'de', now() - ${ageAmong(`${CUSTOMERS} / 4`)} from generate_series(1, ${CUSTOMERS} / 4) n`,
  // Every tenth cart belongs to a customer.
  `insert into cart (status, customer_id, created_at, updated_at, additional_information)
   select case when n > $1::int * 7 / 10 then 'converted' else 'open' end,
          case when n % 10 = 0 and n <= $1::int * 7 / 10 then n / 10 end,
          now() - ${ageAmong('$1::int')}, now() - ${ageAmong('$1::int')}, case when n % 3 = 0 then '{"orderContactWish": "Bitte klingeln"}'::jsonb end
   from generate_series(1, $1::int) n`,
  `insert into address (cart_id, type_id, email, created_at, updated_at, ${ADDRESS_COLUMNS})
   select n, type, 'guest-' || n || '@example.com', now() - ${ageAmong('$1::int')}, now() - ${ageAmong('$1::int')}, ${ADDRESS}
   from generate_series(1, $1::int) n, (values (1), (2)) t (type) where n % 10 between 1 and 6`,
  `insert into address (customer_id, type_id, is_primary, ${ADDRESS_COLUMNS})
   select n, type, true, ${ADDRESS}
   from generate_series(1, ${CUSTOMERS}) n, (values (1), (2)) t (type)`,
  `update cart set shipping_address_id = s.id, invoice_address_id = b.id
   from address s join address b on b.cart_id = s.cart_id and b.type_id = 1
   where s.cart_id = cart.id and s.type_id = 2`,
  `insert into cart_item (cart_id, variation_id, quantity)
   select n, 1 + (n + more) % ($1::int / 6), 2 from generate_series(1, $1::int) n, (values (0), (7)) m (more)`,
  `insert into cart_item_order_param (cart_item_id, property_id, value)
   select n, 1, case when n % 40 = 0 then 'file' || n || '/plan.pdf' else 'Anna' end
   from generate_series(1, $1::int) n where n % 10 = 0`,
  // Four in ten carts belong to a session; those of customers to the account.
  `insert into visitor_session (token_hash, cart_id, customer_id, guest_mail, created_at, seen_at, expires_at)
   select sha256(('token ' || n)::bytea), case when n % 10 > 0 then n end,
          case when n % 10 = 0 then n / 10 end,
          case when n % 10 between 1 and 6 then 'guest-' || n || '@example.com' end,
          now() - ${ageAmong('$1::int * 4 / 10')}, now() - ${ageAmong('$1::int * 4 / 10')}, now() - ${ageAmong('$1::int * 4 / 10')} + interval '30 days'
   from generate_series(1, $1::int * 4 / 10) n`,
  `insert into wishlist_item (session_id, variation_id)
   select n, ${GOOD} from generate_series(1, $1::int / 10) n`,
  `insert into wishlist_item (customer_id, variation_id)
   select n, ${GOOD} from generate_series(1, ${CUSTOMERS}) n`,
  `insert into private_file (hash, session_id, file_name, media_type, size, content_hash, used_at)
   select 'file' || n, n / 20, 'plan.pdf', 'application/pdf', 1, sha256(n::text::bytea), now() - ${ageAmong('$1::int * 4 / 10')}
   from generate_series(20, $1::int, 20) n where n <= $1::int * 4 / 10`,
  `insert into bought_shade_note (customer_id, variation_id, stated, note, updated_at)
   select n, ${GOOD}, '', 'Küche', now() from generate_series(1, ${CUSTOMERS}) n`,
  `insert into shade_reminder (customer_id, variation_id, stated, remind_on, lang, asked_at, sent_at)
   select n, ${GOOD}, '', current_date + 60 - (n % 120)::int, 'de', now() - ${ageAmong(CUSTOMERS)},
          case when n % 120 > 60 then now() - ${ageAmong(CUSTOMERS)} end
   from generate_series(1, ${CUSTOMERS}) n`,
];

const ORDERS = [
  `insert into checkout_attempt (id_hash, cart_id, cart_version, quote_hash, created_at)
   select sha256(('attempt ' || n)::bytea), n, 1, '', now() - ${ORDER_AGE} from ${ORDERED}`,
  `insert into orders (attempt_id_hash, cart_id, cart_version, access_key_hash, access_key_salt, status, lang,
     currency, email, customer_id, billing_address, delivery_address, shipping_profile_id,
     shipping_profile_name, shipping_provider, payment_method_id, payment_method_name, payment_key,
     max_delivery_days, items_gross, shipping_gross, total, pay_until, sent_at, placed_at, updated_at,
     review_mail)
   select sha256(('attempt ' || n)::bytea), n, 1, '', '', case when n % 50 = 0 then 'pendingPayment' else 'completed' end,
     'de', 'EUR', 'guest-' || n || '@example.com', case when n % 3 = 0 then 1 + n % (${CUSTOMERS}) end,
     ${ORDER_ADDRESS}, ${ORDER_ADDRESS}, 1, 'Standard', 'DHL', 1, 'Vorkasse', 'PREPAYMENT',
     3, 4000, 490, 4490, case when n % 50 = 0 then current_date + 14 end, case when n % 50 > 0 then now() - ${ORDER_AGE} end,
     now() - ${ORDER_AGE}, now() - ${ORDER_AGE},
     case when n % 2 = 0 then case when ${ORDER_AGE} < interval '37 days' then 'announced' else 'done' end end
   from ${ORDERED}`,
  `insert into review_mail_objection (customer_key, objected_at)
   select 'guest-' || n || '@example.com', now() - ${ORDER_AGE} from ${ORDERED}`,
  `update checkout_attempt set order_id = o.id from orders o where o.cart_id = checkout_attempt.cart_id`,
  `insert into order_line (order_id, position, type_id, variation_id, number, name, variation_name,
     url_path, quantity, unit_gross, gross, vat_rate)
   select ${ORDER}, place, 1, 1 + (n + place) % ($1::int / 6), 'F', 'Farbe', '', 'farbe', 2, 1000, 2000, 1900
   from ${ORDERED}, (values (0), (1)) p (place)`,
  // Every third order was reviewed, one review in ten with a reply of a customer.
  `insert into review (item_id, variation_id, order_id, lang, author_name, title, text, rating,
     is_visible, source, created_at)
   select ${GOOD}, ${GOOD}, ${ORDER}, 'de', 'Anna M.', 'Deckt', 'Zwei Anstriche', 1 + n % 5, n % 30 > 0,
          'orderItem', now() - ${ORDER_AGE}
   from ${ORDERED} where n % 3 = 0`,
  `insert into review (item_id, parent_id, customer_id, lang, text, is_visible, source, created_at)
   select item_id, id, 1 + id % (${CUSTOMERS}), 'de', 'Bei uns auch', true, 'contact', created_at
   from review where id % 10 = 0`,
  `insert into order_tax (order_id, rate, net, vat) select ${ORDER}, 1900, 3773, 717 from ${ORDERED}`,
  `insert into payment (order_id, method_id, method_name, payment_key, amount, received, currency, idempotency_key, status, created_at)
   select ${ORDER}, 1, 'Vorkasse', 'PREPAYMENT', 4490, case when n % 50 > 0 then 4490 else 0 end, 'EUR',
          gen_random_uuid(), case when n % 50 = 0 then 'open' else 'paid' end, now() - ${ORDER_AGE} from ${ORDERED}`,
  `insert into bank_line (line_key, account, booked_on, amount, currency, words, taken_in_at, payment_id, settled_at)
   select sha256(p.id::text::bytea), '', p.created_at::date, 4490, 'EUR', '{"name": "Anna Müller", "text": "", "endToEndId": ""}',
          p.created_at, case when p.id % 10 > 0 then p.id end, case when p.id % 10 > 0 then p.created_at end
   from payment p where p.received > 0`,
  `insert into reservation (order_id, variation_id, quantity, state)
   select ${ORDER}, 1 + (n + place) % ($1::int / 6), 2, case when n % 50 = 0 then 'held' else 'claimed' end
   from ${ORDERED}, (values (0), (1)) p (place)`,
  `update stock set reserved = r.held
   from (select variation_id, sum(quantity)::int as held from reservation where state = 'held' group by 1) r
   where r.variation_id = stock.variation_id`,
  `insert into event_log (order_id, kind, data, at)
   select ${ORDER}, 'order.status', jsonb_build_object('to', status), now() - ${ORDER_AGE}
   from ${ORDERED}, (values ('confirmed'), ('shipped'), ('completed')) s (status)`,
  `insert into order_parcel (order_id, parcel_service_id, tracking_number, sent_at)
   select ${ORDER}, 1, 'PARCEL' || n, now() - ${ORDER_AGE} from ${ORDERED}`,
  `insert into parcel_label (order_id, position, parcel_service_id, tracking_number, pdf, made_at)
   select ${ORDER}, 1, 1, 'PARCEL' || n, 'pdf', now() - ${ORDER_AGE} from ${ORDERED}`,
  `insert into order_document (order_id, kind, year, serial, number, is_e_invoice, made_at)
   select ${ORDER}, 'invoice', 2026, n, 'RE-' || n, false, now() - ${ORDER_AGE}
   from ${ORDERED} where n % 50 > 0`,
  `insert into order_document_file (document_id, format, bytes)
   select id, 'pdf', 'pdf' from order_document`,
  `insert into order_access (session_id, order_id)
   select 1 + n % ($1::int * 4 / 10), ${ORDER} from ${ORDERED}`,
  `insert into private_file (hash, order_id, file_name, media_type, size, content_hash)
   select 'ordered' || n, ${ORDER}, 'plan.pdf', 'application/pdf', 1, '' from ${ORDERED} where n % 5 = 0`,
  `insert into withdrawal (submission_id_hash, order_id, name, contract, email, lang, received_at)
   select sha256(n::text::bytea), ${ORDER}, 'Anna', '', 'guest-' || n || '@example.com', 'de', now() - ${ORDER_AGE}
   from ${ORDERED} where n % 5 = 0`,
  `insert into withdrawal_line (withdrawal_id, order_line_id, quantity) select id, id, 1 from withdrawal`,
  `update order_line set withdrawn = 1 from withdrawal_line w where w.order_line_id = order_line.id`,
  `insert into coupon (code, name_de, name_en, percent) values ('FILLED', 'Gutschein', 'Coupon', 1000)
   on conflict do nothing`,
  `insert into coupon_use (coupon_code, order_id, customer_key, is_single_usage)
   select 'FILLED', ${ORDER}, 'guest-' || n || '@example.com', false from ${ORDERED} where n % 5 = 0`,
  `update coupon set used = (select count(*) from coupon_use) where code = 'FILLED'`,
  `insert into gift_card (code, amount, open_amount)
   select 'FILLED' || lpad(n::text, 8, '0'), 500000, 500000 from generate_series(1, $1::int / 50) n`,
  `insert into gift_card_use (order_id, gift_card_id, amount)
   select ${ORDER}, 1 + n % ($1::int / 50), 100 from ${ORDERED}`,
  `update gift_card set open_amount = amount
     - (select coalesce(sum(u.amount), 0) from gift_card_use u where u.gift_card_id = gift_card.id)`,
];

const OTHERS = [
  `insert into outbox (kind, dedupe_key, payload, created_at, next_at, done_at)
   select 'mail:order_received', 'mail:order_received:' || ${ORDER}, '{}', now() - ${ORDER_AGE}, now() - ${ORDER_AGE},
          now() - ${ORDER_AGE} from ${ORDERED}`,
  `insert into event_log (kind, data, at)
   select 'customer.loggedIn', jsonb_build_object('customerId', 1 + n % (${CUSTOMERS})), now() - ${ageAmong('$1::int / 2')}
   from generate_series(1, $1::int / 2) n`,
  `insert into rate_limit (key, window_start, count)
   select 'address:' || n, now() - ${ageAmong('$1::int')}, 1 from generate_series(1, $1::int) n`,
  `insert into form_token (nonce_hash, content_hash, spent_at)
   select sha256(n::text::bytea), '', now() - ${ageAmong('$1::int / 5')} from generate_series(1, $1::int / 5) n`,
  `insert into contact_message (submission_id_hash, name, email, subject, message, lang, received_at)
   select sha256(n::text::bytea), 'Anna', 'guest-' || n || '@example.com', '', '', 'de', now() - ${ageAmong('$1::int / 5')}
   from generate_series(1, $1::int / 5) n`,
  `insert into newsletter_subscriber (email, lang, consent_text, requested_at, confirmed_at, ended_at)
   select 'customer-' || n || '@example.com', 'de', '', now() - ${ageAmong('$1::int / 5')},
          case when n % 3 > 0 then now() - ${ageAmong('$1::int / 5')} end, case when n % 7 = 1 then now() - ${ageAmong('$1::int / 5')} end
   from generate_series(1, $1::int / 5) n`,
  `insert into consent_record (id, given_at, version, lang, groups)
   select gen_random_uuid(), now() - ${ageAmong('$1::int')}, '', 'de', '{}' from generate_series(1, $1::int) n`,
  `insert into express_payment (session_id, idempotency_key, method_id, provider_id, asked, currency, state, created_at)
   select 1 + n % ($1::int * 4 / 10), gen_random_uuid(), 1, 'tr_cart' || n, 1000, 'EUR', 'returned', now() - ${ageAmong('$1::int / 5')}
   from generate_series(1, $1::int / 5) n`,
  `insert into data_request (email, lang, requested_at)
   select 'guest-' || n || '@example.com', 'de', now() - ${ageAmong('$1::int / 5')} from generate_series(1, $1::int / 5) n`,
];

/** Tables that grow with visits, orders or goods: no frequent statement may read one completely. */
export const GROWING = [
  'address',
  'bank_line',
  'bought_shade_note',
  'cart',
  'cart_item',
  'cart_item_order_param',
  'checkout_attempt',
  'consent_record',
  'contact_message',
  'coupon_use',
  'customer',
  'customer_request',
  'data_request',
  'event_log',
  'express_payment',
  'form_token',
  'gift_card',
  'gift_card_use',
  'item',
  'item_tag',
  'item_text',
  'newsletter_subscriber',
  'order_access',
  'order_document',
  'order_document_file',
  'order_line',
  'order_parcel',
  'order_tax',
  'orders',
  'outbox',
  'parcel_label',
  'payment',
  'price_change_due',
  'price_history',
  'private_file',
  'rate_limit',
  'reservation',
  'review',
  'review_mail_objection',
  'shade_reminder',
  'stock',
  'variation',
  'variation_price',
  'visitor_session',
  'wishlist_item',
  'withdrawal',
  'withdrawal_line',
];

/**
 * Fills an empty shop with constants (`createTestEngine`) as if `rows` carts had been begun in it,
 * a multiple of 600, and lets PostgreSQL analyze the result as autovacuum would.
 */
export async function fillTables(pool: Pool, rows: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    // Goods are added as by an import: one notification, at its end.
    await client.query(`set local shop.bulk_load = 'on'`);
    await client.query(
      'create temporary table collected_tag (tag text primary key) on commit drop',
    );
    for (const statement of [...GOODS, ...VISITORS, ...ORDERS, ...OTHERS]) {
      await client.query(statement, statement.includes('$1') ? [rows] : []);
    }
    await client.query('commit');
    await client.query('analyze');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
