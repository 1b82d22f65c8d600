import { addressKey } from '~/lib/address-key.server';
import { ORDER_TYPE, ShopError, type OrderAddress } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { isKnownDevice, isRightKey, rememberDevice } from '../order/get-order';
import { limitProofs } from '../order/limit-proofs';
import { fits, isGiven, type Proof } from '../order/order-proof';
import { limitRate } from '../../core/rate-limit';

const HOUR = 60 * 60;

/** What opens an offer. */
export type OfferKey = { offerId: number; accessKey: string };

/**
 * Admits a visitor who may see the offer: the customer it was made for, and the device that proved
 * postcode or name, which is remembered. Unknown id and wrong key are both `offer.notFound`;
 * `order.additionalAuthenticationRequiredPostcode` requests a proof; `offer.openUnauthorized`
 * refuses the proof, and other accounts; `limitProofs` counts (reliability B4, §6).
 */
export async function openOffer(
  ctx: CommerceContext,
  { offerId, accessKey }: OfferKey,
  proof: Proof = {},
): Promise<void> {
  const typeIds = [ORDER_TYPE.offer];
  if (!(await isRightKey(ctx, { orderId: offerId, accessKey, typeIds }))) {
    await limitRate(ctx, `order:address:${addressKey(ctx.visitor.clientAddress)}`, {
      max: 60,
      seconds: HOUR,
    });
    throw new ShopError('offer.notFound');
  }
  const { customerId, addresses } = await loadOwner(ctx, offerId);
  const own = ctx.visitor.customer?.id ?? null;
  if (own !== null && own === customerId) return;
  if (own !== null && customerId !== null) throw new ShopError('offer.openUnauthorized');
  if (await isKnownDevice(ctx, offerId)) return;
  if (!isGiven(proof)) {
    throw new ShopError('order.additionalAuthenticationRequiredPostcode', {
      cause: { authType: 'postcode' },
    });
  }
  await limitProofs(ctx, offerId);
  if (!fits(proof, addresses)) {
    throw new ShopError('offer.openUnauthorized', { cause: { authType: 'postcode' } });
  }
  await rememberDevice(ctx, offerId);
}

type Owner = { customerId: number | null; addresses: OrderAddress[] };

async function loadOwner(ctx: CommerceContext, offerId: number): Promise<Owner> {
  const { rows } = await ctx.db.client.query<Owner>({
    name: 'offer_owner',
    text: `select customer_id,
                  jsonb_build_array(billing_address, delivery_address) as addresses
           from orders where id = $1`,
    values: [offerId],
  });
  return rows[0]!;
}
