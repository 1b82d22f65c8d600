import { useState } from 'react';
import { Button } from '~/components/ui/button';
import { Details } from '~/components/ui/details';
import { Select } from '~/components/ui/select';
import { TextInput } from '~/components/ui/text-input';
import { useText } from '~/i18n/text';
import type { Address } from '~/services/shop-api';
import { useCheckoutFields } from './checkout-fields';
import type { AddressKind, CountryView } from './checkout-view';
import { LIMITS } from '~/services/shop-api/entities/limits';

type AddressField = keyof typeof LIMITS.address;

type AddressFieldsProps = {
  kind: AddressKind;
  saved: Address | null;
  countries: CountryView[];
  defaultCountryId: number;
};

/** One column; names, street and town as browsers fill them in (WCAG 1.3.5). */
export function AddressFields(props: AddressFieldsProps) {
  const { kind, saved } = props;
  const { t } = useText();
  const { input } = useCheckoutFields();
  const area = kind === 'shipping-address' ? 'shipping' : 'billing';
  const field = (name: AddressField, token?: string, type?: 'tel') => ({
    ...input(name, saved?.[name], type),
    label: t(`address.${name}`),
    autoComplete: token ? `${area} ${token}` : 'off',
    maxLength: LIMITS.address[name],
  });
  const company = field('companyName', 'organization');
  const vat = field('vatNumber');
  const isCompany = Boolean(company.defaultValue || vat.defaultValue || company.error || vat.error);
  return (
    <div className="address-fields">
      <input type="hidden" name="addressKind" value={kind} />
      <Details summary={t('address.asCompany')} open={isCompany}>
        <p className="field-hint">{t('address.companyHint')}</p>
        <TextInput {...company} />
        <TextInput {...vat} hint={t('address.vatHint')} spellCheck={false} />
      </Details>
      <div className="field-pair">
        <TextInput {...field('firstName', 'given-name')} spellCheck={false} required />
        <TextInput {...field('lastName', 'family-name')} spellCheck={false} required />
      </div>
      <div className="field-pair field-pair-street">
        <TextInput {...field('streetName', 'address-line1')} required />
        <TextInput {...field('apartment')} />
      </div>
      <div className="field-pair field-pair-town">
        <TextInput {...field('zipCode', 'postal-code')} inputMode="numeric" required />
        <TextInput {...field('city', 'address-level2')} required />
      </div>
      <CountryFields {...props} area={area} />
      <TextInput {...field('phoneNumber', 'tel', 'tel')} hint={t('address.phoneHint')} />
    </div>
  );
}

/** Another country may have states: with script they follow at once, without there is a button. */
function CountryFields({
  saved,
  countries,
  defaultCountryId,
  area,
}: AddressFieldsProps & { area: 'shipping' | 'billing' }) {
  const { t } = useText();
  const { select } = useCheckoutFields();
  const country = select('country', saved?.country ?? defaultCountryId);
  const [countryId, setCountryId] = useState(country.defaultValue);
  const states = countries.find(({ id }) => String(id) === countryId)?.states ?? [];
  const hasStates = countries.some((one) => one.states.length > 0);
  return (
    <>
      <Select
        {...country}
        label={t('address.country')}
        autoComplete={`${area} country`}
        options={countries.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={(event) => setCountryId(event.currentTarget.value)}
        required
      />
      {hasStates && (
        <noscript>
          <Button variant="quiet" size="small" name="intent" value="country">
            {t('address.applyCountry')}
          </Button>
        </noscript>
      )}
      {states.length > 0 && (
        <Select
          {...select('state', saved?.state ?? null)}
          label={t('address.state')}
          autoComplete={`${area} address-level1`}
          options={[
            { value: '', label: t('address.noState') },
            ...states.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
      )}
    </>
  );
}
