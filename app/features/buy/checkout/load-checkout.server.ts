import { checkoutGuarantee } from '~/components/guarantee/checkout-guarantee.server';
import { amountLikeDelivery, cartLineView, cartTotals } from '~/features/buy/cart/cart-view';
import { vatLines } from '~/features/buy/cart/vat-lines.server';
import { noDeliveryLines, noticeLines } from '~/features/buy/cart/load-cart.server';
import { localePath } from '~/i18n/locales';
import { preferredDeliveryLines } from '~/i18n/preferred-delivery-lines';
import { translatorFor } from '~/i18n/translate.server';
import { preselected } from '~/lib/preselected-method';
import type { PriceGroup } from '~/lib/price-group';
import type { RequestContext } from '~/services/context.server';
import {
  ShopError,
  type Address,
  type Cart,
  type Checkout,
  type Country,
  type PaymentMethod,
} from '~/services/shop-api';
import { failureText } from '~/features/page/failure-text.server';
import { providerAwayNotice } from '~/features/page/provider-away-notice.server';
import { addressOf } from './address-of.server';
import type { CheckoutPath } from './reject-empty-checkout.server';
import { expressNotices } from './express-notices.server';
import { stationOffer } from './station-offer.server';
import {
  isSameAddress,
  paymentMethodView,
  shippingMethodView,
  type AddressKind,
  type CardFieldsView,
  type CheckoutView,
  type CountryView,
  type GuestWays,
  type DeliveryWishesView,
  type ReviewMailView,
} from './checkout-view';

/**
 * The checkout of a cart that is not empty. `edit` may request a new address: its part is shown as
 * if there were none yet.
 */
export async function loadCheckout(
  context: RequestContext,
  path: CheckoutPath,
  edit: string | null,
): Promise<CheckoutView> {
  const { shop, visitor, locale, priceGroup } = context;
  const checkout = await shop.getCheckout();
  const { cart, shipping, payment, additionalInformation: additional } = checkout;
  const shownAddress = (kind: AddressKind) =>
    edit === `new-${kind}` ? null : addressOf(checkout, kind).address;
  const { needsDelivery, needsDeliveryAddress } = cart;
  const shippingAddress = needsDeliveryAddress ? shownAddress('shipping-address') : null;
  const billingAddress = shownAddress('billing-address');
  const isCustomer = visitor.principal.kind === 'customer';
  const shown = amountLikeDelivery(cart, priceGroup);
  const shippingMethods = shipping.list.map((method) => shippingMethodView(method, shown));
  // Only the shopper replaces a selection that is no longer available.
  const isShippingGone = cart.notices.some(({ key }) => key === 'shipping.notAvailable');
  const isPaymentGone = cart.methodOfPaymentId !== null && payment.selected === null;
  const shippingId = isShippingGone ? null : preselected(shippingMethods, shipping.selected);
  const profile = shipping.list.find((method) => method.shippingProfileId === shippingId);
  const paymentMethods = payment.list.map((method) => paymentMethodView(method, profile, shown));
  const privacy = profile?.shippingPrivacyInformation[0];
  return {
    email: visitor.principal.mail ?? '',
    needsDelivery,
    needsDeliveryAddress,
    reviewMail: reviewMail(context, checkout),
    shippingAddress,
    shippingDraft: shippingAddress ? null : newDelivery(context, checkout, edit),
    billingAddress,
    billingDraft: needsDelivery && !needsDeliveryAddress ? shownAddress('shipping-address') : null,
    isBillingSame:
      (needsDeliveryAddress && !billingAddress) ||
      (shippingAddress !== null &&
        billingAddress !== null &&
        isSameAddress(shippingAddress, billingAddress)),
    editPaths: {
      'shipping-address': editPath(path, 'shipping-address', isCustomer),
      'billing-address': editPath(path, 'billing-address', isCustomer),
    },
    guest: isCustomer ? null : guestWays(context),
    countries: {
      'shipping-address': checkout.shippingCountries.map(countryView),
      'billing-address': checkout.billingCountries.map(countryView),
    },
    defaultCountryId: cart.shippingCountryId,
    shippingMethods,
    noDelivery: noDeliveryLines(cart, locale)[0]?.text ?? '',
    shippingId,
    wishes: wishesView(context, checkout),
    stationButton: (await stationOffer(context, checkout))
      ? translatorFor(locale).t('parcelStations.change')
      : null,
    paymentMethods,
    paymentId: isPaymentGone ? null : preselected(paymentMethods, payment.selected),
    cardFields: await cardFieldsView(context, payment.list),
    paymentNotice:
      (await providerAwayNotice(context, payment.list)) ??
      (isPaymentGone && paymentMethods.length > 0
        ? failureText(locale, new ShopError('order.paymentChanged'))
        : null),
    carrierPrivacy: privacy?.showDataPrivacyAgreementHint
      ? translatorFor(locale).t('checkout.carrierPrivacy', { carrier: privacy.parcelServiceName })
      : null,
    guarantee: needsDelivery ? checkoutGuarantee(locale) : null,
    contactWish: additional.orderContactWish,
    customerSign: additional.orderCustomerSign,
    isPrivacyAccepted: additional.shippingPrivacyHintAccepted,
    ...cartParts(cart, priceGroup),
    vatLines: vatLines(context, cart),
    cartNotices: [...(await expressNotices(context, cart)), ...noticeLines(cart.notices, locale)],
    quote: checkout.quote,
  };
}

/** The card fields, if the shop has them and a card can be selected. */
async function cardFieldsView(
  { payingPages, locale }: RequestContext,
  methods: readonly PaymentMethod[],
): Promise<CardFieldsView | null> {
  const card = methods.find(({ paymentKey }) => paymentKey === 'MOLLIE_CREDITCARD');
  const { cardFields } = card ? await payingPages() : { cardFields: null };
  if (!cardFields || !card) return null;
  const { t } = translatorFor(locale);
  return {
    ...cardFields,
    methodId: card.id,
    locale: locale === 'de' ? 'de_DE' : 'en_US',
    labels: {
      cardHolder: t('orderPayment.card.holder'),
      cardNumber: t('orderPayment.card.number'),
      expiryDate: t('orderPayment.card.expiry'),
      verificationCode: t('orderPayment.card.code'),
    },
    hint: t('orderPayment.card.hint'),
    error: t('storefrontError.payment.cardInvalid'),
  };
}

/**
 * The known data of a customer without a delivery address, so that they need not type them again.
 */
function newDelivery(
  { visitor: { principal } }: RequestContext,
  checkout: Checkout,
  edit: string | null,
): Partial<Address> | null {
  if (principal.kind !== 'customer') return null;
  const { firstName, lastName } = principal;
  const { address: billing } = addressOf(checkout, 'billing-address');
  const isReached = checkout.shippingCountries.some(({ id }) => id === billing?.country);
  if (!billing || !isReached || edit === 'new-shipping-address') return { firstName, lastName };
  return { ...billing, vatNumber: '' };
}

/** The wishes have a separate page. */
function wishesView(
  { locale, priceGroup }: RequestContext,
  checkout: Checkout,
): DeliveryWishesView | null {
  const { cart, preferredDelivery } = checkout;
  const { offered, chosen } = preferredDelivery;
  if (!offered) return null;
  const { t } = translatorFor(locale);
  const surcharge = amountLikeDelivery(cart, priceGroup)(offered.additionalCharge);
  return {
    lines: preferredDeliveryLines(chosen, { t, locale }, { surcharge }),
    button: t(chosen ? 'preferredDelivery.change' : 'preferredDelivery.choose'),
  };
}

/** The log-in returns here, with the cart of this visit merged into the account's. */
function guestWays({ locale, prefix }: RequestContext): GuestWays {
  const { t } = translatorFor(locale);
  const redirect = localePath(prefix, '/checkout');
  return {
    editPath: '/checkout?edit=contact#contact-information',
    login: {
      question: t('customer.checkout.haveAccount'),
      text: t('customer.checkout.logIn'),
      href: `/login?redirect=${redirect}`,
    },
  };
}

/** A customer selects among the addresses of the account; a guest has one of each kind. */
function editPath(path: CheckoutPath, kind: AddressKind, isCustomer: boolean): string {
  return isCustomer && path === '/checkout'
    ? `/checkout/addresses?kind=${kind}`
    : `${path}?edit=${kind}#${kind}`;
}

function reviewMail(
  { locale }: RequestContext,
  { reviewMailDays: days, additionalInformation }: Checkout,
): ReviewMailView | null {
  if (days === null) return null;
  const { t } = translatorFor(locale);
  return {
    label: t('customer.reviewMail.refuse'),
    hint: t('customer.reviewMail.notice', { count: days }),
    defaultChecked: additionalInformation.reviewMail === 'refused',
  };
}

function cartParts(cart: Cart, priceGroup: PriceGroup) {
  return {
    lines: cart.items.map((item) => cartLineView(item, cart.currency, priceGroup)),
    totals: cartTotals(cart, priceGroup),
  };
}

function countryView({ id, name, states }: Country): CountryView {
  return { id, name, states };
}
