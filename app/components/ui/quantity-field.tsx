import type { InputHTMLAttributes } from 'react';
import { useText } from '~/i18n/text';
import { Icon } from './icon';

type QuantityFieldProps = {
  name?: string;
  id: string;
  /** The goods of the quantity, for the accessible name. */
  of?: string;
  defaultValue: number;
  min?: number;
  step?: number;
  max?: number | undefined;
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'form' | 'aria-describedby' | 'aria-invalid'>;

/**
 * A whole number to type. The buttons beside it work with script (type=button); without script they
 * are hidden and the field has the browser's own controls.
 */
export function QuantityField({
  name = 'quantity',
  id,
  of,
  defaultValue,
  min = 1,
  step = 1,
  max,
  ...input
}: QuantityFieldProps) {
  const { t } = useText();
  const label = of ? `${t('common.quantity')}: ${of}` : t('common.quantity');
  return (
    <div className="quantity" data-quantity>
      <button type="button" className="quantity-step" data-step="-1" hidden>
        <Icon name="minus" label={t('common.quantityLess')} />
      </button>
      <input
        {...input}
        className="input"
        id={id}
        name={name}
        type="number"
        inputMode="numeric"
        aria-label={label}
        defaultValue={defaultValue}
        min={min}
        step={step}
        max={max}
        required
      />
      <button type="button" className="quantity-step" data-step="1" hidden>
        <Icon name="plus" label={t('common.quantityMore')} />
      </button>
    </div>
  );
}
