import { noticeQrCode } from '~/components/guarantee/qr-codes.server';
import { cartLineView, cartTotals } from '~/features/cart/cart-view';
import { noticeLines } from '~/features/cart/load-cart.server';
import type { RequestContext } from '~/services/context.server';
import type { Cart, Country } from '~/services/shop-api';
import { addressOf } from './address-of.server';
import {
  isSameAddress,
  paymentMethodView,
  preselected,
  shippingMethodView,
  type CheckoutView,
  type CountryView,
} from './checkout-view';

/** What the checkout shows, or null when there is nothing to order. */
export async function loadCheckout(context: RequestContext): Promise<CheckoutView | null> {
  const { shop, visitor, locale } = context;
  const checkout = await shop.getCheckout();
  const { cart, shipping, payment, additionalInformation: additional } = checkout;
  if (cart.items.length === 0) return null;
  const shippingAddress = addressOf(checkout, 'shipping-address').address;
  const billingAddress = addressOf(checkout, 'billing-address').address;
  const shippingMethods = shipping.list.map(shippingMethodView);
  const shippingId = preselected(shippingMethods, shipping.selected);
  const profile = shipping.list.find((method) => method.shippingProfileId === shippingId);
  const paymentMethods = payment.list.map((method) => paymentMethodView(method, profile));
  const privacy = profile?.shippingPrivacyInformation[0];
  return {
    email: visitor.principal.mail ?? '',
    shippingAddress,
    billingAddress,
    isBillingSame:
      !billingAddress ||
      (shippingAddress !== null && isSameAddress(shippingAddress, billingAddress)),
    countries: {
      'shipping-address': checkout.shippingCountries.map(countryView),
      'billing-address': checkout.billingCountries.map(countryView),
    },
    defaultCountryId: cart.shippingCountryId,
    shippingMethods,
    shippingId,
    paymentMethods,
    paymentId: preselected(paymentMethods, payment.selected),
    privacyCarrier: privacy?.showDataPrivacyAgreementHint ? privacy.parcelServiceName : null,
    guaranteeQrCode: noticeQrCode(locale),
    contactWish: additional.orderContactWish,
    customerSign: additional.orderCustomerSign,
    isPrivacyAccepted: additional.shippingPrivacyHintAccepted,
    ...cartParts(cart),
    cartNotices: noticeLines(cart.notices, locale),
    quote: checkout.quote,
  };
}

function cartParts(cart: Cart) {
  return {
    lines: cart.items.map((item) => cartLineView(item, cart.currency)),
    totals: cartTotals(cart),
    isExport: cart.isExportDelivery,
  };
}

function countryView({ id, name, states }: Country): CountryView {
  return { id, name, states };
}
