import { randomBytes } from 'node:crypto';
import { cartDeliveryTime } from '../cart/cart-view';
import { insertLines } from '../checkout/insert-lines';
import { snapshotLines } from '../checkout/order-snapshot';
import { transact, type CommerceContext } from '../commerce-context';
import { accessKeyOf } from '../orders/access-key';
import { queueWork, ringOutbox } from '../outbox/queue';
import { hashOf } from '../sessions/session-token';
import { offerAddress, type PlacedAddress } from './offer-address';
import { offerDraftSchema, type OfferDraft } from './offer-draft';
import { offerInvalid } from './offer-invalid';
import { priceOffer, type OfferGoods } from './price-offer';

/**
 * Makes an offer of the shop to one person and queues its mail (§3, type 7). Goods and prices are
 * those of the shop at this moment, unless the draft names its own; nothing of them changes
 * afterwards. Throws `offer.invalid` with a cause { place: what is wrong there }.
 */
export async function makeOffer(
  ctx: CommerceContext,
  given: unknown,
): Promise<{ id: number; accessKey: string }> {
  const parsed = offerDraftSchema.safeParse(given);
  if (!parsed.success) {
    throw offerInvalid(
      Object.fromEntries(
        parsed.error.issues.map(({ path, message }) => [path.join('.') || 'offer', message]),
      ),
    );
  }
  const draft = parsed.data;
  if (draft.validUntil <= ctx.now()) throw offerInvalid({ validUntil: 'is over' });
  const billing = await offerAddress(ctx, draft, 'billingAddress');
  const delivery = draft.deliveryAddress
    ? await offerAddress(ctx, draft, 'deliveryAddress')
    : billing;
  const goods = await priceOffer(ctx, draft, delivery.countryId);
  const offer = await transact(ctx, async (ctx) => {
    const made = await insertOffer(ctx, { draft, billing, delivery, ...goods });
    await insertLines(ctx, made.id, snapshotLines(ctx, goods.lines));
    await queueWork(ctx, {
      kind: 'mail:offer_sent',
      dedupeKey: `mail:offer_sent:${made.id}`,
      payload: { offerId: made.id },
    });
    return made;
  });
  ringOutbox();
  return offer;
}

async function insertOffer(
  ctx: CommerceContext,
  offer: OfferGoods & { draft: OfferDraft; billing: PlacedAddress; delivery: PlacedAddress },
): Promise<{ id: number; accessKey: string }> {
  const { draft, totals, shipping, payment, lines } = offer;
  const { rows } = await ctx.db.client.query<{ id: number; customerId: number | null }>(
    `select nextval(pg_get_serial_sequence('orders', 'id'))::int as id,
       (select id from customer where lower(email) = lower($1)) as "customerId"`,
    [draft.email],
  );
  const { id, customerId } = rows[0]!;
  const salt = randomBytes(16);
  const accessKey = accessKeyOf(ctx.secret, id, salt);
  const time = cartDeliveryTime(lines, shipping);
  const row = {
    id,
    type_id: 7,
    status: 'open',
    access_key_hash: hashOf(accessKey),
    access_key_salt: salt,
    lang: ctx.lang,
    currency: ctx.currency,
    email: draft.email,
    customer_id: customerId,
    billing_address: JSON.stringify(offer.billing.address),
    delivery_address: JSON.stringify(offer.delivery.address),
    shipping_profile_id: shipping.id,
    shipping_profile_name: shipping.name,
    shipping_provider: shipping.parcelServiceName,
    payment_method_id: payment.id,
    payment_method_name: payment.name,
    payment_key: payment.paymentKey,
    payment_term_days: payment.termDays,
    min_delivery_days: time?.min ?? 0,
    max_delivery_days: time?.max ?? 0,
    items_gross: totals.itemSum,
    shipping_gross: totals.shipping,
    total: totals.total,
    note: draft.note,
    valid_until: draft.validUntil,
    placed_at: ctx.now(),
    updated_at: ctx.now(),
  };
  await ctx.db.client.query(
    `insert into orders (${Object.keys(row).join(', ')}) overriding system value
     values (${Object.keys(row)
       .map((_, i) => `$${i + 1}`)
       .join(', ')})`,
    Object.values(row),
  );
  await ctx.db.client.query(
    `insert into order_tax (order_id, rate, net, vat)
     select $1, * from unnest($2::int[], $3::bigint[], $4::bigint[])`,
    [
      id,
      totals.vats.map(({ rate }) => rate),
      totals.vats.map(({ net }) => net),
      totals.vats.map(({ vat }) => vat),
    ],
  );
  return { id, accessKey };
}
