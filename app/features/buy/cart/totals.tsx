import type { ReactNode } from 'react';
import { money, percent } from '~/i18n/format';
import { useText } from '~/i18n/text';
import type { TotalsView } from './cart-view';

type TotalsProps = {
  totals: TotalsView;
  /** What stands for "shipping" here, e.g. with the country it is estimated for. */
  shippingLabel?: ReactNode;
  /** Beside a coupon or a gift card, e.g. a button that removes it. */
  codeAction?: ((code: ShownCode) => ReactNode) | undefined;
};

/** `label`: how its row names it; without `giftCardId` it is the coupon. */
export type ShownCode = { label: string; giftCardId?: number };

/**
 * Subtotal, shipping, VAT by rate, coupon, total, gift cards (open point 1.5). VAT is said to be in the total, or
 * added up to it where net prices are shown.
 */
export function Totals({ totals, shippingLabel, codeAction }: TotalsProps) {
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
  const couponRow = t('cart.couponRow', { code: totals.coupon?.code ?? '' });
  return (
    <dl className="totals">
      <TotalsRow label={t(isNet ? 'cart.subtotalNet' : 'cart.subtotal')}>
        {amount(totals.itemSum)}
      </TotalsRow>
      {totals.coupon && (
        <TotalsRow
          label={
            <>
              {couponRow} {codeAction?.({ label: couponRow })}
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
      {totals.giftCards.length > 0 && <GiftCards totals={totals} action={codeAction} />}
    </dl>
  );
}

type GiftCardsProps = { totals: TotalsView; action: TotalsProps['codeAction'] };

/** Gift cards are money: they take nothing off the price, and what is left is to be paid. */
function GiftCards({ totals: { giftCards, total, currency }, action }: GiftCardsProps) {
  const { t, locale } = useText();
  const open = giftCards.reduce((rest, { amount }) => rest - amount, total);
  return (
    <>
      {giftCards.map(({ id, ending, amount }) => {
        const label = t('cart.giftCardRow', { ending });
        return (
          <TotalsRow
            key={id ?? ending}
            label={
              <>
                {label} {id !== undefined && action?.({ label, giftCardId: id })}
              </>
            }
          >
            {money(0 - amount, locale, currency)}
          </TotalsRow>
        );
      })}
      <TotalsRow className="totals-total" label={t('cart.openAmount')}>
        <strong data-open-amount={open}>{money(open, locale, currency)}</strong>
      </TotalsRow>
    </>
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
