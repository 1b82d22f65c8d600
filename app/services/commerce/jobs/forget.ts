import type { Pool } from 'pg';
import { RETENTION, forgetBefore, type ForgottenData } from '~/services/shop-api/retention';
import { forgetUnusedFiles } from '../files/forget-files';

type Forget = (pool: Pool, before: Date, now: Date) => Promise<void>;

/** How each kind of data goes; what lies in files is deleted where the files are written. */
const FORGET: Record<Exclude<ForgottenData, 'mailFiles'>, Forget> = {
  rateLimits: (pool, before) => run(pool, 'delete from rate_limit where window_start < $1', before),

  formTokens: (pool, before) => run(pool, 'delete from form_token where spent_at < $1', before),

  contactMessages: (pool, before) =>
    run(pool, 'delete from contact_message where received_at < $1', before),

  /** Mails that were sent, and mails no mailbox will ever take; never what the shop's trouble holds up. */
  outbox: (pool, before) =>
    run(
      pool,
      `delete from outbox where done_at < $1 or (failure = 'refused' and created_at < $1)`,
      before,
    ),

  newsletterRequests: (pool, before) =>
    run(
      pool,
      `delete from newsletter_subscriber
       where confirmed_at is null and requested_at < $1`,
      before,
    ),

  /** With a session goes which device may see which order. Its end is kept with it. */
  sessions: (pool, _before, now) =>
    run(pool, 'delete from visitor_session where expires_at <= $1', now),

  carts: forgetCarts,

  uploads: forgetUnusedFiles,

  consents: (pool, before) => run(pool, 'delete from consent_record where given_at < $1', before),

  endedNewsletters: (pool, before) =>
    run(pool, 'delete from newsletter_subscriber where ended_at < $1', before),

  withdrawals: (pool, before) => run(pool, 'delete from withdrawal where received_at < $1', before),

  orders: forgetBuyers,

  customerEvents: (pool, before) =>
    run(
      pool,
      `delete from event_log where order_id is null and kind like 'customer.%' and at < $1`,
      before,
    ),

  customerRequests: (pool, before) =>
    run(pool, 'delete from customer_request where requested_at < $1', before),

  dataRequests: (pool, before) =>
    run(pool, 'delete from data_request where requested_at < $1', before),

  shadeReminders: (pool, before) =>
    run(pool, 'delete from shade_reminder where sent_at < $1', before),

  operatorSessions: (pool, _before, now) =>
    run(pool, 'delete from operator_session where expires_at <= $1', now),

  /** What is noted of orders goes with them; of operators, who belong to none, by its age. */
  operatorEvents: (pool, before) =>
    run(
      pool,
      `delete from event_log where order_id is null and kind like 'operator.%' and at < $1`,
      before,
    ),
};

/** Deletes what is older than the list of storage periods allows; the kinds that are rows. */
export function forget(
  data: Exclude<ForgottenData, 'mailFiles'>,
  pool: Pool,
  now: Date,
): Promise<void> {
  return FORGET[data](pool, forgetBefore(RETENTION[data], now), now);
}

export const FORGOTTEN_ROWS = Object.keys(FORGET) as (keyof typeof FORGET)[];

/**
 * Open carts that nobody changed and no session holds go; of carts that became orders goes what was
 * typed, because the order keeps its own copy.
 */
async function forgetCarts(pool: Pool, before: Date): Promise<void> {
  const old = `updated_at < $1 and not exists (select from visitor_session s where s.cart_id = c.id)`;
  await run(
    pool,
    `delete from address where cart_id in (select id from cart c where ${old})`,
    before,
  );
  await run(pool, `delete from cart c where status = 'open' and ${old}`, before);
  await run(
    pool,
    `update cart c set additional_information = null
     where additional_information is not null and ${old}`,
    before,
  );
}

/** The numbers of an order stay for the books; who bought is forgotten. */
async function forgetBuyers(pool: Pool, before: Date): Promise<void> {
  await run(
    pool,
    `with due as (
       select id from orders where placed_at < $1 and email <> ''
     ), uses as (
       update coupon_use set customer_key = 'forgotten:' || id where order_id in (select id from due)
     ), files as (
       delete from private_file where order_id in (select id from due)
     ), documents as (
       delete from order_document_file where document_id in (
         select d.id from order_document d where d.order_id in (select id from due))
     ), lines as (
       update order_line set properties = '[]' where order_id in (select id from due)
     ), events as (
       delete from event_log where order_id in (select id from due)
     )
     update orders o set email = '', contact_wish = '', customer_sign = '', note = '', comment = '',
       billing_address = ${blank('billing_address')}, delivery_address = ${blank('delivery_address')}
     where id in (select id from due)`,
    before,
  );
}

/** SQL: the same address with every text emptied, so that the order still reads as one. */
function blank(column: string): string {
  return `(select jsonb_object_agg(key, case jsonb_typeof(value) when 'string' then '""' else value end)
           from jsonb_each(${column}))`;
}

async function run(pool: Pool, sql: string, moment: Date): Promise<void> {
  await pool.query(sql, [moment]);
}
