import { money } from '~/i18n/format';
import { useText } from '~/i18n/text';
import type { OrderView } from './order-view';

/** What an order costs now, where that is not what was agreed, and what of it is paid and due. */
export function OwedNow({ order: { owed, totals } }: { order: OrderView }) {
  const { t, locale } = useText();
  const isAsAgreed = owed.price === totals.total && owed.refundable === 0;
  // What gift cards have paid stands among the sums.
  const isPartPaid = owed.paid !== totals.total - totals.openAmount && owed.due > 0;
  if (isAsAgreed && !isPartPaid) return null;
  const rows: [string, number][] = [
    [t('order.owed.price'), owed.price],
    [t('order.owed.paid'), owed.paid],
    owed.refundable > 0
      ? [t('order.owed.toRepay'), owed.refundable]
      : [t('order.owed.due'), owed.due],
  ];
  return (
    <section className="owed-now" aria-labelledby="owed-now">
      <h3 id="owed-now">{t('order.owed.title')}</h3>
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
