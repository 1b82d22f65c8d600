import { money, unitPrice } from '~/i18n/format';
import { useText } from '~/i18n/text';
import type { ProductView } from './product-view';

/** Graduated prices; the discount against the first row has one decimal (§5). */
export function GraduatedPrices({ steps }: Pick<ProductView, 'steps'>) {
  const { t, locale } = useText();
  if (steps.length === 0) return null;
  return (
    <table className="price-steps">
      <caption>{t('product.steps')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('common.quantity')}</th>
          <th scope="col">{t('product.stepPrice')}</th>
          <th scope="col">{t('product.stepDiscount')}</th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ from, price, currency, basePrice, discount }) => (
          <tr key={from}>
            <th scope="row">{t('product.stepFrom', { count: from })}</th>
            <td>
              {money(price, locale, currency)}
              {basePrice && (
                <small>
                  {unitPrice(basePrice.value, t(`common.unit.${basePrice.unit}`), locale, currency)}
                </small>
              )}
            </td>
            <td>
              {discount > 0
                ? t('product.discount', { percent: oneDecimal(discount, locale) })
                : '–'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function oneDecimal(value: number, locale: string): string {
  return value.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
