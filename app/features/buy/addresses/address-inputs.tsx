import type { ReactNode } from 'react';
import { Details } from '~/components/ui/details';
import type { FieldError } from '~/components/ui/field';
import { TextInput } from '~/components/ui/text-input';
import { useText } from '~/i18n/text';
import {
  ORDER_LIMITS,
  VAT_NUMBER_WITH_LABEL,
} from '~/services/shop-api/entities/order-field-limits';

type AddressField = keyof typeof ORDER_LIMITS.address;

/** The form's props for a control: its name, the typed value, and its error. */
type Control = { name: string; defaultValue?: string; error?: FieldError | undefined };

type AddressInputsProps = {
  area: 'shipping' | 'billing';
  control: (name: AddressField) => Control;
  /** Part of a form that has the name already, and whose address is optional. */
  isPart?: boolean;
  /** False if nothing is delivered: no carrier needs further fields. */
  isDelivered?: boolean;
  /** Country and state, which each form selects differently. */
  children: ReactNode;
};

/** The fields of an address in one column, as browsers fill them in (WCAG 1.3.5). */
export function AddressInputs(props: AddressInputsProps) {
  const { area, control, isPart, isDelivered = true, children } = props;
  const { t } = useText();
  const field = (name: AddressField, token?: string) => ({
    ...control(name),
    label: t(`address.${name}`),
    autoComplete: token ? `${area} ${token}` : 'off',
    maxLength: ORDER_LIMITS.address[name],
  });
  const company = field('companyName', 'organization');
  const vat = { ...field('vatNumber'), maxLength: VAT_NUMBER_WITH_LABEL };
  const isCompany = Boolean(company.defaultValue || vat.defaultValue || company.error || vat.error);
  const companyFields = (
    <>
      <p className="field-hint">{t('address.companyHint')}</p>
      <TextInput {...company} />
      <TextInput {...vat} hint={t('address.vatHint')} spellCheck={false} />
    </>
  );
  const postNumber = field('postNumber');
  const isToStation = Boolean(postNumber.defaultValue || postNumber.error);
  const required = !isPart;
  return (
    <>
      {isPart ? (
        companyFields
      ) : (
        <>
          <Details summary={t('address.asCompany')} open={isCompany}>
            {companyFields}
          </Details>
          <div className="field-pair">
            <TextInput {...field('firstName', 'given-name')} spellCheck={false} required />
            <TextInput {...field('lastName', 'family-name')} spellCheck={false} required />
          </div>
        </>
      )}
      {isToStation && (
        <TextInput {...postNumber} inputMode="numeric" hint={t('address.postNumberHint')} />
      )}
      <div className="field-pair field-pair-street">
        <TextInput {...field('streetName', 'address-line1')} required={required} />
        <TextInput {...field('apartment')} />
      </div>
      <div className="field-pair field-pair-town">
        <TextInput {...field('zipCode', 'postal-code')} inputMode="numeric" required={required} />
        <TextInput {...field('city', 'address-level2')} required={required} />
      </div>
      {children}
      <TextInput
        {...field('phoneNumber', 'tel')}
        type="tel"
        {...(isDelivered && { hint: t('address.phoneHint') })}
      />
    </>
  );
}
