import type { ItemAddress } from '../../ground/catalogue-index';
import { resizeRows } from './rows';
import type { Shelf } from './stored-items';

/** Stands in no address: an item without a text in a language has an empty one there. */
const BETWEEN = '\n';

/** Writes where an item is found; says whether that is new. An item that is gone has no address. */
export function putAddress(shelf: Shelf, place: number, address: ItemAddress | null): boolean {
  const bytes = Buffer.from(address ? textOf(address) : '');
  if (bytes.equals(bytesOf(shelf, place))) return false;
  resizeRows(shelf.addresses, place, bytes.length);
  shelf.addresses.columns.byte.set(bytes, shelf.addresses.starts[place]);
  return true;
}

/** Where an item is found. */
export function addressAt(shelf: Shelf, place: number): ItemAddress {
  const [de, en, ...pictures] = bytesOf(shelf, place).toString().split(BETWEEN);
  const urlPaths: ItemAddress['urlPaths'] = {};
  if (de) urlPaths.de = de;
  if (en) urlPaths.en = en;
  return { urlPaths, pictures };
}

function textOf({ urlPaths, pictures }: ItemAddress): string {
  return [urlPaths.de ?? '', urlPaths.en ?? '', ...pictures].join(BETWEEN);
}

function bytesOf({ addresses }: Shelf, place: number): Buffer {
  const { starts, columns } = addresses;
  const from = starts[place]!;
  const { buffer, byteOffset } = columns.byte;
  return Buffer.from(buffer, byteOffset + from, starts[place + 1]! - from);
}
