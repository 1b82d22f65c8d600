import type { NoticeLine } from '~/features/buy/cart/load-cart.server';
import { money } from '~/i18n/format';
import { translatorFor } from '~/i18n/translate.server';
import type { RequestContext } from '~/services/context.server';
import type { Cart } from '~/services/shop-api';

/** The amount paid from the cart, and whether it still is the order's total (open point 1.5). */
export async function expressNotices(
  { shop, locale }: RequestContext,
  { openAmount, currency }: Cart,
): Promise<NoticeLine[]> {
  const express = await shop.getExpressPayment({});
  if (express?.state !== 'paid') return [];
  const amount = money(express.amount, locale, express.currency);
  const total = money(openAmount, locale, currency);
  const { t } = translatorFor(locale);
  return express.amount === openAmount && express.currency === currency
    ? [{ type: 'positive', text: t('orderPayment.express.paid', { amount }) }]
    : [{ type: 'warning', text: t('orderPayment.express.otherSum', { amount, total }) }];
}
