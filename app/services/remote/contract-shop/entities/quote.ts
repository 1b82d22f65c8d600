import { createHash } from 'node:crypto';
import { shownAddress } from '~/services/shop-api/shown-address';
import { ADDRESS_TYPE, type AddressTypeId } from '~/services/shop-api/entities/address';
import type { Checkout, CheckoutQuote } from '~/services/shop-api/operations/checkout';
import { newAttemptId } from './attempt-id';

/** The parts of a checkout that are shown and ordered. */
export type QuoteParts = Pick<Checkout, 'cart' | 'shipping' | 'payment' | 'addresses'> & {
  mail: string | null;
};

/**
 * The quote of a checkout for a new attempt. No server of the contract counts versions of a cart:
 * the hash covers everything agreed to.
 */
export function quoteOf(shown: QuoteParts): CheckoutQuote {
  return {
    attemptId: newAttemptId(shown.cart.id ?? 0),
    cartVersion: 0,
    quoteHash: quoteHash(shown),
    total: shown.cart.openAmount,
  };
}

/** Hash of everything a shopper agrees to with the order button (reliability A2.1), base64url. */
export function quoteHash(shown: QuoteParts): string {
  const { cart, shipping, payment, mail } = shown;
  const way = shipping.list.find(
    ({ shippingProfileId }) => shippingProfileId === shipping.selected,
  );
  const agreed = [
    cart.id,
    cart.items.map(({ id, variationId, quantity, price, basketItemOrderParams }) => [
      id,
      variationId,
      quantity,
      price,
      basketItemOrderParams.map(({ propertyId, value, price }) => [propertyId, value, price]),
    ]),
    [cart.itemSum, cart.shippingAmount, cart.basketAmount, cart.basketAmountNet, cart.openAmount],
    cart.totalVats.map(({ vatValue, vatAmount }) => [vatValue, vatAmount]),
    [cart.couponCode, cart.couponDiscount],
    cart.giftCards.map(({ id, amount }) => [id, amount]),
    [way?.shippingProfileId, way?.shippingAmount, cart.shippingCountryId],
    [payment.selected, payment.list.find(({ id }) => id === payment.selected)?.fee],
    addressOf(shown, ADDRESS_TYPE.billing),
    cart.needsDelivery && addressOf(shown, ADDRESS_TYPE.shipping),
    mail,
    cart.currency,
  ];
  return createHash('sha256').update(JSON.stringify(agreed)).digest('base64url');
}

function addressOf(shown: QuoteParts, typeId: AddressTypeId) {
  const {
    primary: _primary,
    vatNumberState: _state,
    ...address
  } = shownAddress(shown, typeId) ?? {};
  return Object.entries(address).toSorted(([one], [other]) => (one < other ? -1 : 1));
}
