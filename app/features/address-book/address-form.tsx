import { Button } from '~/components/ui/button';
import { Checkbox } from '~/components/ui/checkbox';
import { Details } from '~/components/ui/details';
import { ErrorSummary } from '~/components/ui/error-summary';
import { RequiredHint } from '~/components/ui/field';
import { Select } from '~/components/ui/select';
import { TextInput } from '~/components/ui/text-input';
import { useText } from '~/i18n/text';
import type { Address } from '~/services/shop-api';
import { LIMITS } from '~/services/shop-api/entities/limits';
import type { AddressReply } from './address-book.server';
import { ADDRESS_BOOKS, isShippingBook, type AddressBookView } from './address-book-view';

type AddressFormProps = {
  book: AddressBookView;
  /** Null: a new one. */
  address: Address | null;
  reply: AddressReply | undefined;
};

/** One address as a form, in one column, as browsers fill it in (WCAG 1.3.5). */
export function AddressForm({ book, address, reply }: AddressFormProps) {
  const { t, href } = useText();
  const { name, countries, states } = book;
  const path = href(`/my-account/${name}`);
  const area = isShippingBook(ADDRESS_BOOKS[name]) ? 'shipping' : 'billing';
  const known = (field: keyof Address) => reply?.values[field] ?? String(address?.[field] ?? '');
  const field = (key: keyof typeof LIMITS.address, token?: string) => ({
    name: key,
    label: t(`address.${key}`),
    defaultValue: known(key),
    error: reply?.errors[key],
    autoComplete: token ? `${area} ${token}` : 'off',
    maxLength: LIMITS.address[key],
  });
  const isCompany = Boolean(
    known('companyName') ||
    known('vatNumber') ||
    reply?.errors.companyName ||
    reply?.errors.vatNumber,
  );
  const errors = Object.entries(reply?.errors ?? {}).map(([key, error]) => ({
    ...error,
    field: key,
  }));
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
        <Details summary={t('addressBook.asCompany')} open={isCompany}>
          <p className="field-hint">{t('address.companyHint')}</p>
          <TextInput {...field('companyName', 'organization')} />
          <TextInput {...field('vatNumber')} hint={t('address.vatHint')} spellCheck={false} />
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
        <Select
          name="country"
          label={t('address.country')}
          defaultValue={known('country') || countries[0]?.value}
          error={reply?.errors.country}
          autoComplete={`${area} country`}
          options={countries}
          required
        />
        {states.length > 0 && (
          <Select
            name="state"
            label={t('address.state')}
            defaultValue={known('state')}
            error={reply?.errors.state}
            autoComplete={`${area} address-level1`}
            options={[{ value: '', label: t('address.noState') }, ...states]}
          />
        )}
        <TextInput {...field('phoneNumber', 'tel')} type="tel" hint={t('address.phoneHint')} />
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
