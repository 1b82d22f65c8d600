import { emptyCart } from '~/features/buy/checkout/reject-empty-checkout.server';
import { amountLikeDelivery } from '~/features/buy/cart/cart-view';
import { money } from '~/i18n/format';
import { weekday } from '~/i18n/instant';
import { localePath } from '~/i18n/locales';
import { translatorFor } from '~/i18n/translate.server';
import { seeOther } from '~/lib/reply-to-form.server';
import type { RequestContext } from '~/services/context.server';
import type { PreferredDelivery } from '~/services/shop-api';

/** The delivery options of the cart's carrier, and the selected ones. */
export type PreferredDeliveryView = {
  carrier: string;
  /** `label` is the formatted day; empty if no day is offered. */
  days: { value: string; label: string }[];
  /** The price and the conditions of a day, as text. */
  dayHint: string;
  hasLocation: boolean;
  hasNeighbour: boolean;
  chosen: PreferredDelivery | null;
};

/** Throws a redirect to the checkout if the shipping method has no such options. */
export async function loadPreferredDelivery(
  request: Request,
  context: RequestContext,
): Promise<PreferredDeliveryView> {
  const { shop, locale, prefix, priceGroup } = context;
  const { cart, shipping, preferredDelivery } = await shop.getCheckout();
  if (cart.items.length === 0) throw emptyCart(context, request);
  const { offered, chosen } = preferredDelivery;
  if (!offered) throw seeOther(localePath(prefix, '/checkout#shipping-method'));
  const { t } = translatorFor(locale);
  const price = amountLikeDelivery(cart, priceGroup)(offered.additionalCharge);
  const way = shipping.list.find(
    ({ shippingProfileId }) => shippingProfileId === cart.shippingProfileId,
  );
  return {
    carrier: way?.parcelServiceName ?? '',
    days: offered.days.map((value) => ({ value, label: weekday(value, locale) })),
    dayHint: [
      price > 0
        ? t('preferredDelivery.dayHint', { price: money(price, locale) })
        : t('preferredDelivery.dayFree'),
      t('preferredDelivery.dayIfPaid'),
    ].join(' '),
    hasLocation: offered.preferredLocation,
    hasNeighbour: offered.preferredNeighbour,
    chosen,
  };
}
