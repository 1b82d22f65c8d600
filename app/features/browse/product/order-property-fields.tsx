import type { ReactNode } from 'react';
import { Checkbox } from '~/components/ui/checkbox';
import type { SummaryError } from '~/components/ui/error-summary';
import { errorOf } from '~/components/ui/form-reply';
import { Select } from '~/components/ui/select';
import { TextArea, TextInput } from '~/components/ui/text-input';
import { money } from '~/i18n/format';
import { useText } from '~/i18n/text';
import { LIMITS } from '~/services/shop-api/entities/field-limits';
import { FileField } from './file-field';
import { ShadeField } from './shade-field';
import { type OrderPropertyGroupView, type OrderPropertyView } from './order-properties';

type FieldsProps = {
  groups: readonly OrderPropertyGroupView[];
  errors: readonly SummaryError[];
  values: Readonly<Record<string, string>>;
};

/**
 * The order properties of tinted or personal goods, which the shopper states or selects (open point
 * 1.7).
 */
export function OrderPropertyFields({ groups, errors, values }: FieldsProps) {
  const { t } = useText();
  if (groups.length === 0) return null;
  const properties = groups.flatMap((group) => group.properties);
  const hasReply = Object.keys(values).length > 0;
  return (
    <div className="order-properties">
      {groups.map((group) => (
        <fieldset key={group.id}>
          <legend className={group.name ? undefined : 'visually-hidden'}>
            {group.name || t('product.properties')}
          </legend>
          {group.properties.map((property) => (
            <PropertyField
              key={property.id}
              property={property}
              error={errorOf(errors, property.field)}
              value={hasReply ? (values[property.field] ?? '') : property.defaultValue}
            />
          ))}
        </fieldset>
      ))}
      <p className="field-hint">
        {properties.some(({ surcharge }) => surcharge > 0) && t('product.surchargeHint')}{' '}
        {properties.some(({ isRequired }) => isRequired) && t('common.requiredHint')}
      </p>
    </div>
  );
}

type PropertyFieldProps = {
  property: OrderPropertyView;
  error: SummaryError | undefined;
  value: string;
};

function PropertyField({ property, error, value }: PropertyFieldProps) {
  const { t } = useText();
  const shared = {
    id: property.field,
    name: property.field,
    label: <PropertyLabel {...property} />,
    hint: property.description || undefined,
    error,
    required: property.isRequired,
  };
  switch (property.control) {
    case 'checkbox':
      return <Checkbox {...shared} value="true" defaultChecked={value === 'true'} />;
    case 'selection':
      return (
        <Select
          {...shared}
          defaultValue={value}
          options={[
            { value: '', label: t('product.pleaseChoose') },
            ...property.choices.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
      );
    case 'shade':
      return <ShadeField {...shared} shades={property.shades} value={value} />;
    case 'file':
      return <FileField {...shared} title={property.name} value={value} />;
    case 'lines':
      return (
        <TextArea
          {...shared}
          rows={3}
          maxLength={LIMITS.cart.orderPropertyText}
          defaultValue={value}
        />
      );
    case 'int':
    case 'float':
      return (
        <TextInput
          {...shared}
          inputMode={property.control === 'int' ? 'numeric' : 'decimal'}
          maxLength={LIMITS.cart.orderPropertyText}
          defaultValue={value}
        />
      );
    case 'text':
      return (
        <TextInput {...shared} maxLength={LIMITS.cart.orderPropertyText} defaultValue={value} />
      );
  }
}

/** §5: a single asterisk marks a surcharge. */
function PropertyLabel({ name, surcharge, isSurchargeIncluded }: OrderPropertyView): ReactNode {
  const { t, locale } = useText();
  if (surcharge === 0) return name;
  const amount = money(surcharge, locale);
  return (
    <>
      {name} (
      {isSurchargeIncluded
        ? t('product.surchargeIncluded', { amount })
        : t('product.surcharge', { amount })}
      )*
    </>
  );
}
