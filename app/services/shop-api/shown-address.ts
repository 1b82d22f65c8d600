import { ADDRESS_TYPE, type Address, type AddressTypeId } from './entities/address';
import type { Cart } from './entities/cart';

type AddressChoice = Pick<Cart, 'customerShippingAddressId' | 'customerInvoiceAddressId'>;

/** Returns the chosen address of a type for the order of a cart; null: none yet. */
export function chosenAddressId(cart: AddressChoice, typeId: AddressTypeId): number | null {
  return typeId === ADDRESS_TYPE.billing
    ? cart.customerInvoiceAddressId
    : cart.customerShippingAddressId;
}

/** Returns the chosen address of a type, or the first one: the page shows what will be ordered. */
export function shownAddress(
  { cart, addresses }: { cart: AddressChoice; addresses: readonly Address[] },
  typeId: AddressTypeId,
): Address | null {
  const own = addresses.filter((address) => address.typeId === typeId);
  return own.find(({ id }) => id === chosenAddressId(cart, typeId)) ?? own[0] ?? null;
}
