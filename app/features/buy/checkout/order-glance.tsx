import { Details } from '~/components/ui/details';
import { Totals } from '~/features/buy/cart/totals-table';
import { money } from '~/i18n/format';
import { useText } from '~/i18n/text';
import { piecesOf, type CheckoutView } from './checkout-view';

/** On phones the summary stands at the end: the total with its goods, folded, stands on top. */
export function OrderGlance({ view: { lines, totals } }: { view: CheckoutView }) {
  const { t, locale } = useText();
  const total = money(totals.total, locale, totals.currency);
  return (
    <Details
      summary={t('checkout.glance', { total, count: piecesOf(lines) })}
      className="checkout-glance"
    >
      <ul className="glance-lines">
        {lines.map(({ id, name, quantity, lineTotal, currency }) => (
          <li key={id}>
            <span>{t('checkout.glanceLine', { count: quantity, name })}</span>{' '}
            <span className="summary-line-total">{money(lineTotal, locale, currency)}</span>
          </li>
        ))}
      </ul>
      <Totals totals={totals} />
    </Details>
  );
}
