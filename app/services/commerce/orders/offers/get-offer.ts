import type { OfferStatus } from '../../../../../database/schema';
import { getOfferInputSchema, ShopError, type GetOfferInput, type Offer } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { accessKeyOf } from '../../core/access-key';
import { loadOrder, withLocalNames } from '../order/load-order';
import { numberNow } from './offer-vat';
import { offerState } from './offer-state';
import { loadDemand, shortItems } from './offer-stock';
import { offeredGoods } from './offered-goods';
import { openOffer } from './open-offer';

/**
 * The offer that a link leads to, in any state, for a visitor who may see it (§3, §6). Throws as
 * `openOffer` does.
 */
export async function getOffer(ctx: CommerceContext, input: GetOfferInput): Promise<Offer> {
  const parsed = getOfferInputSchema.safeParse(input);
  if (!parsed.success) throw new ShopError('offer.notFound');
  const { offerId, accessKey, ...proof } = parsed.data;
  await openOffer(ctx, { offerId, accessKey }, proof);
  return loadOffer(ctx, offerId);
}

type OfferRow = {
  status: OfferStatus;
  validUntil: Date;
  note: string;
  vatNumber: string | null;
  orderId: number | null;
  orderSalt: Buffer | null;
};

/** An offer as it was made. Checks no proof: callers do. */
export async function loadOffer(ctx: CommerceContext, offerId: number): Promise<Offer> {
  const order = await withLocalNames(ctx, await loadOrder(ctx, offerId));
  const { rows } = await ctx.db.client.query<OfferRow>({
    name: 'offer_load',
    text: `select o.status, o.valid_until, o.note,
                  o.vat_check->>'number' as vat_number,
                  a.id as order_id, a.access_key_salt as order_salt
           from orders o left join orders a on a.origin_order_id = o.id and a.type_id = 1
           where o.id = $1`,
    values: [offerId],
  });
  const { note, validUntil, vatNumber, orderId, orderSalt, ...row } = rows[0]!;
  const state = offerState({ ...row, validUntil }, ctx.now());
  return {
    ...order,
    state,
    validUntil: validUntil.toISOString(),
    note,
    shortItems: state === 'open' ? shortItems(await loadDemand(ctx, offerId)) : [],
    vatNumberNow: state === 'open' ? await numberNow(ctx, vatNumber) : null,
    goods: await offeredGoods(ctx, order),
    acceptedOrder:
      orderId === null || orderSalt === null
        ? null
        : { id: orderId, accessKey: accessKeyOf(ctx.secret, orderId, orderSalt) },
  };
}
