import { ibanGroups, money } from '~/i18n/format';
import { useText } from '~/i18n/text';
import type { OrderView } from './order-view';

/** Everything a transfer needs, each value on its own so that it can be copied. */
export function PaymentData({ order }: { order: OrderView }) {
  const { t, locale } = useText();
  const bank = order.paymentBankDetails;
  if (!bank || order.isSettled || order.statusName === 'cancelled') return null;
  const rows = [
    [t('order.bank.owner'), bank.accountOwner],
    [t('order.bank.iban'), ibanGroups(bank.iban)],
    [t('order.bank.bic'), bank.swift],
    [t('order.bank.name'), bank.name],
    [t('order.bank.amount'), money(order.totals.total, locale, order.totals.currency)],
    [t('order.bank.reference'), String(order.id)],
  ].filter(([, value]) => value);
  return (
    <section className="panel payment-data" aria-labelledby="payment-data">
      <h2 id="payment-data">{t('order.bank.title')}</h2>
      <dl>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
