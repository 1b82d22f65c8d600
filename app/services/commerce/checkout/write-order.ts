import { randomBytes, randomUUID } from 'node:crypto';
import type { AdditionalInformation, OrderAddress, PaymentMethod } from '../../shop-api';
import { cartDeliveryTime } from '../cart/cart-view';
import type { CartRow } from '../cart/cart-rows';
import type { PricedCart } from '../cart/price-cart';
import type { CommerceContext } from '../commerce-context';
import { accessKeyOf } from '../orders/access-key';
import { providerOf } from '../payments/providers';
import { hashOf } from '../sessions/session-token';
import { snapshotLines, type LineSnapshot } from './order-snapshot';
import type { OfferedShipping } from '../delivery/offered-shipping';

/** Everything an order is made of, checked and complete. */
export type OrderDraft = {
  cart: CartRow;
  priced: PricedCart & { shipping: OfferedShipping };
  payment: PaymentMethod;
  email: string;
  delivery: OrderAddress;
  billing: OrderAddress;
  information: AdditionalInformation;
  attemptIdHash: Buffer;
  quoteHash: string;
};

/** Writes order, lines, taxes and payment row in the transaction of `ctx`; gives number and access key. */
export async function writeOrder(
  ctx: CommerceContext,
  draft: OrderDraft,
): Promise<{ id: number; accessKey: string }> {
  await writeAttempt(ctx, draft);
  const lines = snapshotLines(ctx, draft.priced.lines);
  const { payment } = draft;
  const { rows } = await ctx.db.client.query<{ id: number; lastDay: string }>(
    `select nextval(pg_get_serial_sequence('orders', 'id'))::int as id,
       (($1::timestamptz at time zone 'Europe/Berlin')::date + $2::int)::text as "lastDay"`,
    [ctx.now(), payment.termDays ?? 0],
  );
  const { id, lastDay } = rows[0]!;
  const payUntil = paysLater(payment) || payment.termDays === null ? null : lastDay;
  const salt = randomBytes(16);
  const accessKey = accessKeyOf(ctx.secret, id, salt);
  await insertOrder(ctx, draft, { id, salt, accessKey, payUntil });
  await insertLines(ctx, id, lines);
  await insertTaxesAndPayment(ctx, id, draft);
  await ctx.db.client.query('update checkout_attempt set order_id = $2 where id_hash = $1', [
    draft.attemptIdHash,
    id,
  ]);
  return { id, accessKey };
}

function paysLater({ paymentKey }: PaymentMethod): boolean {
  return providerOf(paymentKey)?.paysLater ?? false;
}

async function writeAttempt(ctx: CommerceContext, draft: OrderDraft): Promise<void> {
  await ctx.db.client.query(
    `insert into checkout_attempt (id_hash, cart_id, cart_version, quote_hash, created_at)
     values ($1, $2, $3, $4, $5)`,
    [draft.attemptIdHash, draft.cart.id, draft.cart.version, draft.quoteHash, ctx.now()],
  );
}

async function insertOrder(
  ctx: CommerceContext,
  draft: OrderDraft,
  key: { id: number; salt: Buffer; accessKey: string; payUntil: string | null },
): Promise<void> {
  const { cart, priced, payment, information } = draft;
  const { shipping, totals } = priced;
  const time = cartDeliveryTime(priced.lines, shipping);
  const row = {
    id: key.id,
    access_key_hash: hashOf(key.accessKey),
    access_key_salt: key.salt,
    status: paysLater(payment) ? 'confirmed' : 'pendingPayment',
    lang: ctx.lang,
    currency: ctx.currency,
    email: draft.email,
    attempt_id_hash: draft.attemptIdHash,
    cart_id: cart.id,
    cart_version: cart.version,
    billing_address: JSON.stringify(draft.billing),
    delivery_address: JSON.stringify(draft.delivery),
    shipping_profile_id: shipping.id,
    shipping_profile_name: shipping.name,
    shipping_provider: shipping.parcelServiceName,
    payment_method_id: payment.id,
    payment_method_name: payment.name,
    payment_key: payment.paymentKey,
    contact_wish: information.orderContactWish,
    customer_sign: information.orderCustomerSign,
    shipping_privacy_hint_accepted: information.shippingPrivacyHintAccepted,
    min_delivery_days: time?.min ?? 0,
    max_delivery_days: time?.max ?? 0,
    items_gross: totals.itemSum,
    discount_gross: totals.discount,
    shipping_gross: totals.shipping,
    total: totals.total,
    coupon_code: priced.coupon?.code ?? null,
    payment_term_days: payment.termDays,
    pay_until: key.payUntil,
    placed_at: ctx.now(),
    updated_at: ctx.now(),
  };
  const columns = Object.keys(row);
  await ctx.db.client.query({
    name: 'order_insert',
    text: `insert into orders (${columns.join(', ')}) overriding system value
           values (${columns.map((_, i) => `$${i + 1}`).join(', ')})`,
    values: Object.values(row),
  });
}

async function insertLines(ctx: CommerceContext, orderId: number, lines: LineSnapshot[]) {
  let position = 0;
  for (const line of lines) {
    const parentId = await insertLine(ctx, orderId, line, null, (position += 1));
    for (const part of line.parts) {
      await insertLine(ctx, orderId, part, parentId, (position += 1));
    }
  }
}

async function insertLine(
  ctx: CommerceContext,
  orderId: number,
  line: LineSnapshot,
  parentId: number | null,
  position: number,
): Promise<number> {
  const { rows } = await ctx.db.client.query<{ id: number }>({
    name: 'order_line_insert',
    text: `insert into order_line (order_id, position, type_id, parent_id, variation_id, item_id,
             number, name, variation_name, url_path, image_hash, quantity, unit_gross, gross,
             vat_rate, is_mixed_to_order, properties)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $12::int * $13::bigint,
             $14, $15, $16) returning id`,
    values: [
      orderId,
      position,
      line.typeId,
      parentId,
      line.variationId,
      line.itemId,
      line.number,
      line.name,
      line.variationName,
      line.urlPath,
      line.imageHash,
      line.quantity,
      line.unitGross,
      line.vatRate,
      line.isMixedToOrder,
      JSON.stringify(line.properties),
    ],
  });
  return rows[0]!.id;
}

async function insertTaxesAndPayment(ctx: CommerceContext, orderId: number, draft: OrderDraft) {
  const { vats, total } = draft.priced.totals;
  await ctx.db.client.query(
    `insert into order_tax (order_id, rate, net, vat)
     select $1, * from unnest($2::int[], $3::bigint[], $4::bigint[])`,
    [
      orderId,
      vats.map((part) => part.rate),
      vats.map((part) => part.net),
      vats.map((part) => part.vat),
    ],
  );
  await ctx.db.client.query(
    `insert into payment (order_id, amount, currency, idempotency_key, created_at)
     values ($1, $2, $3, $4, $5)`,
    [orderId, total, ctx.currency, randomUUID(), ctx.now()],
  );
}
