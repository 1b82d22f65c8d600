import { expect, test } from 'vitest';
import { offer, readyToOrder } from '../../../../tests/support/shopper';
import { useTestEngine } from '../../../../tests/support/use-test-engine';
import { RETENTION } from '~/services/shop-api/retention';
import { ledgerCheck } from './ledger/ledger-check';
import { RETAINED_ROWS, deleteExpired } from './data-retention';

let variationId: number;
const engine = useTestEngine(async (engine) => {
  variationId = (await engine.fixture.item({ name: 'Weiß' })).variationIds[0]!;
});

type Kind = (typeof RETAINED_ROWS)[number];

async function rows(sql: string): Promise<unknown[]> {
  return (await engine.pool.query({ text: sql, rowMode: 'array' })).rows.flat();
}
const forgetAt = (data: Kind, at: string) => deleteExpired(data, engine.pool, new Date(at));

test('every kind of data on the list is deleted by a job', () => {
  expect([...RETAINED_ROWS, 'mailFiles'].toSorted()).toEqual(Object.keys(RETENTION).toSorted());
});

test('counters of rate limits: 2 days', async () => {
  await engine.pool.query(
    `insert into rate_limit (key, window_start, count) values ('a', '2026-01-01', 1), ('b', '2026-01-03', 1)`,
  );
  await forgetAt('rateLimits', '2026-01-03T12:00:00Z');
  expect(await rows('select key from rate_limit')).toEqual(['b']);
});

test('a period set by the shop: messages 60 days', async () => {
  const write = (id: string, at: string) =>
    engine.pool.query(
      `insert into contact_message (submission_id_hash, name, email, subject, message, lang, received_at)
       values ($1::text::bytea, 'A', 'a@x.de', $1::text, '', 'de', $2)`,
      [id, at],
    );
  await write('old', '2026-01-01');
  await write('young', '2026-03-01');
  const left = () => rows('select subject from contact_message order by 1');
  await forgetAt('contactMessages', '2026-03-15T00:00:00Z');
  expect(await left()).toEqual(['old', 'young']);
  await engine.pool.query(
    `insert into setting (key, value, updated_at) values ('retention', '{"contactMessages": {"days": 60}}', now())`,
  );
  await forgetAt('contactMessages', '2026-03-15T00:00:00Z');
  expect(await left()).toEqual(['young']);
  await engine.pool.query(
    `delete from setting where key = 'retention'; delete from contact_message`,
  );
});

test('50,000 rows a run, oldest first; a locked row is skipped', async () => {
  await engine.pool.query('delete from rate_limit');
  await engine.pool.query(
    `insert into rate_limit (key, window_start, count)
     select n, '2026-01-01'::timestamptz + n * interval '1 second', 1 from generate_series(1, 50600) n`,
  );
  const left = () => rows('select min(key::int), count(*)::int from rate_limit');
  const holder = await engine.pool.connect();
  try {
    await holder.query('begin');
    await holder.query(`select from rate_limit where key = '7' for update`);
    await forgetAt('rateLimits', '2026-02-01T00:00:00Z');
    expect(await left()).toEqual([7, 600]);
  } finally {
    await holder.query('rollback').finally(() => holder.release());
  }
  await forgetAt('rateLimits', '2026-02-01T00:00:00Z');
  expect(await left()).toEqual([null, 0]);
});

test('mails that were sent or never will be: 30 days; those to be sent stay', async () => {
  await engine.pool.query(
    `insert into outbox (kind, dedupe_key, payload, created_at, next_at, done_at, failure) values
      ('x', 'sent', '{}', '2026-01-01', '2026-01-01', '2026-01-01', null),
      ('x', 'dead', '{}', '2026-01-01', 'infinity', null, 'refused'),
      ('x', 'held up', '{}', '2026-01-01', 'infinity', null, 'trouble'),
      ('x', 'waiting', '{}', '2026-01-01', '2026-03-01', null, null),
      ('x', 'sent lately', '{}', '2026-01-01', '2026-01-01', '2026-01-20', null)`,
  );
  await forgetAt('outbox', '2026-02-01T00:00:00Z');
  expect(await rows('select dedupe_key from outbox order by 1')).toEqual([
    'held up',
    'sent lately',
    'waiting',
  ]);
  await engine.pool.query('delete from outbox');
});

test('objections to mails for reviews as long as orders: at least eight years from the end of their year', async () => {
  await engine.pool.query(
    `insert into review_mail_objection (customer_key, objected_at)
     values ('old@x.de', '2026-05-01'), ('new@x.de', '2027-01-02')`,
  );
  await forgetAt('reviewMailObjections', '2034-12-31T00:00:00Z');
  expect(await rows('select customer_key from review_mail_objection order by 1')).toHaveLength(2);
  await engine.pool.query(
    `insert into setting (key, value, updated_at) values ('retention', '{"orders": {"years": 9}}', now())`,
  );
  await forgetAt('reviewMailObjections', '2035-01-01T00:00:00Z');
  expect(await rows('select customer_key from review_mail_objection order by 1')).toHaveLength(2);
  await engine.pool.query(`delete from setting where key = 'retention'`);
  await forgetAt('reviewMailObjections', '2035-01-01T00:00:00Z');
  expect(await rows('select customer_key from review_mail_objection')).toEqual(['new@x.de']);
});

test('lines of statements 180 days: waiting ones are deleted, of the others the text of the payer', async () => {
  await engine.pool.query(
    `insert into bank_line (line_key, account, booked_on, amount, currency, words, taken_in_at, settled_at)
     values ('old', '', '2026-01-01', 1, 'EUR', '{"name": "A"}', '2026-01-01', null),
            ('done', '', '2026-01-01', 2, 'EUR', '{"name": "B"}', '2026-01-01', '2026-01-01'),
            ('new', '', '2026-02-01', 3, 'EUR', '{"name": "C"}', '2026-02-01', null)`,
  );
  await forgetAt('bankLines', '2026-07-15T00:00:00Z');
  expect(await rows('select amount, words->>$$name$$ from bank_line order by 1')).toEqual([
    2,
    null,
    3,
    'C',
  ]);
});

test('messages to the shop 180 days, tokens of sent forms 3', async () => {
  await engine.pool.query(
    `insert into contact_message (submission_id_hash, name, email, subject, message, lang, received_at)
     values ('a', 'A', 'a@x.de', 'old', '', 'de', '2026-01-01'), ('b', 'B', 'b@x.de', 'new', '', 'de', '2026-02-01')`,
  );
  await forgetAt('contactMessages', '2026-07-15T00:00:00Z');
  expect(await rows('select subject from contact_message')).toEqual(['new']);
  await engine.pool.query(
    `insert into form_token (nonce_hash, content_hash, spent_at)
     values ('old', '', '2026-01-01'), ('new', '', '2026-01-03')`,
  );
  await forgetAt('formTokens', '2026-01-05T00:00:00Z');
  expect(await rows(`select convert_from(nonce_hash, 'utf8') from form_token`)).toEqual(['new']);
});

test('newsletter: unconfirmed requests 30 days, the proof of ended subscriptions 3 years', async () => {
  await engine.pool.query(
    `insert into newsletter_subscriber (email, lang, consent_text, requested_at, confirmed_at, ended_at)
     values ('a@x.de', 'de', '', '2026-01-01', null, null),
            ('b@x.de', 'de', '', '2026-01-01', '2026-01-02', null),
            ('c@x.de', 'de', '', '2026-01-01', '2026-01-02', '2026-05-01'),
            ('d@x.de', 'de', '', '2026-01-31', null, null)`,
  );
  const emails = () => rows('select email from newsletter_subscriber order by 1');
  await forgetAt('newsletterRequests', '2026-02-01T00:00:00Z');
  expect(await emails()).toEqual(['b@x.de', 'c@x.de', 'd@x.de']);
  await forgetAt('endedNewsletters', '2029-12-31T00:00:00Z');
  expect(await emails()).toContain('c@x.de');
  await forgetAt('endedNewsletters', '2030-01-01T00:00:00Z');
  expect(await emails()).toEqual(['b@x.de', 'd@x.de']);
});

test('choices about cookies: a year', async () => {
  await engine.pool.query(
    `insert into consent_record (id, given_at, version, lang, groups) values
      (gen_random_uuid(), '2025-01-01', 'old', 'de', '{}'),
      (gen_random_uuid(), '2025-06-01', 'new', 'de', '{}')`,
  );
  await forgetAt('consents', '2026-01-02T00:00:00Z');
  expect(await rows('select version from consent_record')).toEqual(['new']);
});

test('sessions of operators: when they end; log-in events: a year', async () => {
  await engine.pool.query(
    `with made as (
       insert into operator (email, name, password_hash, rights)
       values ('ada@example.com', 'Ada', '', '{edit}') returning id
     )
     insert into operator_session (token_hash, operator_id, is_complete, seen_at, expires_at)
     select sha256(ends::bytea), id, true, '2026-01-01', ends::timestamptz
     from made, (values ('2026-01-01 12:00+0'), ('2026-01-01 12:01+0')) s (ends)`,
  );
  const sessions = () => rows('select count(*)::int from operator_session');
  await forgetAt('operatorSessions', '2026-01-01T12:00:00Z');
  expect(await sessions()).toEqual([1]);
  await forgetAt('operatorSessions', '2026-01-01T12:01:00Z');
  expect(await sessions()).toEqual([0]);

  await engine.pool.query(
    `insert into event_log (kind, data, at) values
       ('operator.loggedIn', '{}', '2026-01-01'), ('operator.created', '{}', '2026-02-01'),
       ('else', '{}', '2026-01-01')`,
  );
  await forgetAt('operatorEvents', '2027-01-01T12:00:00Z');
  const kinds = await rows('select kind from event_log where order_id is null order by 1');
  expect(kinds).toEqual(['else', 'operator.created']);
});

test('comments on pages: 180 days after they are settled, with their answers', async () => {
  await engine.pool.query(
    `with said as (
       insert into page_comment (identifier, type, lang, block, block_name, author, words, once,
         written_at, settled_at, settled_by)
       values ('index', 'immutable', 'de', 'a', 'TextCard', 'ada', 'old', '1', '2025-01-01', '2026-01-01', 'ada'),
         ('index', 'immutable', 'de', 'a', 'TextCard', 'ada', 'young', '2', '2025-01-01', '2026-02-01', 'ada'),
         ('index', 'immutable', 'de', 'a', 'TextCard', 'ada', 'open', '3', '2025-01-01', null, null)
       returning id)
     insert into page_comment (identifier, type, lang, block, block_name, author, words, once,
       written_at, answers)
     select 'index', 'immutable', 'de', 'a', 'TextCard', 'ada', 'answer', 'answer', '2025-01-02', min(id) over ()
     from said order by id limit 1`,
  );
  await forgetAt('pageComments', '2026-07-01T00:00:00Z');
  expect(await rows('select words from page_comment order by 1')).toEqual(['open', 'young']);
});

test('links for a new password or address: a day; events of customers: 90 days', async () => {
  await engine.pool.query(
    `with made as (
       insert into customer (email, lang) values ('links@example.de', 'de') returning id
     )
     insert into customer_request (customer_id, kind, email, lang, requested_at)
     select id, kind, mailbox, 'de', asked::timestamptz
     from made, (values ('password', null, '2026-01-01 10:00+0'), ('email', 'neu@x.de', '2026-01-01 11:00+0'),
                        ('password', null, '2026-01-01 13:00+0')) r (kind, mailbox, asked)`,
  );
  await forgetAt('customerRequests', '2026-01-02T12:00:00Z');
  expect(await rows('select kind from customer_request')).toEqual(['password']);
  await forgetAt('customerRequests', '2026-01-02T13:00:00.001Z');
  expect(await rows('select kind from customer_request')).toEqual([]);
  expect(await rows('select email from customer')).toEqual(['links@example.de']);

  await engine.pool.query(
    `insert into event_log (kind, data, at) values
       ('customer.loggedIn', '{}', '2026-01-01'), ('customer.loginFailed', '{}', '2026-01-02'),
       ('customer.registered', '{}', '2026-01-03'), ('operator.loggedIn', '{}', '2026-01-01')`,
  );
  await forgetAt('customerEvents', '2026-04-02T00:00:00.001Z');
  const kinds = await rows(
    `select kind from event_log where at < '2026-01-04' and kind <> 'else' order by 1`,
  );
  expect(kinds).toEqual(['customer.registered', 'operator.loggedIn']);
});

test('declarations of withdrawal: 6 years from the end of the year', async () => {
  await engine.pool.query(
    `insert into withdrawal (submission_id_hash, name, contract, email, lang, received_at)
     values ('a', 'A', '1', 'a@x.de', 'de', '2026-06-19'), ('b', 'B', '2', 'b@x.de', 'de', '2027-01-01')`,
  );
  await forgetAt('withdrawals', '2032-12-31T00:00:00Z');
  expect(await rows('select name from withdrawal order by 1')).toEqual(['A', 'B']);
  await forgetAt('withdrawals', '2033-01-01T00:00:00Z');
  expect(await rows('select name from withdrawal')).toEqual(['B']);
});

test('sessions 30 days, carts 90, buyers of orders 8 years; the numbers of an order stay', async () => {
  engine.setTime('2026-01-01T00:00:00Z');
  const buyer = await readyToOrder(engine, [{ variationId }]);
  const form = await offer(buyer);
  const additionalInformation = { orderContactWish: 'Bei Meier klingeln', orderCustomerSign: '' };
  const by = await buyer.do(async (shop) => {
    const changes = { additionalInformation };
    const { id: orderId, accessKey } = await shop.doPlaceOrder({ ...form, changes });
    return { orderId, accessKey };
  });
  const judged = { ratingValue: 5, title: 'Deckt', message: 'Gut', authorName: 'Anna M.' };
  await buyer.do((shop) => shop.doReview({ type: 'review', targetId: variationId, by, ...judged }));
  await readyToOrder(engine, [{ variationId }], { email: 'berta@example.de' });
  const carts = () => rows('select status from cart order by 1');

  await forgetAt('sessions', '2026-01-30T00:00:00Z');
  expect(await rows('select count(*)::int from visitor_session')).toEqual([2]);
  await forgetAt('sessions', '2026-02-01T00:00:00Z');
  expect(await rows('select count(*)::int from visitor_session')).toEqual([0]);
  expect(await rows('select count(*)::int from order_access')).toEqual([0]);

  await forgetAt('carts', '2026-03-31T00:00:00Z');
  expect(await carts()).toEqual(['converted', 'open']);
  await forgetAt('carts', '2026-04-02T00:00:00Z');
  expect(await carts()).toEqual(['converted']);
  expect(await rows('select count(*)::int from address')).toEqual([0]);
  expect(await rows('select additional_information from cart')).toEqual([null]);

  await forgetAt('orders', '2034-12-31T00:00:00Z');
  expect(await rows('select email from orders')).toEqual(['anna@example.de']);
  expect(await rows('select author_name from review')).toEqual(['Anna M.']);
  await forgetAt('orders', '2035-01-01T00:00:00Z');
  const [kept] = (await engine.pool.query('select o.*, to_json(o)::text as all_text from orders o'))
    .rows;
  expect(kept).toMatchObject({ email: '', contactWish: '', total: 1490 });
  expect(kept.allText).not.toMatch(/Anna|Müller|Hauptstraße|Meier|10115/);
  expect(kept.deliveryAddress).toMatchObject({ lastName: '', zipCode: '' });
  expect(await rows('select author_name || title from review')).toEqual(['Deckt']);
  expect(await ledgerCheck(engine.pool, engine.now())).toEqual([]);
});

test('an invoice of January extends the period of its order: 8 years from the end of its own year', async () => {
  engine.setTime('2026-12-31T10:00:00Z');
  const buyer = await readyToOrder(engine, [{ variationId }]);
  const form = await offer(buyer);
  const { id } = await buyer.do((shop) => shop.doPlaceOrder(form));
  await engine.pool.query(
    `with invoice as (
       insert into order_document (order_id, kind, year, serial, number, is_e_invoice, made_at)
       values ($1, 'invoice', 2027, 1, 'RE-2027-00001', false, '2026-12-31 23:00Z') returning id)
     insert into order_document_file (document_id, format, bytes)
     select id, 'pdf', 'pdf' from invoice`,
    [id],
  );
  const buyers = () =>
    rows(`select email, exists (select from order_document_file) from orders where id = ${id}`);
  await forgetAt('orders', '2035-12-31T22:59:00Z');
  expect(await buyers()).toEqual(['anna@example.de', true]);
  await forgetAt('orders', '2035-12-31T23:00:00Z');
  expect(await buyers()).toEqual(['', false]);
});

test('sent reminders: 30 days; waiting ones stay', async () => {
  await engine.pool.query(
    `with anna as (insert into customer (email, lang) values ('ton@example.de', 'de') returning id)
     insert into shade_reminder (customer_id, variation_id, stated, remind_on, lang, asked_at, sent_at)
     select id, 1, stated, '2026-01-01', 'de', '2025-01-01', sent::timestamptz
       from anna, (values ('sent', '2026-01-01'), ('sent lately', '2026-01-20'), ('waits', null))
         as r (stated, sent)`,
  );
  await forgetAt('shadeReminders', '2026-02-01T00:00:00Z');
  expect(await rows('select stated from shade_reminder order by 1')).toEqual([
    'sent lately',
    'waits',
  ]);
});

test('parcel labels 30 days, except their tracking numbers', async () => {
  const shopper = await readyToOrder(engine, [{ variationId }]);
  const form = await offer(shopper);
  const { id } = await shopper.do((shop) => shop.doPlaceOrder(form));
  await engine.pool.query(
    `insert into parcel_label (order_id, position, parcel_service_id, tracking_number, pdf, made_at)
     values ($1, 1, 1, 'OLD1', 'pdf', '2026-01-01'), ($1, 2, 1, 'NEW1', 'pdf', '2026-01-20')`,
    [id],
  );
  await forgetAt('parcelLabels', '2026-02-10T00:00:00Z');
  const text = `select tracking_number, convert_from(pdf, 'utf8') from parcel_label order by position`;
  expect(await rows(text)).toEqual(['OLD1', null, 'NEW1', 'pdf']);
});
