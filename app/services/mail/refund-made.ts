import { money } from '~/i18n/format';
import { translatorFor } from '~/i18n/translate.server';
import { isExempt } from '../order-text/vat-notes';
import { layOutMail, pageAddress, paragraph } from './mail-layout';
import type { MailDocument } from './mail-document';
import { orderPath, parcelPart } from './order-parts';
import type { ReturnMailInput } from './return-received';
import { sumRows } from './sums-part';

/**
 * The result of a settled return in cents: refunded as money, returned to gift cards, and still due
 * for its order.
 */
export type SettledReturn = { repaid: number; onGiftCards: number; due: number };

/** Reports a settled return: a refund by the original method, or a lower unpaid bill. */
export function refundMadeMail(
  { back, origin, ...frame }: ReturnMailInput,
  settled: SettledReturn,
): MailDocument {
  const { lang } = frame;
  const { t } = translatorFor(lang);
  const { totals } = back;
  const show = (cents: number) => money(cents, lang, back.currency);
  const wentBack = settled.repaid + settled.onGiftCards;
  const isLowered = wentBack === 0 && totals.totalGross > 0;
  const isPart = wentBack > 0 && wentBack < totals.totalGross;
  const amount = show(isPart ? wentBack : totals.totalGross);
  const values = { number: back.id, order: origin.id, amount };
  const rows = sumRows(back, lang);
  const title = t(isLowered ? 'mail.refundMade.loweredTitle' : 'mail.refundMade.title', values);
  return layOutMail(frame, title, [
    paragraph(t(isLowered ? 'mail.refundMade.lowered' : 'mail.refundMade.intro', values)),
    parcelPart(back),
    {
      kind: 'rows',
      rows: [
        ...rows.goods,
        ...(totals.couponValue > 0
          ? [{ label: t('mail.refundMade.discount'), value: show(-totals.couponValue) }]
          : []),
        ...(totals.shippingGross > 0 ? rows.shipping : []),
        ...rows.paymentFee,
        {
          label: t(sumLabel()),
          value: show(totals.totalGross),
          strong: true,
        },
        ...rows.vats,
      ],
    },
    ...moneyTexts().map(paragraph),
    {
      kind: 'link',
      text: t('mail.orderReceived.link'),
      href: pageAddress(frame, orderPath(origin, origin.accessKey)),
    },
  ]);

  function sumLabel() {
    const isPlain = isExempt(back);
    if (isLowered || isPart) return isPlain ? 'vat.plain.credit' : 'mail.refundMade.loweredBy';
    return isPlain ? 'vat.plain.refund' : 'mail.refundMade.amount';
  }

  function moneyTexts(): string[] {
    const { repaid, onGiftCards, due } = settled;
    return [
      ...(onGiftCards > 0 ? [t('mail.refundMade.giftCard', { amount: show(onGiftCards) })] : []),
      ...(isPart ? [restText()] : []),
      ...(repaid > 0 || totals.totalGross === 0 ? [t('mail.refundMade.way')] : []),
      ...(due > 0 ? [t('mail.refundMade.due', { ...values, due: show(due) })] : []),
      ...(due === 0 && (isLowered || isPart) ? [t('mail.refundMade.noneDue', values)] : []),
    ];
  }

  function restText(): string {
    const { repaid } = settled;
    return repaid > 0
      ? t('mail.refundMade.partly', { repaid: show(repaid) })
      : t('mail.refundMade.rest');
  }
}
