import { money, unitPrice } from '~/i18n/format';
import { useText } from '~/i18n/text';
import type { TextKey } from '~/i18n/translator';
import type { BasePrice } from '~/services/shop-api';
import { useNetPrices } from './shown-prices';

export type PriceView = {
  /** In cents, with or without VAT, as the page shows prices. */
  price: number;
  currency?: string;
  /** The higher price for comparison, in cents. */
  crossed?: { price: number; isRrp: boolean } | null;
  /**
   * Lowest price of the 30 days before the reduction in cents, shown with a reduction (PAngV § 11).
   */
  lowest?: number | null;
  /** Price of one litre, kilogram, square metre, metre or piece of a pack (PAngV § 4). */
  basePrice?: BasePrice | null;
  /** "from": other variations cost more. */
  isFrom?: boolean;
  /** The price applies from this many pieces. */
  fromQuantity?: number;
};

type PriceProps = PriceView & {
  /** The note on VAT and shipping, with its link, right at the price (PAngV § 6). */
  withNote?: boolean;
  /** Only its lines, for a box with its own layout. */
  isBare?: boolean;
};

export function Price({
  price,
  currency,
  crossed,
  lowest,
  basePrice,
  isFrom = false,
  fromQuantity = 1,
  withNote = false,
  isBare = false,
}: PriceProps) {
  const { t, locale } = useText();
  const now = (
    <>
      {isFrom && <small>{t('common.from')} </small>}
      {money(price, locale, currency)}
    </>
  );
  const lines = (
    <>
      {crossed ? (
        <p className="price-line">
          <span className={crossed.isRrp ? 'price-now' : 'price-now price-reduced'}>{now}</span>
          <s className="price-crossed">
            {t(crossed.isRrp ? 'common.priceRrp' : 'common.priceOld', {
              price: money(crossed.price, locale, currency),
            })}
          </s>
        </p>
      ) : (
        <p className="price-now">{now}</p>
      )}
      {fromQuantity > 1 && (
        <p className="price-unit">{t('common.priceFromQuantity', { count: fromQuantity })}</p>
      )}
      {basePrice && (
        <p className="price-unit">
          {unitPrice(basePrice.value, t(`common.unit.${basePrice.unit}`), locale, currency)}
        </p>
      )}
      {lowest ? (
        <p className="price-lowest">
          {t('common.priceLowest', { price: money(lowest, locale, currency) })}
        </p>
      ) : null}
      {withNote && <PriceNote />}
    </>
  );
  return isBare ? lines : <div className="price">{lines}</div>;
}

/** "incl. VAT, plus delivery" at a price; with net prices, "plus VAT, plus delivery". */
export function PriceNote() {
  return <Note hint={useNetPrices() ? 'common.priceHintNet' : 'common.priceHint'} />;
}

/** The same once for all prices of a list, directly above it (decision 017). */
export function PricesNote() {
  return <Note hint={useNetPrices() ? 'common.pricesHintNet' : 'common.pricesHint'} />;
}

function Note({ hint }: { hint: TextKey }) {
  const { t, href } = useText();
  return (
    <p className="price-note">
      {t(hint)} <a href={href('/shipping')}>{t('common.priceHintShipping')}</a>
    </p>
  );
}
