import { createHash } from 'node:crypto';
import type { CheckoutQuote } from '../../../shop-api';
import type { PricedCart } from '../cart/price-cart';
import type { CommerceContext } from '../../core/commerce-context';
import { newAttemptId, NO_CART } from './attempt-id';

/** The offer of a pricing, with the secret of a new attempt to accept it. Writes nothing. */
export function quoteOf(ctx: CommerceContext, priced: PricedCart): CheckoutQuote {
  return {
    attemptId: newAttemptId(ctx, priced.cart?.id ?? NO_CART),
    cartVersion: priced.cart?.version ?? 0,
    quoteHash: quoteHash(ctx, priced),
    total: priced.openAmount,
  };
}

/** Hash of everything a shopper agrees to with the order button (reliability A2.1), base64url. */
export function quoteHash(ctx: CommerceContext, priced: PricedCart): string {
  const { cart, lines, totals, shipping, coupon, destination, payment } = priced;
  const pickups = priced.offeredShipping.filter(({ pickup }) => pickup);
  const agreed = [
    cart?.id,
    cart?.version,
    lines.map(({ variationId, quantity, unitGross, vatRate, params }) => [
      variationId,
      quantity,
      unitGross,
      vatRate,
      params.map((param) => [param.propertyId, param.value]),
    ]),
    totals.vats.map(({ rate, net, vat }) => [rate, net, vat]),
    [priced.isShippingGone ? null : shipping?.id, totals.shipping],
    // The pick-up address is agreed too; the click may choose any of the methods on the page.
    pickups.map(({ id, pickup }) => [id, pickup?.address, pickup?.hours]),
    [coupon?.code, totals.discount],
    // A card that pays more because another pays less costs the shopper as much.
    priced.giftCards.map(({ id, amount }) => [id, amount]),
    totals.total,
    priced.preferredDelivery,
    ctx.currency,
    destination.countryId,
    priced.vatCase,
    [payment?.id, totals.paymentFee],
  ];
  return createHash('sha256').update(JSON.stringify(agreed)).digest('base64url');
}
