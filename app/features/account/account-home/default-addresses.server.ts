import {
  ADDRESS_BOOKS,
  addressBookView,
  type BookEntry,
  type BookName,
} from '~/features/account/address-book/address-book-view';
import type { RequestContext } from '~/services/context.server';

export type DefaultAddress = { name: BookName; entry: BookEntry | null };

const BOOKS = Object.keys(ADDRESS_BOOKS) as BookName[];

/** The default addresses for deliveries and invoices: the primary address of each type. */
export async function loadDefaultAddresses({
  shop,
}: Pick<RequestContext, 'shop'>): Promise<DefaultAddress[]> {
  const countries = await shop.getAggregatedCountries();
  return Promise.all(
    BOOKS.map(async (name) => {
      const [primary] = await shop.getAddresses({ typeId: ADDRESS_BOOKS[name] });
      const [entry] = addressBookView(name, primary ? [primary] : [], countries).entries;
      return { name, entry: entry ?? null };
    }),
  );
}
