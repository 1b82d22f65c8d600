import { Details } from '~/components/ui/details';
import type { SummaryError } from '~/components/ui/error-summary';
import { errorOf } from '~/components/ui/form-reply';
import { Select } from '~/components/ui/select';
import { AddressInputs } from '~/features/buy/addresses/address-inputs';
import type { CountryChoices } from '~/features/buy/addresses/country-choices';
import { useText } from '~/i18n/text';

type BillingPartProps = {
  choices: CountryChoices;
  values: Record<string, string>;
  errors: readonly SummaryError[];
  /** A value was typed into it. */
  isOpen: boolean;
};

/** Company, VAT number and billing address, all optional. */
export function BillingPart({ choices, values, errors, isOpen }: BillingPartProps) {
  const { t } = useText();
  const control = (name: string) => ({
    name,
    error: errorOf(errors, name),
    ...(values[name] !== undefined && { defaultValue: values[name] }),
  });
  return (
    <Details summary={t('customer.billingPart')} open={isOpen}>
      <div className="form-stack">
        <p className="field-hint">{t('customer.billingHint')}</p>
        <AddressInputs area="billing" control={control} isPart>
          <Select
            {...control('country')}
            label={t('address.country')}
            autoComplete="billing country"
            options={choices.countries}
          />
          {choices.states.length > 0 && (
            <Select
              {...control('state')}
              label={t('address.state')}
              autoComplete="billing address-level1"
              options={[{ value: '', label: t('address.noState') }, ...choices.states]}
            />
          )}
        </AddressInputs>
      </div>
    </Details>
  );
}
