import { money } from '~/i18n/format';
import { useText } from '~/i18n/text';
import type { OrderView } from './order-view';

/** The current amount of an order if it differs from the agreed one, and its paid and due parts. */
export function OrderBalance({ order: { balance, totals } }: { order: OrderView }) {
  const { t, locale } = useText();
  const isAsAgreed = balance.price === totals.total && balance.refundable === 0;
  // Payments by gift cards are listed among the totals.
  const isPartPaid = balance.paid !== totals.total - totals.openAmount && balance.due > 0;
  if (isAsAgreed && !isPartPaid) return null;
  const rows: [string, number][] = [
    [t('order.balance.price'), balance.price],
    [t('order.balance.paid'), balance.paid],
    balance.refundable > 0
      ? [t('order.balance.refundable'), balance.refundable]
      : [t('order.balance.due'), balance.due],
  ];
  return (
    <section className="order-balance" aria-labelledby="order-balance">
      <h3 id="order-balance">{t('order.balance.title')}</h3>
      <dl className="totals">
        {rows.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{money(amount, locale, totals.currency)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
