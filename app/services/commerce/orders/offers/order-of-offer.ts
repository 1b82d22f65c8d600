import { randomUUID } from 'node:crypto';
import type { CommerceContext } from '../../core/commerce-context';
import { newAccessKey } from '../../core/access-key';
import type { CartGiftCard, Cents, Language } from '../../../shop-api';
import { GIFT_CARD_KEY } from '../../sale/payments/gift-card';
import { FIRST_CHECK } from '../../sale/payments/mollie/mollie-way';
import { dropPaymentFee } from '../order/drop-payment-fee';
import { waitsForMoney } from '../../sale/payments/providers';

/** Copied from the offer unchanged: an order is what was offered. */
const COPIED = `lang, currency, email, billing_address, delivery_address, shipping_profile_id,
  shipping_profile_name, shipping_provider, pickup, min_delivery_days, max_delivery_days, items_gross, discount_gross, shipping_gross,
  standard_shipping_gross, payment_fee_gross, total, payment_term_days, vat_case`;

const COPIED_OF_LINES = `position, type_id, variation_id, item_id, number, name, variation_name,
  url_path, image_hash, quantity, unit_gross, gross, discount, vat_rate, vat_shares, is_mixed_to_order,
  is_gift_card, properties`;

/**
 * Writes the order that an offer becomes: order, lines, taxes and payment row, in the transaction
 * of `ctx`, which holds the offer's lock. It belongs to the account of the customer who accepts it;
 * a guest's belongs to none, because no account has proved that it owns the offer's address. What
 * gift cards pay is not due; where they pay for all, they are the payment method, and an order with
 * total 0 waits for no money. `vatCheck` is what is known of the buyer's number now; null: what was
 * known before. Returns number and access key.
 */
export async function orderOfOffer(
  ctx: CommerceContext,
  offerId: number,
  { giftCards, vatCheck }: { giftCards: readonly CartGiftCard[]; vatCheck: string | null },
): Promise<{ id: number; accessKey: string }> {
  const { rows } = await ctx.db.client.query<OfferedMethod>(
    `select nextval(pg_get_serial_sequence('orders', 'id'))::int as id, total, lang,
       (($2::timestamptz at time zone 'Europe/Berlin')::date + payment_term_days)::text as last_day,
       payment_fee_gross as payment_fee, payment_method_id as method_id, payment_method_name as method_name,
       payment_key
     from orders where id = $1`,
    [offerId, ctx.now()],
  );
  const { id, lastDay, ...offered } = rows[0]!;
  const left = giftCards.reduce((rest, { amount }) => rest - amount, offered.total);
  // Where gift cards pay for all, the payment method with the fee is not used.
  const openAmount = left === offered.paymentFee && giftCards.length > 0 ? 0 : left;
  const isPaid = openAmount === 0;
  const { methodId, methodName, paymentKey } =
    isPaid && giftCards.length > 0 ? await cardsMethod(ctx, offered) : offered;
  const waits = waitsForMoney(paymentKey, openAmount);
  const key = newAccessKey(ctx.secret, id);
  await ctx.db.client.query(
    `insert into orders (id, type_id, origin_order_id, access_key_hash, access_key_salt, status,
       pay_until, placed_at, updated_at, customer_id, payment_method_id, payment_method_name,
       payment_key, vat_check, ${COPIED})
     overriding system value
     select $1, 1, $2, $3, $4, $5, $6, $7, $7, $8, $9, $10, $11, coalesce($12::jsonb, vat_check), ${COPIED}
     from orders where id = $2`,
    [
      id,
      offerId,
      key.hash,
      key.salt,
      waits ? 'pendingPayment' : 'confirmed',
      waits ? lastDay : null,
      ctx.now(),
      ctx.visitor.customer?.id ?? null,
      methodId,
      methodName,
      paymentKey,
      vatCheck,
    ],
  );
  await copyLines(ctx, offerId, id);
  if (openAmount < left) await dropPaymentFee(ctx, id);
  await ctx.db.client.query(
    `insert into payment (order_id, amount, currency, idempotency_key, created_at,
       method_id, method_name, payment_key, status, next_check_at)
     select id, $4::bigint, currency, $2, $3, payment_method_id, payment_method_name, payment_key,
       case when $5 then 'paid' else 'open' end,
       case when not $5 then ${FIRST_CHECK('payment_key', '$3')} end
     from orders where id = $1`,
    [id, randomUUID(), ctx.now(), openAmount, isPaid],
  );
  return { id, accessKey: key.accessKey };
}

type Method = { methodId: number; methodName: string; paymentKey: string };
type OfferedMethod = Method & {
  id: number;
  total: Cents;
  paymentFee: Cents;
  lang: Language;
  lastDay: string;
};

/** The payment method for gift cards that pay for all; the offered one where the shop has none. */
async function cardsMethod(
  ctx: CommerceContext,
  offered: Omit<OfferedMethod, 'id' | 'lastDay'>,
): Promise<Method> {
  const { paymentMethods } = await ctx.reference();
  const method = paymentMethods.find(({ paymentKey }) => paymentKey === GIFT_CARD_KEY);
  if (!method) return offered;
  return {
    methodId: method.id,
    methodName: method.names[offered.lang],
    paymentKey: method.paymentKey,
  };
}

/** Parts of a set refer to the copy of their line. */
async function copyLines(ctx: CommerceContext, from: number, to: number): Promise<void> {
  await ctx.db.client.query(
    `with offered as (
       select l.*, nextval(pg_get_serial_sequence('order_line', 'id'))::int as new_id
       from order_line l where order_id = $1
     ), taxes as (
       insert into order_tax (order_id, rate, net, vat)
       select $2, rate, net, vat from order_tax where order_id = $1
     )
     insert into order_line (id, order_id, parent_id, ${COPIED_OF_LINES})
     overriding system value
     select new_id, $2, (select p.new_id from offered p where p.id = offered.parent_id),
       ${COPIED_OF_LINES}
     from offered`,
    [from, to],
  );
}
