import { money, percent } from '~/i18n/format';
import { translatorFor } from '~/i18n/translate.server';
import { letter, pageAddress, paragraph } from './letter';
import type { MailDocument } from './mail-document';
import { orderPath, parcelPart } from './order-parts';
import type { ReturnMailInput } from './return-received';

/** Money was paid back for a return: how much, for what and in which way. */
export function refundMadeMail({ back, origin, ...frame }: ReturnMailInput): MailDocument {
  const { lang } = frame;
  const { t } = translatorFor(lang);
  const { totals } = back;
  const show = (cents: number) => money(cents, lang, back.currency);
  const values = { number: back.id, order: origin.id, amount: show(totals.totalGross) };
  return letter(frame, t('mail.refundMade.title', values), [
    paragraph(t('mail.refundMade.intro', values)),
    parcelPart(back),
    {
      kind: 'rows',
      rows: [
        { label: t('mail.orderReceived.goodsSum'), value: show(totals.itemSumGross) },
        ...(totals.couponValue > 0
          ? [{ label: t('mail.refundMade.discount'), value: show(-totals.couponValue) }]
          : []),
        ...(totals.shippingGross > 0
          ? [{ label: t('mail.orderReceived.shipping'), value: show(totals.shippingGross) }]
          : []),
        { label: t('mail.refundMade.amount'), value: show(totals.totalGross), strong: true },
        ...totals.vats.map(({ rate, value }) => ({
          label: t('mail.orderReceived.vat', { rate: percent(rate / 10_000, lang, 2) }),
          value: show(value),
        })),
      ],
    },
    paragraph(t('mail.refundMade.way')),
    {
      kind: 'link',
      text: t('mail.orderReceived.link'),
      href: pageAddress(frame, orderPath(origin, origin.accessKey)),
    },
  ]);
}
