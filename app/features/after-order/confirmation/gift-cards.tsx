import { Button } from '~/components/ui/button';
import { money } from '~/i18n/format';
import { date } from '~/i18n/instant';
import { useText } from '~/i18n/text';
import { endOfLastDay } from '~/lib/end-of-day';
import type { BoughtGiftCard } from '~/services/shop-api';

type GiftCardsProps = {
  cards: readonly BoughtGiftCard[];
  currency: string;
  /** The path of the order, with its key. */
  path: string;
};

/**
 * The bought gift cards, with their codes for the buyer. Any other visitor who sees the order can
 * only have them sent to its mailbox again.
 */
export function GiftCards({ cards, currency, path }: GiftCardsProps) {
  const { t } = useText();
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="gift-cards" className="payment-data bought-cards">
      <h2 id="gift-cards">{t('giftCard.title', { count: cards.length })}</h2>
      <ul>
        {cards.map((card, i) => (
          <li key={i}>
            <GiftCard card={card} currency={currency} />
          </li>
        ))}
      </ul>
      {cards.some(isHidden) ? (
        <SendAgain path={path} />
      ) : (
        <p className="small">{t('giftCard.likeCash')}</p>
      )}
    </section>
  );
}

function isHidden({ code, isBlocked }: BoughtGiftCard): boolean {
  return code === null && !isBlocked;
}

function SendAgain({ path }: { path: string }) {
  const { t, href } = useText();
  return (
    <form className="form-stack" method="post" action={href(path)}>
      <p>{t('giftCard.codesElsewhere')}</p>
      <Button variant="secondary" name="intent" value="send-gift-cards">
        {t('giftCard.sendAgain')}
      </Button>
    </form>
  );
}

function GiftCard({ card, currency }: { card: BoughtGiftCard; currency: string }) {
  const { t, locale } = useText();
  const amount = (cents: number) => money(cents, locale, currency);
  if (card.isBlocked) {
    return (
      <p>
        {amount(card.amount)}: {t('giftCard.blocked')}
      </p>
    );
  }
  const facts = [
    ...(card.code === null ? [] : [[t('giftCard.code'), card.code]]),
    [t('giftCard.amount'), amount(card.amount)],
    ...(card.openAmount < card.amount ? [[t('giftCard.left'), amount(card.openAmount)]] : []),
    ...(card.validTo ? [[t('giftCard.lastDay'), date(endOfLastDay(card.validTo), locale)]] : []),
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
