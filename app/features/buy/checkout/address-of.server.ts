import { chosenAddressId, shownAddress } from '~/services/shop-api/shown-address';
import { ADDRESS_TYPE, type Address, type Cart, type Checkout } from '~/services/shop-api';
import type { CheckoutPost } from './checkout-post.server';
import type { AddressKind } from './checkout-view';

/** The contract's types of the two. */
export const ADDRESS_TYPE_OF = {
  'shipping-address': ADDRESS_TYPE.shipping,
  'billing-address': ADDRESS_TYPE.billing,
} as const;

/** The address of a kind that this order uses, and whether it was chosen. */
export function addressOf(
  checkout: Pick<Checkout, 'addresses'> & { cart: ChosenAddresses },
  kind: AddressKind,
): { address: Address | null; isChosen: boolean } {
  const typeId = ADDRESS_TYPE_OF[kind];
  const isChosen = chosenAddressId(checkout.cart, typeId) !== null;
  return { address: shownAddress(checkout, typeId), isChosen };
}

/** The address of a posted form; null for a new one. */
export async function editedAddress(
  { context, form }: Pick<CheckoutPost, 'context' | 'form'>,
  kind: AddressKind,
): Promise<Address | null> {
  if (form.get('edit') === `new-${kind}`) return null;
  return addressOf(await context.shop.getCheckout(), kind).address;
}

type ChosenAddresses = Pick<Cart, 'customerShippingAddressId' | 'customerInvoiceAddressId'>;
