import { randomUUID } from 'node:crypto';
import { OWN_REFERRER } from '~/lib/referrer';
import {
  ShopError,
  type AdditionalInformation,
  type OrderAddress,
  type PaymentMethod,
} from '../../../shop-api';
import type { CartRow } from '../cart/cart-rows';
import type { PricedCart } from '../cart/price-cart';
import { proofOf } from '../vat-numbers/buyer-vat-number';
import type { CommerceContext } from '../../core/commerce-context';
import { giveFilesToOrder } from '../../visitors/order-property-files/owned-files';
import { newAccessKey } from '../../core/access-key';
import { FIRST_CHECK } from '../payments/mollie/mollie-way';
import { waitsForMoney } from '../payments/providers';
import { announceReviewMail } from './announce-review-mail';
import { insertLines } from './insert-lines';
import { agreedColumns, orderInsert } from './order-row';
import { snapshotLines } from './order-snapshot';

/** All parts of an order, checked and complete. */
export type OrderDraft = {
  cart: CartRow;
  priced: PricedCart;
  payment: PaymentMethod;
  email: string;
  delivery: OrderAddress;
  billing: OrderAddress;
  information: AdditionalInformation;
  attemptIdHash: Buffer;
  quoteHash: string;
};

/**
 * Writes attempt, order, lines, taxes and payment row in the transaction of `ctx`; returns number
 * and access key.
 */
export async function writeOrder(
  ctx: CommerceContext,
  draft: OrderDraft,
): Promise<{ id: number; accessKey: string }> {
  const { payment, priced } = draft;
  const { rows } = await ctx.db.client.query<{ id: number; lastDay: string }>({
    name: 'order_number',
    text: `select nextval(pg_get_serial_sequence('orders', 'id'))::int as id,
             (($1::timestamptz at time zone 'Europe/Berlin')::date + $2::int)::text as last_day`,
    values: [ctx.now(), payment.termDays ?? 0],
  });
  const { id, lastDay } = rows[0]!;
  const waits = waitsForMoney(payment.paymentKey, priced.openAmount);
  const payUntil = waits && payment.termDays !== null ? lastDay : null;
  const key = newAccessKey(ctx.secret, id);
  const status = waits ? 'pendingPayment' : 'confirmed';
  await insertOrder(ctx, draft, { ...key, id, payUntil, status });
  const lines = snapshotLines(ctx, draft.priced.lines);
  await insertLines(ctx, id, lines, draft.priced.totals.lineDiscounts);
  const properties = lines.flatMap((line) => line.properties);
  const files = properties.filter(({ type }) => type === 'file').map(({ value }) => value);
  if (!(await giveFilesToOrder(ctx, id, files))) throw new ShopError('order.createFailed');
  await insertTaxesAndPayment(ctx, id, draft);
  return { id, accessKey: key.accessKey };
}

async function insertOrder(
  ctx: CommerceContext,
  draft: OrderDraft,
  key: { id: number; salt: Buffer; hash: Buffer; payUntil: string | null; status: string },
): Promise<void> {
  const { cart, priced, information } = draft;
  const row = {
    ...agreedColumns(ctx, { ...priced, ...draft }),
    id: key.id,
    access_key_hash: key.hash,
    access_key_salt: key.salt,
    status: key.status,
    customer_id: ctx.visitor.customer?.id ?? null,
    referrer_id: ctx.visitor.referrerId ?? OWN_REFERRER,
    attempt_id_hash: draft.attemptIdHash,
    cart_id: cart.id,
    cart_version: cart.version,
    contact_wish: information.orderContactWish,
    customer_sign: information.orderCustomerSign,
    shipping_privacy_hint_accepted: information.shippingPrivacyHintAccepted,
    preferred_delivery: priced.preferredDelivery && JSON.stringify(priced.preferredDelivery),
    coupon_code: priced.coupon?.code ?? null,
    vat_check: priced.vatNumber && JSON.stringify(proofOf(priced.vatNumber)),
    pay_until: key.payUntil,
    review_mail: await announceReviewMail(ctx, priced.reference, draft),
  };
  const { text, values, place } = orderInsert(row);
  await ctx.db.client.query({
    name: 'order_insert',
    text: `with attempt as (
             insert into checkout_attempt
               (order_id, id_hash, cart_id, cart_version, created_at, quote_hash)
             values (${place('id')}, ${place('attempt_id_hash')}, ${place('cart_id')},
               ${place('cart_version')}, ${place('placed_at')}, $${values.length + 1})
           )
           ${text}`,
    values: [...values, draft.quoteHash],
  });
}

async function insertTaxesAndPayment(ctx: CommerceContext, orderId: number, draft: OrderDraft) {
  const { payment, priced } = draft;
  const { vats } = priced.totals;
  await ctx.db.client.query({
    name: 'order_taxes_payment_insert',
    text: `with taxes as (
             insert into order_tax (order_id, rate, net, vat)
             select $1, * from unnest($2::int[], $3::bigint[], $4::bigint[])
           )
           insert into payment (order_id, amount, currency, idempotency_key, created_at,
             method_id, method_name, payment_key, status, next_check_at)
           values ($1, $5, $6, $7, $8, $9, $10, $11, case when $5::bigint = 0 then 'paid' else 'open' end,
             case when $5 > 0 then ${FIRST_CHECK('$11', '$8')} end)`,
    values: [
      orderId,
      vats.map((part) => part.rate),
      vats.map((part) => part.net),
      vats.map((part) => part.vat),
      priced.openAmount,
      ctx.currency,
      randomUUID(),
      ctx.now(),
      payment.id,
      payment.name,
      payment.paymentKey,
    ],
  });
}
