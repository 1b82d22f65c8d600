import type { Pool } from 'pg';
import { cutoffOf, type RetainedData } from '~/services/shop-api/retention';
import { forgetUnusedFiles } from '../visitors/order-property-files/forget-files';
import { changeDue, deleteDue, DUE } from '../core/delete-due';
import { storedRetention } from '../core/settings/retention';

type DeleteExpired = (pool: Pool, before: Date, now: Date) => Promise<unknown>;

/** Deletes rows of a table by their age. */
const byAge =
  (table: string, age: string): DeleteExpired =>
  (pool, before) =>
    deleteDue(pool, { table, due: `t.${age} < $1`, age: `t.${age}` }, before);

/** Deletes sessions by their stored end. */
const byEnd =
  (table: string): DeleteExpired =>
  (pool, _before, now) =>
    deleteDue(pool, { table, due: 't.expires_at <= $1', age: 't.expires_at' }, now);

/** Events of orders are deleted with them; events of people, without an order, by their age. */
const eventsOf =
  (who: 'customer' | 'operator'): DeleteExpired =>
  (pool, before) => {
    const due = `t.order_id is null and t.kind like '${who}.%' and t.at < $1`;
    return deleteDue(pool, { table: 'event_log', due, age: 't.at' }, before);
  };

/** How rows of each kind are deleted; files are deleted by the module that writes them. */
const DELETE_EXPIRED: Record<Exclude<RetainedData, 'mailFiles'>, DeleteExpired> = {
  rateLimits: byAge('rate_limit', 'window_start'),
  formTokens: byAge('form_token', 'spent_at'),
  contactMessages: byAge('contact_message', 'received_at'),
  outbox: forgetMails,
  newsletterRequests: (pool, before) =>
    deleteDue(
      pool,
      {
        table: 'newsletter_subscriber',
        due: 't.confirmed_at is null and t.requested_at < $1',
        age: 't.requested_at',
      },
      before,
    ),
  /** A session is deleted with its access to orders. */
  sessions: byEnd('visitor_session'),
  carts: forgetCarts,
  uploads: forgetUnusedFiles,
  consents: byAge('consent_record', 'given_at'),
  endedNewsletters: byAge('newsletter_subscriber', 'ended_at'),
  reviewMailObjections: byAge('review_mail_objection', 'objected_at'),
  withdrawals: byAge('withdrawal', 'received_at'),
  bankLines: forgetBankLines,
  orders: forgetBuyers,
  parcelLabels: (pool, before) => {
    const due = 't.pdf is not null and t.made_at < $1';
    const change = `update parcel_label set pdf = null where id = any (${DUE})`;
    return changeDue(pool, { table: 'parcel_label', due, age: 't.made_at', change }, before);
  },
  customerEvents: eventsOf('customer'),
  customerRequests: byAge('customer_request', 'requested_at'),
  dataRequests: byAge('data_request', 'requested_at'),
  shadeReminders: byAge('shade_reminder', 'sent_at'),
  operatorSessions: byEnd('operator_session'),
  operatorEvents: eventsOf('operator'),
  /** A discussion is deleted with its answers. */
  pageComments: byAge('page_comment', 'settled_at'),
  vatNumbers: byAge('vat_number_check', 'asked_at'),
};

/**
 * Deletes rows of one kind that are older than the retention periods of this shop allow, at most 50,000
 * a run.
 */
export async function deleteExpired(
  data: Exclude<RetainedData, 'mailFiles'>,
  pool: Pool,
  now: Date,
): Promise<void> {
  const retention = await storedRetention(pool);
  await DELETE_EXPIRED[data](pool, cutoffOf(retention[data], now), now);
}

export const RETAINED_ROWS = Object.keys(DELETE_EXPIRED) as (keyof typeof DELETE_EXPIRED)[];

/** Sent mails, and mails that no mailbox will ever accept. */
async function forgetMails(pool: Pool, before: Date): Promise<void> {
  await byAge('outbox', 'done_at')(pool, before, before);
  const refused = `t.failure = 'refused' and t.created_at < $1`;
  await deleteDue(pool, { table: 'outbox', due: refused, age: 't.created_at' }, before);
}

/**
 * Deletes lines of statements that were never used; of settled ones only the payer's text, because
 * the rest prevents the same line from being booked again.
 */
async function forgetBankLines(pool: Pool, before: Date): Promise<void> {
  const age = 't.taken_in_at';
  const old = `t.words is not null and ${age} < $1`;
  await deleteDue(
    pool,
    { table: 'bank_line', due: `t.settled_at is null and ${old}`, age },
    before,
  );
  const change = `update bank_line set words = null where id = any (${DUE})`;
  await changeDue(pool, { table: 'bank_line', due: old, age, change }, before);
}

/**
 * Deletes unchanged open carts without a session; of carts that became orders only the typed data,
 * because the order has its own copy. Each condition has its own age, so that rows without such
 * data are not read again.
 */
async function forgetCarts(pool: Pool, before: Date): Promise<void> {
  // Evaluated per row: a batch has few rows, and both tables are large.
  const isHeld = (cart: string) =>
    `(select true from visitor_session s where s.cart_id = ${cart} limit 1)`;
  const old = `t.updated_at < $1 and ${isHeld('t.id')} is null`;
  const age = 't.updated_at';
  const addresses = `t.cart_id is not null and t.updated_at < $1 and ${isHeld('t.cart_id')} is null
    and coalesce((select c.updated_at from cart c where c.id = t.cart_id), '-infinity') < $1`;
  await deleteDue(pool, { table: 'address', due: addresses, age }, before);
  await deleteDue(pool, { table: 'cart', due: `t.status = 'open' and ${old}`, age }, before);
  await changeDue(
    pool,
    {
      table: 'cart',
      due: `num_nonnulls(t.additional_information, t.preferred_delivery) > 0 and ${old}`,
      age,
      change: `update cart set additional_information = null, preferred_delivery = null
               where id = any (${DUE})`,
    },
    before,
  );
}

/**
 * The amounts of an order stay for the books; the buyer's data are deleted, and so is the name
 * beside a guest's review: that of an account belongs to its owner. Years count from its last
 * document, which may be from a later year than the order: an invoice of January, or its reversal.
 */
async function forgetBuyers(pool: Pool, before: Date): Promise<void> {
  await changeDue(
    pool,
    {
      table: 'orders',
      // Evaluated per row, as with carts.
      due: `t.placed_at < $1 and t.email <> '' and coalesce((
        select max(d.made_at) from order_document d where d.order_id = t.id), '-infinity') < $1`,
      age: 't.placed_at',
      change: `, uses as (
         update coupon_use set customer_key = 'forgotten:' || id where order_id = any (${DUE})
       ), files as (
         delete from private_file where order_id = any (${DUE})
       ), documents as (
         delete from order_document_file where document_id = any (array(
           select d.id from order_document d where d.order_id = any (${DUE})))
       ), lines as (
         update order_line set properties = '[]' where order_id = any (${DUE})
       ), events as (
         delete from event_log where order_id = any (${DUE})
       ), words as (
         update review r set author_name = '' from orders b
          where b.id = r.order_id and b.id = any (${DUE}) and b.customer_id is null
       )
       update orders o set email = '', contact_wish = '', customer_sign = '', preferred_delivery = null, note = '', comment = '',
         vat_check = null,
         billing_address = ${blank('billing_address')}, delivery_address = ${blank('delivery_address')}
       where id = any (${DUE})`,
    },
    before,
  );
}

/** SQL: the same address with all texts empty, so that the order is still valid. */
function blank(column: string): string {
  return `(select jsonb_object_agg(key, case jsonb_typeof(value) when 'string' then '""' else value end)
           from jsonb_each(${column}))`;
}
