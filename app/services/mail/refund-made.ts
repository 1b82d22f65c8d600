import { money, percent } from '~/i18n/format';
import { translatorFor } from '~/i18n/translate.server';
import { isExempt } from '../order-text/vat-notes';
import { letter, pageAddress, paragraph } from './letter';
import type { MailDocument } from './mail-document';
import { orderPath, parcelPart } from './order-parts';
import type { ReturnMailInput } from './return-received';

/**
 * What a settled return did: what of it goes back as money, what is on gift cards again, and what is still
 * due for its order, in cents.
 */
export type SettledReturn = { repaid: number; onGiftCards: number; due: number };

/** A return was settled: money goes back in the way it came, or a bill that was not paid is lower. */
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
  const isPlain = isExempt(back);
  const title = t(isLowered ? 'mail.refundMade.loweredTitle' : 'mail.refundMade.title', values);
  return letter(frame, title, [
    paragraph(t(isLowered ? 'mail.refundMade.lowered' : 'mail.refundMade.intro', values)),
    parcelPart(back),
    {
      kind: 'rows',
      rows: [
        {
          label: t(isPlain ? 'vat.plain.goodsSum' : 'mail.orderReceived.goodsSum'),
          value: show(totals.itemSumGross),
        },
        ...(totals.couponValue > 0
          ? [{ label: t('mail.refundMade.discount'), value: show(-totals.couponValue) }]
          : []),
        ...(totals.shippingGross > 0
          ? [
              {
                label: t(isPlain ? 'vat.plain.shipping' : 'mail.orderReceived.shipping'),
                value: show(totals.shippingGross),
              },
            ]
          : []),
        {
          label: t(sumLabel()),
          value: show(totals.totalGross),
          strong: true,
        },
        ...totals.vats.map(({ rate, value }) => ({
          label: t('mail.orderReceived.vat', { rate: percent(rate / 10_000, lang, 2) }),
          value: show(value),
        })),
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
