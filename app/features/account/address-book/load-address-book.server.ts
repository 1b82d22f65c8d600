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

/** What stands open as a form: nothing, a new address, or one of these. */
export type Edited = { isNew: true; address: null } | { isNew: false; address: Address } | null;

/**
 * The addresses of a type, and the one that `?edit=` opens (`new`, or its id). An address that is not
 * the customer's is one that is not there: 404.
 */
export async function loadAddressBook(
  context: RequestContext,
  name: BookName,
  url: string,
): Promise<{ book: AddressBookView; edited: Edited }> {
  const { shop } = context;
  const typeId = ADDRESS_BOOKS[name];
  const [addresses, countries] = await Promise.all([
    shop.getAddresses({ typeId }),
    isShippingBook(typeId) ? shop.getActiveShippingCountries() : shop.getAggregatedCountries(),
  ]);
  const edit = new URL(url).searchParams.get('edit');
  const edited = editedOf(addresses, edit);
  // The form of one that is deleted meanwhile is shown again, as that of a new one.
  if (edited === 'none' && !wasRefused(context)) throw data(null, 404);
  const book = addressBookView(name, addresses, countries);
  return { book, edited: edited === 'none' ? NEW : edited };
}

const NEW: Edited = { isNew: true, address: null };

function editedOf(addresses: readonly Address[], edit: string | null): Edited | 'none' {
  if (edit === null) return null;
  if (edit === 'new') return NEW;
  const address = addresses.find(({ id }) => id === readId(edit));
  return address ? { isNew: false, address } : 'none';
}
