import type { ReactNode } from 'react';
import { money, percent } from '~/i18n/format';
import { useText } from '~/i18n/text';
import type { TotalsView } from './cart-view';

type TotalsProps = {
  totals: TotalsView;
  /** What stands for "shipping" here, e.g. with the country it is estimated for. */
  shippingLabel?: ReactNode;
  /** Beside the coupon, e.g. a button that removes it. */
  couponAction?: ReactNode;
};

/** Subtotal, shipping, VAT by rate, coupon, total (open point 1.5). */
export function Totals({ totals, shippingLabel, couponAction }: TotalsProps) {
  const { t, locale } = useText();
  const amount = (cents: number) => money(cents, locale, totals.currency);
  return (
    <dl className="totals">
      <TotalsRow label={t('cart.subtotal')}>{amount(totals.itemSum)}</TotalsRow>
      {totals.coupon && (
        <TotalsRow
          label={
            <>
              {t('cart.couponRow', { code: totals.coupon.code })} {couponAction}
            </>
          }
        >
          {amount(-totals.coupon.amount)}
        </TotalsRow>
      )}
      <TotalsRow label={shippingLabel ?? t('cart.shipping')}>
        {totals.shipping === 0 ? t('cart.shippingFree') : amount(totals.shipping)}
      </TotalsRow>
      <TotalsRow className="totals-total" label={t('cart.total')}>
        <strong data-total={totals.total}>{amount(totals.total)}</strong>
      </TotalsRow>
      {totals.vats.map((vat) => (
        <TotalsRow
          key={vat.rate}
          className="totals-vat"
          label={t('cart.vatRow', {
            rate: percent(vat.rate / 10_000, locale, 2),
            net: amount(vat.net),
          })}
        >
          {amount(vat.amount)}
        </TotalsRow>
      ))}
    </dl>
  );
}

type RowProps = { label: ReactNode; className?: string; children: ReactNode };

function TotalsRow({ label, className, children }: RowProps) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
