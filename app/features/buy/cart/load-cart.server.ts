import { promiseHash } from 'remix-utils/promise';
import type { NoticeType } from '~/components/ui/notice';
import { translatorFor } from '~/i18n/translate.server';
import { errorText } from '~/i18n/error-text';
import type { Locale } from '~/i18n/locales';
import type { RequestContext } from '~/services/context.server';
import type { Cart, CartNotice, DeliveryTime } from '~/services/shop-api';
import { hasExpress } from './express.server';
import { vatLines } from './vat-lines.server';
import {
  amountLikeDelivery,
  cartLineView,
  cartTotals,
  type CartLineView,
  type TotalsView,
} from './cart-view';

export type NoticeLine = { type: NoticeType; text: string };

export type CartPageView = {
  lines: CartLineView[];
  totals: TotalsView;
  notices: NoticeLine[];
  /** Notices on the VAT. */
  vatLines: NoticeLine[];
  /** The total includes VAT. */
  isTaxed: boolean;
  shippingCountry: string;
  /** Cents missing until the delivery is free, or null. */
  missingToFreeShipping: number | null;
  countries: string[];
  /** Empty if gift cards leave nothing to pay. */
  paymentMethods: string[];
  /** Working days to the door; 0 while no shipping method fits, and for collected goods. */
  deliveryTime: DeliveryTime;
  checkoutPath: '/checkout' | '/guest/login';
  /** It can be paid from the cart. */
  hasExpress: boolean;
};

/** `isUnanswered`: whether what was added last is in the cart is unknown. */
export async function loadCart(
  context: RequestContext,
  isUnanswered = false,
): Promise<CartPageView> {
  const { shop, locale, visitor, priceGroup } = context;
  const { cart, countries, payments } = await promiseHash({
    cart: shop.getCart(),
    countries: shop.getActiveShippingCountries(),
    payments: shop.getPaymentProviders(),
  });
  const areCardsEnough = cart.giftCards.length > 0 && cart.openAmount === 0;
  return {
    lines: cart.items.map((item) => cartLineView(item, cart.currency, priceGroup)),
    totals: cartTotals(cart, priceGroup),
    notices: [
      ...(isUnanswered ? [unansweredLine(locale)] : []),
      ...noticeLines(cart.notices, locale),
      ...noDeliveryLines(cart, locale),
    ],
    // If the check of the VAT number is pending, the checkout repeats it.
    vatLines: cart.vatNumber?.state === 'later' ? [] : vatLines(context, cart),
    isTaxed: cart.totalVats.some(({ vatValue }) => vatValue > 0),
    missingToFreeShipping:
      cart.missingToFreeShipping === null
        ? null
        : amountLikeDelivery(cart, priceGroup)(cart.missingToFreeShipping),
    shippingCountry: countries.find(({ id }) => id === cart.shippingCountryId)?.name ?? '',
    countries: countries.map(({ name }) => name),
    paymentMethods: areCardsEnough ? [] : payments.list.map(({ name }) => name),
    deliveryTime: cart.needsDeliveryAddress ? cart.deliveryTime : { min: 0, max: 0 },
    checkoutPath: checkoutPath(visitor),
    hasExpress: !cart.noDelivery && hasExpress(payments.list, cart.openAmount),
  };
}

function unansweredLine(locale: Locale): NoticeLine {
  return { type: 'warning', text: translatorFor(locale).t('cart.unanswered') };
}

/** Open point 1.4: a known visitor goes on, everybody else enters an e-mail address first. */
export function checkoutPath(visitor: RequestContext['visitor']): '/checkout' | '/guest/login' {
  return visitor.principal.mail === null ? '/guest/login' : '/checkout';
}

/** The reason why nothing of it can be delivered. */
export function noDeliveryLines({ noDelivery }: Cart, locale: Locale): NoticeLine[] {
  if (!noDelivery) return [];
  return [
    {
      type: 'warning',
      text: translatorFor(locale).t(`storefrontError.shipping.none.${noDelivery}`),
    },
  ];
}

/** The notices of changes that the cart made by itself. */
export function noticeLines(notices: readonly CartNotice[], locale: Locale): NoticeLine[] {
  const translator = translatorFor(locale);
  return notices.map(({ key, type, values }) => ({
    type,
    text: errorText(translator, { key }, values),
  }));
}
