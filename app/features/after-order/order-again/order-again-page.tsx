import { Button } from '~/components/ui/button';
import { ErrorSummary, type SummaryError } from '~/components/ui/error-summary';
import { PricesNote } from '~/components/ui/price';
import { PropertyText } from '~/features/buy/cart/line-text';
import { OrderedLine } from '~/features/after-order/confirmation/ordered-line';
import { money } from '~/i18n/format';
import { date } from '~/i18n/instant';
import { useText } from '~/i18n/text';
import type { OrderAgainLine, OrderAgainView } from './order-again-view';

type OrderAgainProps = {
  again: OrderAgainView;
  /** Path of the order with its key. */
  orderPath: string;
  errors: readonly SummaryError[];
};

/** The ordered lines, changed ones first, and the one button that puts them into the cart (§4). */
export function OrderAgainPage({ again, orderPath, errors }: OrderAgainProps) {
  const { t, href, locale } = useText();
  const { changed, unchanged, currency } = again;
  return (
    <article className="page page-narrow">
      <ErrorSummary errors={errors} />
      <h1>{t('orderAgain.title')}</h1>
      <p className="lead">
        {t('orderAgain.lead', { number: again.orderId, date: date(again.orderedAt, locale) })}
      </p>
      <PricesNote />
      <div className="again" id="order-again" tabIndex={-1}>
        <Lines title={t('orderAgain.changed')} lines={changed} currency={currency} />
        <Lines
          title={changed.length > 0 ? t('orderAgain.unchanged') : ''}
          lines={unchanged}
          currency={currency}
        />
      </div>
      <AgainForm again={again} orderPath={orderPath} />
      <p>
        <a href={href(orderPath)}>{t('orderAgain.backToOrder')}</a>
      </p>
    </article>
  );
}

function AgainForm({ again, orderPath }: Pick<OrderAgainProps, 'again' | 'orderPath'>) {
  const { t, href } = useText();
  const { fitting, isPossibleAsIs } = again;
  if (fitting === 0) return <p>{t('orderAgain.nothing')}</p>;
  return (
    <form method="post" action={href(`${orderPath}/order-again`)} className="button-row">
      <input type="hidden" name="cartVersion" value={again.cartVersion} />
      <Button size="large" name="intent" value={isPossibleAsIs ? 'all' : 'fitting'}>
        {isPossibleAsIs ? t('orderAgain.all') : t('orderAgain.fitting', { count: fitting })}
      </Button>
    </form>
  );
}

type LinesProps = { title: string; lines: readonly OrderAgainLine[]; currency: string };

function Lines({ title, lines, currency }: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <section>
      {title && <h2>{title}</h2>}
      <ul className="summary-lines">
        {lines.map((line) => (
          <Line key={line.id} line={line} currency={currency} />
        ))}
      </ul>
    </section>
  );
}

function Line({ line, currency }: { line: OrderAgainLine; currency: string }) {
  const { t, locale } = useText();
  const { priceNow, priceThen, obstacle } = line.status;
  const price = (amount: number) => money(amount, locale, currency);
  const end = (
    <p className="again-price">
      {priceNow !== null && t('orderAgain.price', { price: price(priceNow) })}
      {priceNow !== null && priceNow !== priceThen && (
        <span>{t('orderAgain.priceThen', { price: price(priceThen) })}</span>
      )}
    </p>
  );
  return (
    <OrderedLine line={line} obstacle={obstacle ?? undefined} end={end}>
      {line.properties.length > 0 && (
        <ul className="line-properties">
          {line.properties.map((property) => (
            <li key={property.name}>
              <PropertyText {...property} currency={currency} />
            </li>
          ))}
        </ul>
      )}
      <p>{t('orderAgain.quantity', { count: line.quantity })}</p>
      <Obstacle line={line} />
    </OrderedLine>
  );
}

function Obstacle({ line: { status } }: { line: OrderAgainLine }) {
  const { t } = useText();
  const { obstacle, stock } = status;
  if (obstacle === null) return null;
  const isSoldOut = obstacle === 'stock' && stock === 0;
  return (
    <p className="again-obstacle">
      {isSoldOut
        ? t('orderAgain.obstacle.soldOut')
        : t(`orderAgain.obstacle.${obstacle}`, { count: stock })}
    </p>
  );
}
