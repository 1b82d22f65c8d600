import { date } from '~/i18n/instant';
import { useText } from '~/i18n/text';
import type { OrderReturn } from '~/services/shop-api';

/** The returns of an order and their state; the refunds are part of the balance. */
export function OrderReturns({ returns }: { returns: readonly OrderReturn[] }) {
  const { t, locale } = useText();
  if (returns.length === 0) return null;
  return (
    <section className="order-returns" aria-labelledby="order-returns">
      <h2 id="order-returns">{t('returns.title')}</h2>
      <ul>
        {returns.map((entry) => (
          <li key={entry.id} data-return={entry.id}>
            <p>
              {t('returns.number', { number: entry.id })}
              {' · '}
              <time dateTime={entry.date}>{date(entry.date, locale)}</time>
              {' · '}
              <ReturnStatus entry={entry} />
            </p>
            <ReturnedGoods items={entry.items} />
            {entry.isToBeExamined && <p data-to-be-examined>{t('returns.toBeExamined')}</p>}
            {entry.comment && (
              <p className="quiet small typed-text">
                {t('returns.comment')}: {entry.comment}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function ReturnStatus({ entry: { statusName } }: { entry: OrderReturn }) {
  const { t } = useText();
  return <strong data-return-status={statusName}>{t(`returns.status.${statusName}`)}</strong>;
}

export function ReturnedGoods({ items }: Pick<OrderReturn, 'items'>) {
  const { t } = useText();
  return (
    <ul className="returned-goods">
      {items.map((item) => (
        <li key={`${item.variationId}-${item.name}-${item.variationName}`}>
          {t('returns.quantityOf', {
            count: item.quantity,
            name: [item.name, item.variationName].filter(Boolean).join(', '),
          })}
          {item.reason && (
            <span className="quiet small">
              {' '}
              ({t('returns.reason')}: {item.reason.name})
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
