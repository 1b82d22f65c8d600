import { Button, ButtonLink } from '~/components/ui/button';
import { EmptyState } from '~/components/ui/empty-state';
import { KeptAddressLines } from '~/features/buy/addresses/kept-address-lines';
import type { FormReply } from '~/features/page/form-action.server';
import { useText } from '~/i18n/text';
import { AddressForm } from './address-form';
import type { AddressBookView, BookEntry } from './address-book-view';
import type { EditedAddress } from './load-address-book.server';

type AddressBookProps = {
  book: AddressBookView;
  edited: EditedAddress;
  reply: FormReply | undefined;
};

/** The addresses of one type: the default first, and one of them open as a form. */
export function AddressBookPage({ book, edited, reply }: AddressBookProps) {
  const { t, href } = useText();
  const { name, entries } = book;
  const path = href(`/my-account/${name}`);
  const newLink = { href: `${path}?edit=new`, label: t('addressBook.new') };
  if (edited || reply) {
    const refused = entries.find(
      ({ address }) => String(address.id) === reply?.values.addressId,
    )?.address;
    const address = edited?.address ?? refused ?? null;
    return <AddressForm book={book} address={address} reply={reply} />;
  }
  return (
    <>
      <h1>{t(`addressBook.title.${name}`)}</h1>
      {entries.length === 0 ? (
        <EmptyState level={2} title={t(`addressBook.empty.${name}`)} link={newLink}>
          {t(`addressBook.emptyText.${name}`)}
        </EmptyState>
      ) : (
        <>
          <ul className="address-book">
            {entries.map((entry) => (
              <Entry key={entry.address.id} entry={entry} path={path} />
            ))}
          </ul>
          <ButtonLink href={newLink.href}>{newLink.label}</ButtonLink>
        </>
      )}
    </>
  );
}

function Entry({ entry: { address, country, state }, path }: { entry: BookEntry; path: string }) {
  const { t } = useText();
  const which = `${address.streetName} ${address.apartment}, ${address.city}`;
  return (
    <li className="panel" data-address={address.id}>
      {address.primary && <p className="address-default">{t('addressBook.primary')}</p>}
      <KeptAddressLines address={address} country={country} state={state} />
      <form method="post" action={path} className="address-actions">
        <input type="hidden" name="addressId" value={address.id} />
        <a className="button button-quiet button-small" href={`${path}?edit=${address.id}`}>
          {t('common.change')} <span className="visually-hidden">{which}</span>
        </a>
        {!address.primary && (
          <Button variant="quiet" size="small" name="intent" value="primary">
            {t('addressBook.makePrimary')} <span className="visually-hidden">{which}</span>
          </Button>
        )}
        <Button variant="quiet" size="small" name="intent" value="delete">
          {t('addressBook.delete')} <span className="visually-hidden">{which}</span>
        </Button>
      </form>
    </li>
  );
}
