import { QrCode } from '~/components/ui/qr-code';
import { money } from '~/i18n/format';
import { ibanGroups } from '~/lib/iban-groups';
import { useText } from '~/i18n/text';
import type { QrSquare } from '~/lib/qr-square.server';
import type { OrderView } from './order-view';

type PaymentDataProps = { order: OrderView; transferCode: QrSquare | null };

/** The data of a bank transfer, each value separate so that it can be copied, and as a code. */
export function PaymentData({ order, transferCode }: PaymentDataProps) {
  const { t, locale } = useText();
  const bank = order.paymentBankDetails;
  if (!bank || order.isSettled) return null;
  const amount = money(order.balance.due, locale, order.totals.currency);
  const reference = String(order.id);
  const rows = [
    [t('order.bank.owner'), bank.accountOwner],
    [t('order.bank.iban'), ibanGroups(bank.iban)],
    [t('order.bank.bic'), bank.swift],
    [t('order.bank.name'), bank.name],
    [t('order.bank.amount'), amount],
    [t('order.bank.reference'), reference],
  ].filter(([, value]) => value);
  return (
    <section className="panel payment-data" aria-labelledby="payment-data">
      <h2 id="payment-data">{t('order.bank.title')}</h2>
      <div className="payment-data-ways">
        <dl>
          {rows.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {transferCode && (
          <figure>
            <QrCode code={transferCode} label={t('order.bank.code', { amount, reference })} />
            <figcaption className="small">{t('order.bank.codeHint')}</figcaption>
          </figure>
        )}
      </div>
    </section>
  );
}
