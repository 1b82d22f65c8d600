import { money, percent } from '~/i18n/format';
import { translatorFor } from '~/i18n/translate.server';
import { isExempt } from '../order-text/vat-notes';
import type { Order } from '../shop-api';
import type { MailPart } from './mail-document';

/** The sums of what is ordered or offered, and what gift cards pay of them. */
export function sumsPart(order: Order): MailPart {
  const { needsDelivery, totals: sums, locale, currency } = order;
  const { t } = translatorFor(locale);
  const isPlain = isExempt(order);
  const show = (cents: number) => money(cents, locale, currency);
  return {
    kind: 'rows',
    rows: [
      {
        label: t(isPlain ? 'vat.plain.goodsSum' : 'mail.orderReceived.goodsSum'),
        value: show(sums.itemSumGross),
      },
      ...(sums.couponValue > 0
        ? [
            {
              label: t('mail.orderReceived.coupon', { code: sums.couponCode }),
              value: show(-sums.couponValue),
            },
          ]
        : []),
      ...(needsDelivery
        ? [
            {
              label: t(isPlain ? 'vat.plain.shipping' : 'mail.orderReceived.shipping'),
              value:
                sums.shippingGross === 0 ? t('mail.orderReceived.free') : show(sums.shippingGross),
            },
          ]
        : []),
      {
        label: t(isPlain ? 'vat.plain.total' : 'mail.orderReceived.total'),
        value: show(sums.totalGross),
        strong: true,
      },
      ...sums.vats.map(({ rate, value }) => ({
        label: t('mail.orderReceived.vat', { rate: percent(rate / 10_000, locale, 2) }),
        value: show(value),
      })),
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
