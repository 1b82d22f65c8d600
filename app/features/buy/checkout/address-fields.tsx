import { useEffect, useState } from 'react';
import { Button } from '~/components/ui/button';
import { Select } from '~/components/ui/select';
import { useText } from '~/i18n/text';
import type { Address } from '~/services/shop-api';
import { AddressInputs } from '../addresses/address-inputs';
import { useCheckoutFields } from './checkout-fields';
import type { AddressKind, CountryView } from './checkout-view';

type AddressFieldsProps = {
  kind: AddressKind;
  saved: Partial<Address> | null;
  countries: CountryView[];
  defaultCountryId: number;
  isDelivered?: boolean;
};

/** One address of the checkout's form: the typed values, otherwise the saved ones. */
export function AddressFields(props: AddressFieldsProps) {
  const { kind, saved, isDelivered = true } = props;
  const { input } = useCheckoutFields();
  const area = kind === 'shipping-address' ? 'shipping' : 'billing';
  return (
    <div className="address-fields">
      <input type="hidden" name="addressKind" value={kind} />
      <AddressInputs
        area={area}
        control={(name) => input(name, saved?.[name])}
        isDelivered={isDelivered}
      >
        <CountryFields {...props} area={area} />
      </AddressInputs>
    </div>
  );
}

/**
 * Another country may have states: with script they follow immediately, without it there is a
 * button.
 */
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
  // What was selected before the script ran.
  useEffect(() => {
    const field = document.getElementById(country.id);
    if (field instanceof HTMLSelectElement && field.value !== country.defaultValue) {
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }, [country.id, country.defaultValue]);
  const states = countries.find(({ id }) => String(id) === countryId)?.states ?? [];
  const hasStates = countries.some((one) => one.states.length > 0);
  const decidesCosts = area === 'shipping' && countries.length > 1;
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
      {(hasStates || decidesCosts) && (
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
