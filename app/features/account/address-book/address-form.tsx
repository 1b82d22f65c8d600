import { Button } from '~/components/ui/button';
import { Checkbox } from '~/components/ui/checkbox';
import { ErrorSummary } from '~/components/ui/error-summary';
import { RequiredHint } from '~/components/ui/field';
import { Select } from '~/components/ui/select';
import { AddressInputs } from '~/features/buy/addresses/address-inputs';
import { errorOf } from '~/components/ui/form-reply';
import type { FormReply } from '~/features/page/form-action.server';
import { useText } from '~/i18n/text';
import type { Address } from '~/services/shop-api';
import { ADDRESS_BOOKS, isShippingBook, type AddressBookView } from './address-book-view';

type AddressFormProps = {
  book: AddressBookView;
  /** Null: a new one. */
  address: Address | null;
  reply: FormReply | undefined;
};

/** One address as a form. */
export function AddressForm({ book, address, reply }: AddressFormProps) {
  const { t, href } = useText();
  const { name, countries, states } = book;
  const path = href(`/my-account/${name}`);
  const area = isShippingBook(ADDRESS_BOOKS[name]) ? 'shipping' : 'billing';
  const errors = reply?.errors ?? [];
  const known = (field: keyof Address) => reply?.values[field] ?? String(address?.[field] ?? '');
  const control = (field: keyof Address) => ({
    name: field,
    defaultValue: known(field),
    error: errorOf(errors, field),
  });
  return (
    <>
      <ErrorSummary errors={errors} />
      <h1>{t(address ? 'addressBook.change' : 'addressBook.new')}</h1>
      <form
        className="form-stack"
        method="post"
        action={`${path}?edit=${address?.id ?? 'new'}`}
        noValidate
      >
        <RequiredHint />
        <input type="hidden" name="addressId" value={address?.id ?? ''} />
        <AddressInputs area={area} control={control}>
          <Select
            {...control('country')}
            label={t('address.country')}
            defaultValue={known('country') || countries[0]?.value}
            autoComplete={`${area} country`}
            options={countries}
            required
          />
          {states.length > 0 && (
            <Select
              {...control('state')}
              label={t('address.state')}
              autoComplete={`${area} address-level1`}
              options={[{ value: '', label: t('address.noState') }, ...states]}
            />
          )}
        </AddressInputs>
        {!address?.primary && <Checkbox name="primary" label={t('addressBook.asPrimary')} />}
        <div className="button-row">
          <Button name="intent" value="save">
            {t('common.save')}
          </Button>
          <a className="button button-quiet" href={path}>
            {t('addressBook.cancel')}
          </a>
        </div>
      </form>
    </>
  );
}
