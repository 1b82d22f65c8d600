import { insertLines } from '../../sale/checkout/insert-lines';
import { agreedColumns, orderInsert } from '../../sale/checkout/order-row';
import { snapshotLines } from '../../sale/checkout/order-snapshot';
import { transact, type CommerceContext } from '../../core/commerce-context';
import { askVatNumber, PATIENCE } from '../../sale/vat-numbers/ask-vat-number';
import { findBuyerVatNumber, proofOf } from '../../sale/vat-numbers/buyer-vat-number';
import { newAccessKey } from '../../core/access-key';
import { insertTaxes } from '../order/insert-taxes';
import { queueMail, ringOutbox } from '../../core/outbox/queue';
import { offerAddress, type PlacedAddress } from './offer-address';
import { offerDraftSchema, type OfferDraft } from './offer-draft';
import { offerInvalid } from './offer-invalid';
import { priceOffer, type OfferGoods } from './price-offer';

/**
 * Makes an offer of the shop to one person and queues its mail (§3, type 7). Goods and prices are
 * those of the shop at this moment, unless the draft states its own; they do not change afterwards.
 * Throws `offer.invalid` with a cause { field: what is wrong there }.
 */
export async function makeOffer(
  asked: CommerceContext,
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
  // Names of goods, methods and countries are stored in the language of the offer.
  const ctx = { ...asked, lang: draft.language };
  if (draft.validUntil <= ctx.now()) throw offerInvalid({ validUntil: 'is over' });
  const billing = await offerAddress(ctx, draft, 'billingAddress');
  const delivery = draft.deliveryAddress
    ? await offerAddress(ctx, draft, 'deliveryAddress')
    : billing;
  const { vatNumber } = billing.address;
  await askVatNumber(ctx, vatNumber, PATIENCE.typed);
  const buyer = await findBuyerVatNumber(ctx, vatNumber);
  const goods = await priceOffer(ctx, draft, delivery, buyer);
  const offer = await transact(ctx, async (ctx) => {
    const made = await insertOffer(ctx, { draft, billing, delivery, ...goods });
    await insertLines(ctx, made.id, snapshotLines(ctx, goods.lines), []);
    await queueMail(ctx, 'mail:offer_sent', { offerId: made.id });
    return made;
  });
  ringOutbox();
  return offer;
}

type Offer = OfferGoods & { draft: OfferDraft; billing: PlacedAddress; delivery: PlacedAddress };

async function insertOffer(
  ctx: CommerceContext,
  { draft, billing, delivery, ...goods }: Offer,
): Promise<{ id: number; accessKey: string }> {
  const { rows } = await ctx.db.client.query<{ id: number; customerId: number | null }>(
    `select nextval(pg_get_serial_sequence('orders', 'id'))::int as id,
       (select id from customer where lower(email) = lower($1)) as customer_id`,
    [draft.email],
  );
  const { id, customerId } = rows[0]!;
  const key = newAccessKey(ctx.secret, id);
  const { text, values } = orderInsert({
    ...agreedColumns(ctx, {
      ...goods,
      offeredShipping: goods.shipping ? [goods.shipping] : [],
      email: draft.email,
      billing: billing.address,
      delivery: delivery.address,
    }),
    vat_check: goods.vatNumber && JSON.stringify(proofOf(goods.vatNumber)),
    id,
    type_id: 7,
    status: 'open',
    access_key_hash: key.hash,
    access_key_salt: key.salt,
    customer_id: customerId,
    note: draft.note,
    valid_until: draft.validUntil,
  });
  await ctx.db.client.query(text, values);
  await insertTaxes(ctx, id, goods.totals.vats);
  return { id, accessKey: key.accessKey };
}
