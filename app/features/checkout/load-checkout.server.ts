import { cartLineView, cartTotals } from '~/features/cart/cart-view';
import { noticeLines } from '~/features/cart/load-cart.server';
import type { RequestContext } from '~/services/context.server';
import { ADDRESS_TYPE, type Cart, type Country } from '~/services/shop-api';
import {
  chosenAddress,
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
  const cart = await shop.getCart();
  if (cart.items.length === 0) return null;
  const [
    shipping,
    payment,
    shippingAddresses,
    billingAddresses,
    shipTo,
    billTo,
    additional,
    quote,
  ] = await Promise.all([
    shop.getShippingProvider(),
    shop.getPaymentProviders(),
    shop.getAddresses({ typeId: ADDRESS_TYPE.shipping }),
    shop.getAddresses({ typeId: ADDRESS_TYPE.billing }),
    shop.getActiveShippingCountries(),
    shop.getAggregatedCountries(),
    shop.getAdditionalInformation(),
    shop.getCheckoutQuote(),
  ]);
  const shippingAddress = chosenAddress(shippingAddresses, cart.customerShippingAddressId);
  const billingAddress = chosenAddress(billingAddresses, cart.customerInvoiceAddressId);
  const shippingMethods = shipping.list.map(shippingMethodView);
  const shippingId = preselected(shippingMethods, shipping.selected);
  const profile = shipping.list.find((method) => method.shippingProfileId === shippingId);
  const paymentMethods = payment.list.map((method) => paymentMethodView(method, profile));
  const privacy = profile?.shippingPrivacyInformation[0];
  return {
    email: visitor.guestMail ?? '',
    shippingAddress,
    billingAddress,
    isBillingSame:
      !billingAddress ||
      (shippingAddress !== null && isSameAddress(shippingAddress, billingAddress)),
    countries: {
      'shipping-address': shipTo.map(countryView),
      'billing-address': billTo.map(countryView),
    },
    defaultCountryId: cart.shippingCountryId,
    shippingMethods,
    shippingId,
    paymentMethods,
    paymentId: preselected(paymentMethods, payment.selected),
    privacyCarrier: privacy?.showDataPrivacyAgreementHint ? privacy.parcelServiceName : null,
    contactWish: additional.orderContactWish,
    customerSign: additional.orderCustomerSign,
    isPrivacyAccepted: additional.shippingPrivacyHintAccepted,
    ...cartParts(cart),
    cartNotices: noticeLines(cart.notices, locale),
    quote,
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
