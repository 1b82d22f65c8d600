import { data } from '@remix-run/node';
import { wasRefused } from '~/lib/reply-to-form.server';
import type { RequestContext } from '~/services/context.server';
import { readId, type Address } from '~/services/shop-api';
import {
  ADDRESS_BOOKS,
  addressBookView,
  isShippingBook,
  type AddressBookView,
  type BookName,
} from './address-book-view';

/** The open form: none, a new address, or one of these. */
export type EditedAddress =
  | { isNew: true; address: null }
  | { isNew: false; address: Address }
  | null;

/**
 * The addresses of a type, and the one that `?edit=` opens (`new`, or its id). 404 for an address
 * of another customer.
 */
export async function loadAddressBook(
  context: RequestContext,
  name: BookName,
  url: string,
): Promise<{ book: AddressBookView; edited: EditedAddress }> {
  const { shop } = context;
  const typeId = ADDRESS_BOOKS[name];
  const [addresses, countries] = await Promise.all([
    shop.getAddresses({ typeId }),
    isShippingBook(typeId) ? shop.getActiveShippingCountries() : shop.getAggregatedCountries(),
  ]);
  const edit = new URL(url).searchParams.get('edit');
  const edited = editedOf(addresses, edit, wasRefused(context));
  return { book: addressBookView(name, addresses, countries), edited };
}

function editedOf(
  addresses: readonly Address[],
  edit: string | null,
  isRefused: boolean,
): EditedAddress {
  if (edit === null) return null;
  const address = addresses.find(({ id }) => id === readId(edit));
  if (address) return { isNew: false, address };
  // The form of an address that was deleted meanwhile is shown again as that of a new one.
  if (edit !== 'new' && !isRefused) throw data(null, 404);
  return { isNew: true, address: null };
}
