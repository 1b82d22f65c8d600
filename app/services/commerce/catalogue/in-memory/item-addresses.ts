import type { ItemAddress } from '../../core/catalogue-index';
import { resizeRows } from './rows';
import type { Shelf } from './stored-items';

/** Occurs in no address: an item without a text in a language has an empty one there. */
const BETWEEN = '\n';

/** Writes the address of an item; returns whether it has changed. A removed item has no address. */
export function putAddress(shelf: Shelf, place: number, address: ItemAddress | null): boolean {
  const text = address ? textOf(address) : '';
  if (text === textAt(shelf, place)) return false;
  const bytes = Buffer.from(text);
  resizeRows(shelf.addresses, place, bytes.length);
  shelf.addresses.columns.byte.set(bytes, shelf.addresses.starts[place]);
  return true;
}

/** The address of an item. */
export function addressAt(shelf: Shelf, place: number): ItemAddress {
  const [de, en, ...pictures] = textAt(shelf, place).split(BETWEEN);
  const urlPaths: ItemAddress['urlPaths'] = {};
  if (de) urlPaths.de = de;
  if (en) urlPaths.en = en;
  return { urlPaths, pictures };
}

function textOf({ urlPaths, pictures }: ItemAddress): string {
  return [urlPaths.de ?? '', urlPaths.en ?? '', ...pictures].join(BETWEEN);
}

function textAt({ addresses }: Shelf, place: number): string {
  const { starts, columns } = addresses;
  return columns.byte.toString('utf8', starts[place], starts[place + 1]);
}
