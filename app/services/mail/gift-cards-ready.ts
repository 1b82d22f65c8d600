import { money } from '~/i18n/format';
import { date } from '~/i18n/instant';
import { translatorFor } from '~/i18n/translate.server';
import { endOfLastDay } from '~/lib/end-of-day';
import type { BoughtGiftCard, Order } from '../shop-api';
import { layOutMail, pageAddress, paragraph, type MailFrame } from './mail-layout';
import type { MailDocument, MailPart } from './mail-document';
import { orderPath } from './order-parts';

type GiftCardOrder = { order: Order; accessKey: string };

/** Sends the gift cards of a paid order, without those that were returned meanwhile. */
export function giftCardsReadyMail(
  frame: MailFrame,
  { order, accessKey }: GiftCardOrder,
): MailDocument {
  const { t } = translatorFor(frame.lang);
  const cards = order.boughtGiftCards.filter(({ isBlocked }) => !isBlocked);
  const count = cards.length;
  return layOutMail(frame, t('mail.giftCards.title', { count, number: order.id }), [
    paragraph(t('mail.giftCards.intro', { count, number: order.id })),
    ...cards.map((card) => rows(card, order)),
    paragraph(t('mail.giftCards.file')),
    paragraph(t('document.intro.giftCards')),
    paragraph(t('giftCard.terms')),
    paragraph(t('giftCard.likeCash')),
    {
      kind: 'link',
      text: t('mail.orderReceived.link'),
      href: pageAddress(frame, orderPath(order, accessKey)),
    },
    paragraph(t('mail.orderReceived.withdrawal')),
    { kind: 'link', text: t('footer.withdraw'), href: pageAddress(frame, '/withdrawal') },
  ]);
}

function rows(card: BoughtGiftCard, { locale, currency }: Order): MailPart {
  const { t } = translatorFor(locale);
  return {
    kind: 'rows',
    rows: [
      { label: t('giftCard.code'), value: card.code ?? '', strong: true },
      { label: t('giftCard.amount'), value: money(card.amount, locale, currency) },
      ...(card.validTo
        ? [{ label: t('giftCard.lastDay'), value: date(endOfLastDay(card.validTo), locale) }]
        : []),
    ],
  };
}
