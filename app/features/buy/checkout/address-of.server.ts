import { ADDRESS_TYPE, type Address, type Cart, type Checkout } from '~/services/shop-api';
import type { CheckoutPost } from './checkout-post.server';
import type { AddressKind } from './checkout-view';

/** What the contract calls the two. */
export const ADDRESS_TYPE_OF = {
  'shipping-address': ADDRESS_TYPE.shipping,
  'billing-address': ADDRESS_TYPE.billing,
} as const;

/** The address of a kind this order uses: the chosen one, else the first of its kind. */
export function addressOf(
  { cart, addresses }: Pick<Checkout, 'addresses'> & { cart: ChosenAddresses },
  kind: AddressKind,
): { address: Address | null; isChosen: boolean } {
  const isShipping = kind === 'shipping-address';
  const chosenId = isShipping ? cart.customerShippingAddressId : cart.customerInvoiceAddressId;
  const own = addresses.filter(({ typeId }) => typeId === ADDRESS_TYPE_OF[kind]);
  const chosen = own.find(({ id }) => id === chosenId);
  return { address: chosen ?? own[0] ?? null, isChosen: chosenId !== null };
}

/** The address that a posted form is about; null for a new one. */
export async function editedAddress(
  { context, form }: Pick<CheckoutPost, 'context' | 'form'>,
  kind: AddressKind,
): Promise<Address | null> {
  if (form.get('edit') === `new-${kind}`) return null;
  return addressOf(await context.shop.getCheckout(), kind).address;
}

type ChosenAddresses = Pick<Cart, 'customerShippingAddressId' | 'customerInvoiceAddressId'>;
