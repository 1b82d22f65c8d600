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

/**
 * Subtotal, shipping, VAT by rate, coupon, total (open point 1.5). VAT is said to be in the total, or
 * added up to it where net prices are shown.
 */
export function Totals({ totals, shippingLabel, couponAction }: TotalsProps) {
  const { t, locale } = useText();
  const amount = (cents: number) => money(cents, locale, totals.currency);
  const isNet = totals.netTotal !== undefined;
  const vats = totals.vats.map((vat) => (
    <TotalsRow
      key={vat.rate}
      className="totals-vat"
      label={t(isNet ? 'cart.vatRowNet' : 'cart.vatRow', {
        rate: percent(vat.rate / 10_000, locale, 2),
        net: amount(vat.net),
      })}
    >
      {amount(vat.amount)}
    </TotalsRow>
  ));
  return (
    <dl className="totals">
      <TotalsRow label={t(isNet ? 'cart.subtotalNet' : 'cart.subtotal')}>
        {amount(totals.itemSum)}
      </TotalsRow>
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
      {isNet && (
        <>
          <TotalsRow label={t('cart.totalNet')}>{amount(totals.netTotal!)}</TotalsRow>
          {vats}
        </>
      )}
      <TotalsRow className="totals-total" label={t(isNet ? 'cart.totalGross' : 'cart.total')}>
        <strong data-total={totals.total}>{amount(totals.total)}</strong>
      </TotalsRow>
      {!isNet && vats}
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
