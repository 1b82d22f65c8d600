import { data } from '@remix-run/node';
import type { RequestContext } from '~/services/context.server';
import { readId, type Address } from '~/services/shop-api';
import {
  ADDRESS_BOOKS,
  addressBookView,
  isShippingBook,
  type AddressBookView,
  type BookName,
} from './address-book-view';

/** What stands open as a form: nothing, a new address, or one of these. */
export type Edited = { isNew: true; address: null } | { isNew: false; address: Address } | null;

/**
 * The addresses of a type, and the one that `?edit=` opens (`new`, or its id). An address that is not
 * the customer's is one that is not there: 404.
 */
export async function loadAddressBook(
  { shop }: RequestContext,
  name: BookName,
  url: string,
): Promise<{ book: AddressBookView; edited: Edited }> {
  const typeId = ADDRESS_BOOKS[name];
  const [addresses, countries] = await Promise.all([
    shop.getAddresses({ typeId }),
    isShippingBook(typeId) ? shop.getActiveShippingCountries() : shop.getAggregatedCountries(),
  ]);
  const edit = new URL(url).searchParams.get('edit');
  return { book: addressBookView(name, addresses, countries), edited: editedOf(addresses, edit) };
}

function editedOf(addresses: readonly Address[], edit: string | null): Edited {
  if (edit === null) return null;
  if (edit === 'new') return { isNew: true, address: null };
  const address = addresses.find(({ id }) => id === readId(edit));
  if (!address) throw data(null, 404);
  return { isNew: false, address };
}
