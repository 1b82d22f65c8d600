import { money } from '~/i18n/format';
import { date } from '~/i18n/instant';
import { canonicalPrefix, localePath } from '~/i18n/locales';
import { translatorFor } from '~/i18n/translate.server';
import type { Order, ShopConfiguration } from '../shop-api';
import type { MailDocument } from './mail-document';
import type { Repay } from './money-facts';
import { sellerLines } from './seller-lines';

export type OrderCancelledInput = {
  order: Pick<Order, 'id' | 'locale' | 'payUntil' | 'currency'>;
  /** Why the order was cancelled: `unpaid` names the day on which the payment was due. */
  reason: string;
  /** The refund of payments; null: none. */
  repay: Repay | null;
  configuration: ShopConfiguration;
  publicOrigin: string;
};

/** Reports that an order is cancelled, that nothing is due, and how to order again. */
export function orderCancelledMail(input: OrderCancelledInput): MailDocument {
  const { order, reason, repay, configuration, publicOrigin } = input;
  const { t } = translatorFor(order.locale);
  const names = { number: order.id, shop: configuration.shopName };
  return {
    lang: order.locale,
    title: t('mail.orderCancelled.title', { number: order.id }),
    parts: [
      { kind: 'paragraph', text: t('mail.greeting') },
      {
        kind: 'paragraph',
        text:
          reason === 'unpaid' && order.payUntil && !repay?.amount
            ? t('mail.orderCancelled.unpaid', {
                ...names,
                date: date(order.payUntil, order.locale),
              })
            : t('mail.orderCancelled.other', names),
      },
      {
        kind: 'paragraph',
        text: repay?.amount
          ? t('mail.orderCancelled.repaid', {
              amount: money(repay.amount, order.locale, order.currency),
              date: date(repay.until, order.locale),
            })
          : t('mail.orderCancelled.paid'),
      },
      ...(repay?.onGiftCards
        ? [
            {
              kind: 'paragraph',
              text: t('mail.orderCancelled.onGiftCards', {
                amount: money(repay.onGiftCards, order.locale, order.currency),
              }),
            } as const,
          ]
        : []),
      { kind: 'paragraph', text: t('mail.orderCancelled.again') },
      {
        kind: 'link',
        text: t('mail.orderCancelled.shop'),
        href: publicOrigin + localePath(canonicalPrefix(order.locale), '/'),
      },
      { kind: 'paragraph', text: t('mail.closing') },
      { kind: 'paragraph', text: configuration.shopName },
    ],
    footer: sellerLines(configuration, order.locale),
  };
}
