import { translatorFor } from '~/i18n/translate.server';
import { goodsOf } from '../order-text/goods-lines';
import type { Order, ShopConfiguration } from '../shop-api';
import { paragraph } from './mail-layout';
import type { MailDocument } from './mail-document';
import { sellerLines } from './seller-lines';
import { teamLanguage } from './team-language';

type ReturnNotice = {
  /** The return, and the number of its order. */
  back: Order;
  orderId: number;
  /** It reports a fault: the buyer may choose the remedy (§ 439(1) BGB). */
  isFault: boolean;
  configuration: ShopConfiguration;
};

/** Reports a return to the shop team: its goods, reason, and the buyer's message. */
export function returnNoticeMail(notice: ReturnNotice): MailDocument {
  const { back, orderId, isFault, configuration } = notice;
  const lang = teamLanguage(configuration);
  const { t } = translatorFor(lang);
  const values = { number: back.id, order: orderId };
  const goods = goodsOf(back).map((item) => ({
    label: `${item.quantity} × ${item.orderItemName}`,
    value: [item.variationName, item.returnReason?.name].filter(Boolean).join(' · '),
  }));
  return {
    lang,
    title: t('mail.returnReceived.noticeTitle', values),
    parts: [
      paragraph(t('mail.returnReceived.noticeIntro')),
      ...(isFault ? [paragraph(t('mail.returnReceived.noticeFault'))] : []),
      {
        kind: 'rows',
        rows: [
          ...goods,
          ...(back.comment ? [{ label: t('mail.withdrawal.message'), value: back.comment }] : []),
        ],
      },
    ],
    footer: sellerLines(configuration, lang),
  };
}
