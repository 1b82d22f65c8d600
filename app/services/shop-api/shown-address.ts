import { ADDRESS_TYPE, type Address, type AddressTypeId } from './entities/address';
import type { Cart } from './entities/cart';

type AddressChoice = Pick<Cart, 'customerShippingAddressId' | 'customerInvoiceAddressId'>;

/** The address of a type that was chosen for the order of a cart; null: none was yet. */
export function chosenAddressId(cart: AddressChoice, typeId: AddressTypeId): number | null {
  return typeId === ADDRESS_TYPE.billing
    ? cart.customerInvoiceAddressId
    : cart.customerShippingAddressId;
}

/** The chosen address of a type, else the first of it: what a page shows is what is ordered. */
export function shownAddress(
  { cart, addresses }: { cart: AddressChoice; addresses: readonly Address[] },
  typeId: AddressTypeId,
): Address | null {
  const own = addresses.filter((address) => address.typeId === typeId);
  return own.find(({ id }) => id === chosenAddressId(cart, typeId)) ?? own[0] ?? null;
}
