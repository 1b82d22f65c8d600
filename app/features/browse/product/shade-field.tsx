import { Swatch } from '~/components/ui/swatch';
import type { FieldFrame } from '~/components/ui/field';
import { TextInput } from '~/components/ui/text-input';
import { useText } from '~/i18n/text';
import { findShade } from '~/lib/find-shade';
import type { Shade } from '~/services/shop-api';
import { LIMITS } from '~/services/shop-api/entities/field-limits';

type ShadeFieldProps = FieldFrame & {
  id: string;
  name: string;
  shades: readonly Shade[];
  value: string;
};

/**
 * A shade of the colour card by number or name. Browsers suggest the card's shades; script previews
 * the shade as soon as it is known, and cart and panel show it in any case.
 */
export function ShadeField({ shades, value, hint, error, ...field }: ShadeFieldProps) {
  const { t } = useText();
  const card = `${field.id}-card`;
  const known = findShade(
    shades.map((shade) => ({ ...shade, names: [shade.name] })),
    value,
  );
  return (
    <div className="shade-field" data-shade-field>
      <TextInput
        {...field}
        hint={
          <>
            {hint} <a href={`#${card}`}>{t('product.card.see')}</a>
          </>
        }
        error={error}
        list={`${field.id}-list`}
        autoComplete="off"
        maxLength={LIMITS.cart.orderPropertyText}
        defaultValue={value}
      />
      <datalist id={`${field.id}-list`}>
        {shades.map(({ name, number, color }) => (
          <option key={number} data-color={color}>{`${name} ${number}`}</option>
        ))}
      </datalist>
      <output className="shade-known" htmlFor={field.id} hidden={!known}>
        <Swatch color={known?.color ?? '#fff'} />
        <span>{known && `${known.name} ${known.number}`}</span>
      </output>
      <details className="shade-card" open={error !== undefined}>
        <summary>{t('product.card.title', { count: shades.length })}</summary>
        {/* Focusable, so that the keyboard can scroll it. */}
        <ul id={card} tabIndex={0} aria-label={t('product.card.title', { count: shades.length })}>
          {shades.map(({ name, number, color }) => (
            <li key={number}>
              <Swatch color={color} />
              <span>
                <strong>{number}</strong> {name}
              </span>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
