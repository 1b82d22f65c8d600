import { money } from '~/i18n/format';
import { date } from '~/i18n/instant';
import { translatorFor } from '~/i18n/translate.server';
import { endOfLastDay } from '~/lib/end-of-day';
import type { BoughtGiftCard, Order } from '../shop-api';
import type { DocumentFacts } from './document-facts';
import type { PdfPart } from './pdf-document';

/** The usable gift cards of an order, each on a separate page, because each may be given away. */
export function giftCardParts({ order, configuration }: DocumentFacts): PdfPart[] {
  const cards = order.boughtGiftCards.filter(({ isBlocked }) => !isBlocked);
  return cards.flatMap((card, i) => [
    ...(i > 0 ? [{ kind: 'page' } as const] : []),
    ...cardParts(card, order, configuration.shopName),
  ]);
}

function cardParts(card: BoughtGiftCard, order: Order, shop: string): PdfPart[] {
  const { locale, currency } = order;
  const { t } = translatorFor(locale);
  const amount = money(card.amount, locale, currency);
  const lastDay = card.validTo && date(endOfLastDay(card.validTo), locale);
  return [
    { kind: 'heading', text: t('giftCard.worth', { amount, shop }) },
    {
      kind: 'facts',
      rows: [
        { label: t('giftCard.code'), value: card.code ?? '' },
        { label: t('giftCard.amount'), value: amount },
        ...(lastDay ? [{ label: t('giftCard.lastDay'), value: lastDay }] : []),
      ],
    },
    { kind: 'paragraph', text: t('document.intro.giftCards') },
    { kind: 'paragraph', text: t('giftCard.terms') },
    { kind: 'paragraph', text: t('giftCard.likeCash') },
  ];
}
