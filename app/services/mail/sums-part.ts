import { money, percent } from '~/i18n/format';
import type { Locale } from '~/i18n/locales';
import { translatorFor } from '~/i18n/translate.server';
import { isExempt } from '../order-text/vat-notes';
import type { Order } from '../shop-api';
import type { MailPart } from './mail-document';

type Rows = Extract<MailPart, { kind: 'rows' }>['rows'];

/** The sums of an order or offer, and the part paid by gift cards. */
export function sumsPart(order: Order): MailPart {
  const { needsDelivery, totals: sums, locale, currency } = order;
  const { t } = translatorFor(locale);
  const show = (cents: number) => money(cents, locale, currency);
  const rows = sumRows(order, locale);
  return {
    kind: 'rows',
    rows: [
      ...rows.goods,
      ...(sums.couponValue > 0
        ? [
            {
              label: t('mail.orderReceived.coupon', { code: sums.couponCode }),
              value: show(-sums.couponValue),
            },
          ]
        : []),
      ...(needsDelivery ? rows.shipping : []),
      ...rows.paymentFee,
      {
        label: t(isExempt(order) ? 'vat.plain.total' : 'mail.orderReceived.total'),
        value: show(sums.totalGross),
        strong: true,
      },
      ...rows.vats,
      ...(sums.giftCardsValue > 0
        ? [
            ...sums.giftCards.map(({ ending, amount }) => ({
              label: t('cart.giftCardRow', { ending }),
              value: show(-amount),
            })),
            {
              label: t('cart.openAmount'),
              value: show(sums.totalGross - sums.giftCardsValue),
              strong: true,
            },
          ]
        : []),
    ],
  };
}

/** Goods, delivery, payment fee and VAT, for each mail with sums: order, offer or return. */
export function sumRows(
  {
    vatCase,
    totals: sums,
    currency,
    pickup = null,
  }: Pick<Order, 'vatCase' | 'totals' | 'currency'> & Partial<Pick<Order, 'pickup'>>,
  lang: Locale,
): Record<'goods' | 'shipping' | 'paymentFee' | 'vats', Rows> {
  const { t } = translatorFor(lang);
  const isPlain = isExempt({ vatCase });
  const show = (cents: number) => money(cents, lang, currency);
  return {
    goods: [
      {
        label: t(isPlain ? 'vat.plain.goodsSum' : 'mail.orderReceived.goodsSum'),
        value: show(sums.itemSumGross),
      },
    ],
    shipping: [
      {
        label: t(
          pickup ? 'cart.pickup' : isPlain ? 'vat.plain.shipping' : 'mail.orderReceived.shipping',
        ),
        value: sums.shippingGross === 0 ? t('mail.orderReceived.free') : show(sums.shippingGross),
      },
    ],
    paymentFee:
      sums.paymentFeeGross > 0
        ? [
            {
              label: t(isPlain ? 'vat.plain.paymentFee' : 'mail.orderReceived.paymentFee'),
              value: show(sums.paymentFeeGross),
            },
          ]
        : [],
    vats: sums.vats.map(({ rate, value }) => ({
      label: t('mail.orderReceived.vat', { rate: percent(rate / 10_000, lang, 2) }),
      value: show(value),
    })),
  };
}
