import { beforeAll, expect, test } from 'vitest';
import { ownData as germanNames } from '~/i18n/dictionaries/de/own-data';
import { ownData as englishNames } from '~/i18n/dictionaries/en/own-data';
import { getReady, offer, type Shopper } from '../../../../../tests/support/shopper';
import { useTestEngine } from '../../../../../tests/support/use-test-engine';
import type { CustomerExport } from '../../../shop-api';

/**
 * Every table with personal data: the part of the export that contains it, or why none does
 * (`not`); and what the deletion of an account leaves of it: nothing (`gone`), or something, with
 * the reason (`kept`). docs/decisions/059 says more.
 */
type Place = ({ in: keyof CustomerExport } | { not: string }) &
  ({ gone: string } | { kept: string });

const BOOKS = 'what was bought is kept for the books (§ 147 AO), without the account';
const STOCK = 'how much of what is held: the lines of the order say it';

/** `gone`: SQL that finds remaining rows; $1 is the id of the customer, $2 the mail address. */
const PLACES: Record<string, Place> = {
  address: { in: 'addresses', gone: 'select from address where customer_id = $1' },
  bank_line: { in: 'orders', kept: `${BOOKS}; what the payer wrote goes after 180 days` },
  bought_shade_note: {
    in: 'shadeNotes',
    gone: 'select from bought_shade_note where customer_id = $1',
  },
  cart: { in: 'cart', gone: 'select from cart where customer_id = $1' },
  cart_item: {
    in: 'cart',
    gone: `select from cart_item i join cart c on c.id = i.cart_id where c.status = 'open'`,
  },
  cart_item_order_param: { in: 'cart', gone: 'select from cart_item_order_param' },
  checkout_attempt: { not: 'hashes and sums of an attempt to order', kept: BOOKS },
  consent_record: {
    not: 'a random number that the visitor keeps, of nobody known',
    kept: 'goes after a year',
  },
  contact_message: { in: 'contact', kept: 'goes after 180 days' },
  coupon_use: { not: 'the order names its coupon', kept: 'it is good once; goes with the buyer' },
  customer: { in: 'account', gone: 'select from customer where id = $1' },
  customer_request: { in: 'requests', gone: 'select from customer_request where customer_id = $1' },
  data_request: {
    not: 'of a mail address: handed out by its mail (requests)',
    kept: 'goes after 2 days',
  },
  event_log: {
    in: 'logins',
    gone: `select from event_log where kind like 'customer.%' and (data->>'customerId')::int = $1`,
  },
  gift_card: { in: 'orders', kept: 'money that whoever has its code still has' },
  gift_card_use: { in: 'orders', kept: BOOKS },
  manufacturer: { not: 'a company', kept: 'a company' },
  newsletter_subscriber: { in: 'newsletter', kept: 'the proof of consent stays three years' },
  operator: { not: 'who works in the shop', kept: 'who works in the shop' },
  order_access: { not: 'which browser may open which order', gone: 'select from order_access' },
  order_document: { in: 'orders', kept: BOOKS },
  order_document_file: { not: 'had from the page of the order', kept: BOOKS },
  order_line: { in: 'orders', kept: BOOKS },
  order_parcel: { in: 'orders', kept: BOOKS },
  order_tax: { not: 'VAT of an order, which its documents name', kept: BOOKS },
  orders: { in: 'returns', gone: 'select from orders where customer_id = $1' },
  outbox: { not: 'mails on their way, of what is listed here', kept: 'goes after 30 days' },
  page_comment: {
    not: 'what the team says to each other of the shop’s pages',
    kept: 'goes 180 days after it is settled',
  },
  parcel_label: {
    not: 'the label of a parcel, which says what the order says',
    kept: 'goes 30 days after it was made, but its number, which is the parcel’s',
  },
  payment: { in: 'orders', kept: BOOKS },
  express_payment: {
    not: 'money on its way to an order or back, of which the payment of the order tells',
    kept: BOOKS,
  },
  provider_refund: { in: 'orders', kept: BOOKS },
  private_file: { in: 'files', gone: 'select from private_file where customer_id = $1' },
  refund: { in: 'orders', kept: BOOKS },
  reservation: { not: STOCK, kept: STOCK },
  responsible_person: { not: 'a company', kept: 'a company' },
  review: {
    in: 'reviews',
    gone: `select from review where author_name = 'Änne G.'`,
  },
  review_mail_objection: {
    in: 'reviewMails',
    kept: 'so that nobody is written to against their word; goes after eight years',
  },
  shade_reminder: { in: 'reminders', gone: 'select from shade_reminder where customer_id = $1' },
  visitor_session: { in: 'sessions', gone: 'select from visitor_session where customer_id = $1' },
  wishlist_item: { in: 'wishlist', gone: 'select from wishlist_item where customer_id = $1' },
  withdrawal: { in: 'withdrawals', kept: 'a declaration in law, kept for six years' },
  withdrawal_line: { not: 'the declaration says what it is about', kept: 'goes with it' },
};

const EMAIL = 'auskunft@example.de';
let variationId: number;
let shopper: Shopper;
let customerId: number;
const engine = useTestEngine(async (engine) => {
  engine.setTime('2026-04-01T10:00:00Z');
  variationId = (await engine.fixture.item({ name: 'Weiß' })).variationIds[0]!;
});

beforeAll(async () => {
  shopper = engine.shopper();
  await shopper.do((shop) => shop.doAddCartItem({ variationId }));
  await getReady(shopper, { email: EMAIL });
  const order = await shopper.do(async (shop) => shop.doPlaceOrder(await offer(shopper)));
  await shopper.do((shop) => shop.doRegisterUser({ email: EMAIL, password: 'blaue Wand 7' }));
  await shopper.do((shop) =>
    shop.doMigrateGuestOrderToCustomer({ orderId: order.id, accessKey: order.accessKey }),
  );
  await shopper.do((shop) => shop.doAddCartItem({ variationId, quantity: 3 }));
  await shopper.do((shop) => shop.doAddWishlistItem({ variationId }));
  const { rows } = await engine.pool.query('select customer_id as id from orders');
  customerId = rows[0].id;
  await seed(order.id);
});

/** The other data of a customer, as the shop's use cases write them. */
async function seed(orderId: number): Promise<void> {
  const add = (sql: string) =>
    engine.pool.query(
      sql.replaceAll(':customer', String(customerId)).replaceAll(':order', String(orderId)),
    );
  await add(`insert into cart_item_order_param (cart_item_id, property_id, value)
    select i.id, 1, 'Getippt in ' || c.status from cart_item i join cart c on c.id = i.cart_id
    where c.status = 'open'`);
  await add(`insert into address (customer_id, type_id, first_name, last_name, street_name,
      apartment, zip_code, city, country_id)
    select :customer, 1, 'Änne', 'Groß', 'Weg', '1', '10115', 'Berlin', min(id) from country`);
  await add(`insert into bought_shade_note (customer_id, variation_id, stated, note, updated_at)
    values (:customer, ${variationId}, '', 'Küche', now())`);
  await add(`insert into shade_reminder (customer_id, variation_id, stated, remind_on, lang, asked_at)
    values (:customer, ${variationId}, '', '2027-05-23', 'de', now())`);
  await add(`insert into review (item_id, variation_id, order_id, lang, author_name, title, text,
      rating, source) select item_id, id, :order, 'de', 'Änne G.', 'Gut', 'Deckt', 5, 'orderItem'
    from variation where id = ${variationId}`);
  await add('update customer set email_proved_at = now() where id = :customer');
  await add(`insert into review_mail_objection (customer_key, objected_at)
    values (customer_key('${EMAIL}'), now())`);
  await add(`insert into bank_line (line_key, account, booked_on, amount, currency, words, taken_in_at,
      payment_id, settled_at)
    select 'key', '', '2026-04-01', 990, 'EUR',
      '{"name": "Änne Groß", "text": "Danke", "endToEndId": ""}', now(), id, now()
    from payment where order_id = :order`);
  await add(`with added as (insert into refund (order_id, reason, amount, asked_at)
      values (:order, 'overpaid', 490, now()) returning id)
    insert into provider_refund (refund_id, idempotency_key, provider_id, state)
    select id, gen_random_uuid(), 're_123', 'sent' from added`);
  await add(`insert into customer_request (customer_id, kind, email, lang, requested_at)
    values (:customer, 'email', 'neu@example.de', 'de', now())`);
  await add(`insert into private_file (hash, customer_id, file_name, media_type, size, content_hash)
    values ('h', :customer, 'skizze.pdf', 'application/pdf', 1, 'h')`);
  await add(`insert into contact_message (submission_id_hash, name, email, subject, message,
      order_number, order_id, lang, received_at)
    values ('c', 'Änne', '${EMAIL}', 'Frage', 'Wann?', :order, :order, 'de', now())`);
  await add(`insert into withdrawal (submission_id_hash, order_id, name, contract, email, lang, received_at)
    values ('w', :order, 'Änne', ':order', '${EMAIL}', 'de', now())`);
  await add(`insert into newsletter_subscriber (email, lang, consent_text, requested_at)
    values ('${EMAIL}', 'de', 'Ja', now())`);
  await add(
    `insert into event_log (kind, data) values ('customer.loggedIn', '{"customerId": :customer}')`,
  );
  await add(`insert into order_parcel (order_id, parcel_service_id, tracking_number, sent_at)
    select :order, min(id), '00340434161094015902', now() from parcel_service`);
  await add(`with made as (
      insert into orders (type_id, origin_order_id, access_key_hash, access_key_salt, status, comment,
        items_gross, shipping_gross, total, placed_at, lang, currency, email, billing_address,
        delivery_address, shipping_profile_id, shipping_profile_name, shipping_provider,
        payment_method_id, payment_method_name, payment_key, max_delivery_days)
      select 3, id, 'r', 'r', 'requested', 'Deckt nicht', 1000, 0, 1000, now(), lang, currency, email,
        billing_address, delivery_address, shipping_profile_id, shipping_profile_name,
        shipping_provider, payment_method_id, payment_method_name, payment_key, max_delivery_days
      from orders where id = :order returning id),
    reason as (insert into return_reason (name_de, name_en, position)
      values ('Farbton falsch', 'Wrong shade', 99) returning id)
    insert into order_line (order_id, position, type_id, number, name, variation_name, url_path,
      quantity, unit_gross, gross, vat_rate, return_reason_id)
    select made.id, 0, 1, 'W-1', 'Weiß', '', 'weiss', 1, 1000, 1000, 1900, reason.id
    from made, reason`);
  await add(`insert into orders (type_id, access_key_hash, access_key_salt, status, customer_id, comment,
      items_gross, shipping_gross, total, placed_at, lang, currency, email, billing_address,
      delivery_address, shipping_profile_id, shipping_profile_name, shipping_provider,
      payment_method_id, payment_method_name, payment_key, max_delivery_days, valid_until)
    select 7, 'o', 'o', 'open', customer_id, 'Mit Rabatt?', 1000, 0, 1000, now(), lang, currency,
      email, billing_address, delivery_address, shipping_profile_id, shipping_profile_name,
      shipping_provider, payment_method_id, payment_method_name, payment_key, max_delivery_days,
      now() + interval '14 days'
    from orders where id = :order`);
}

test('every table with personal data is covered by export and deletion', async () => {
  const { rows } = await engine.pool.query<{ name: string }>(
    `with recursive reached as (
       select unnest(array['customer', 'visitor_session', 'cart', 'orders']::regclass[])::oid as t
       union
       select c.conrelid from pg_constraint c join reached r on c.confrelid = r.t
       where c.contype = 'f')
     select t::regclass::text as name from reached
     union
     select table_name from information_schema.columns
     where table_schema = 'public'
       and (column_name ~ 'mail|author_name|customer_(id|key)' or column_name = 'payload'
            or table_name in ('consent_record', 'page_comment'))
     order by 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(PLACES).toSorted());
});

test('the export of a customer contains the listed tables', async () => {
  const data = await shopper.do((shop) => shop.getCustomerExport());
  for (const [table, place] of Object.entries(PLACES)) {
    if (!('in' in place)) continue;
    expect([data[place.in]].flat(), table).not.toEqual([]);
  }
  expect(data.cart).toMatchObject([{ details: ['Getippt in open'] }]);
  expect(data.orders).toMatchObject([
    {
      payments: [{ totalCents: 1490, receivedCents: 0, refundedCents: 0 }],
      transfers: [{ bookedOn: '2026-04-01', amountCents: 990, name: 'Änne Groß' }],
      refunds: [{ totalCents: 490, reason: 'overpaid', repaidAt: null, providerNumber: 're_123' }],
      parcels: ['00340434161094015902'],
      items: [{ name: 'Weiß' }],
    },
  ]);
  expect(data.returns).toMatchObject([
    {
      orderNumber: data.orders[0]!.number,
      status: 'requested',
      message: 'Deckt nicht',
      totalCents: 1000,
      items: [{ name: 'Weiß', reason: 'Farbton falsch' }],
    },
  ]);
  expect(data.contact).toMatchObject([{ message: 'Wann?' }]);
  expect(data.requests).toMatchObject([{ kind: 'email', email: 'neu@example.de' }]);
});

test('each of its fields has a readable name, in both languages', async () => {
  const { madeAt: _, ...data } = await shopper.do((shop) => shop.getCustomerExport());
  const named = [...new Set(Object.values(data).flatMap(fieldsIn))];
  for (const { field } of [germanNames, englishNames]) {
    expect(named.filter((name) => !Object.hasOwn(field, name))).toEqual([]);
  }
});

function fieldsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(fieldsIn);
  return Object.entries(value).flatMap(([name, inside]) => [name, ...fieldsIn(inside)]);
}

test('deleting the account deletes the listed rows', async () => {
  const left = async (sql: string) =>
    (
      await engine.pool.query(
        `with given as (select $1::int as id, $2::text as email) ${sql.replaceAll(/\$1\b/g, '(select id from given)')}`,
        [customerId, EMAIL],
      )
    ).rowCount;
  const gone = Object.entries(PLACES).flatMap(([table, place]) =>
    'gone' in place ? [[table, place.gone] as const] : [],
  );
  for (const [table, sql] of gone) expect(await left(sql), `${table}, before`).toBeGreaterThan(0);
  await shopper.do((shop) => shop.deleteCustomer({ password: 'blaue Wand 7' }));
  for (const [table, sql] of gone) expect(await left(sql), table).toBe(0);
});
