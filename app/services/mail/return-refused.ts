import { money } from '~/i18n/format';
import { translatorFor } from '~/i18n/translate.server';
import type { OrderBalance } from '../commerce/orders/balance/balance';
import { layOutMail, pageAddress, paragraph } from './mail-layout';
import type { MailDocument } from './mail-document';
import { orderPath, parcelPart } from './order-parts';
import type { ReturnMailInput } from './return-received';

/** Reports a refused return: no refund, and the sum now due for its order. */
export function returnRefusedMail(
  { back, origin, ...frame }: ReturnMailInput,
  { due, refundable }: Pick<OrderBalance, 'due' | 'refundable'>,
): MailDocument {
  const { lang } = frame;
  const { t } = translatorFor(lang);
  const values = { number: back.id, order: origin.id };
  const isSettled = due === 0 && refundable === 0;
  return layOutMail(frame, t('mail.returnRefused.title', values), [
    paragraph(t('mail.returnRefused.intro', values)),
    parcelPart(back),
    paragraph(t('mail.returnRefused.noCredit')),
    ...(due > 0
      ? [paragraph(t('mail.refundMade.due', { ...values, due: money(due, lang, back.currency) }))]
      : []),
    ...(isSettled ? [paragraph(t('mail.refundMade.noneDue', values))] : []),
    paragraph(t('mail.returnRefused.questions')),
    {
      kind: 'link',
      text: t('mail.orderReceived.link'),
      href: pageAddress(frame, orderPath(origin, origin.accessKey)),
    },
  ]);
}
