import { date, money } from '~/i18n/format';
import { useText } from '~/i18n/text';
import { lastMoment } from '~/lib/last-moment';
import type { BoughtGiftCard } from '~/services/shop-api';

type GiftCardsProps = { cards: readonly BoughtGiftCard[]; currency: string };

/** The gift cards that were bought, with their codes: whoever sees the order may give them away. */
export function GiftCards({ cards, currency }: GiftCardsProps) {
  const { t } = useText();
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="gift-cards" className="payment-data bought-cards">
      <h2 id="gift-cards">{t('giftCard.title', { count: cards.length })}</h2>
      <ul>
        {cards.map((card) => (
          <li key={card.code}>
            <GiftCard card={card} currency={currency} />
          </li>
        ))}
      </ul>
      <p className="small">{t('giftCard.likeCash')}</p>
    </section>
  );
}

function GiftCard({ card, currency }: { card: BoughtGiftCard; currency: string }) {
  const { t, locale } = useText();
  const amount = (cents: number) => money(cents, locale, currency);
  if (card.isBlocked) {
    return (
      <p>
        {amount(card.amount)}: {t('giftCard.back')}
      </p>
    );
  }
  const facts = [
    [t('giftCard.code'), card.code],
    [t('giftCard.amount'), amount(card.amount)],
    ...(card.openAmount < card.amount ? [[t('giftCard.left'), amount(card.openAmount)]] : []),
    ...(card.validTo ? [[t('giftCard.lastDay'), date(lastMoment(card.validTo), locale)]] : []),
  ];
  return (
    <dl>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
