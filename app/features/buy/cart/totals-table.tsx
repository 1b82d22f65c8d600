import type { ReactNode } from 'react';
import { money, percent } from '~/i18n/format';
import { useText } from '~/i18n/text';
import type { TotalsView } from './cart-view';

type TotalsProps = {
  totals: TotalsView;
  /** Replaces "shipping", e.g. with the country of the estimate. */
  shippingLabel?: ReactNode;
  /** Beside a coupon or a gift card, e.g. a button that removes it. */
  codeAction?: ((code: ShownCode) => ReactNode) | undefined;
};

/** `label`: the label of its row; without `giftCardId` it is the coupon. */
export type ShownCode = { label: string; giftCardId?: number | undefined };

/**
 * Subtotal, coupon, shipping, payment fee, VAT by rate and total, then the part that gift cards pay
 * (open point 1.5). VAT is shown as included in the total, or added to it where net prices are
 * shown.
 */
export function Totals({ totals, shippingLabel, codeAction }: TotalsProps) {
  const { t, locale } = useText();
  const amount = (cents: number) => money(cents, locale, totals.currency);
  const { coupon, giftCards, shipping, noDelivery } = totals;
  const isNet = totals.netTotal !== undefined;
  const total = isNet ? 'cart.totalGross' : 'cart.total';
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
  const codeRow = (label: string, cents: number, giftCardId?: number) => (
    <TotalsRow
      key={label}
      label={
        <>
          {label} {codeAction?.({ label, giftCardId })}
        </>
      }
    >
      {amount(0 - cents)}
    </TotalsRow>
  );
  return (
    <dl className="totals">
      <TotalsRow label={t(isNet ? 'cart.subtotalNet' : 'cart.subtotal')}>
        {amount(totals.itemSum)}
      </TotalsRow>
      {coupon && codeRow(t('cart.couponRow', coupon), coupon.amount)}
      {shipping !== null && (
        <TotalsRow
          label={totals.isCollected ? t('cart.pickup') : (shippingLabel ?? t('cart.shipping'))}
        >
          {noDelivery
            ? t('cart.shippingImpossible')
            : shipping === 0
              ? t('cart.shippingFree')
              : amount(shipping)}
        </TotalsRow>
      )}
      {totals.paymentFee !== undefined && (
        <TotalsRow label={t('cart.paymentFee')}>{amount(totals.paymentFee)}</TotalsRow>
      )}
      {isNet && (
        <>
          <TotalsRow label={t('cart.totalNet')}>{amount(totals.netTotal!)}</TotalsRow>
          {vats}
        </>
      )}
      <TotalsRow
        className="totals-total"
        label={t(noDelivery ? 'cart.totalWithoutShipping' : total)}
      >
        <strong data-total={totals.total}>{amount(totals.total)}</strong>
      </TotalsRow>
      {!isNet && vats}
      {giftCards.map((card) => codeRow(t('cart.giftCardRow', card), card.amount, card.id))}
      {giftCards.length > 0 && (
        <TotalsRow className="totals-total" label={t('cart.openAmount')}>
          <strong data-open-amount={totals.openAmount}>{amount(totals.openAmount)}</strong>
        </TotalsRow>
      )}
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
