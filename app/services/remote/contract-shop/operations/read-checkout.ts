import { shownAddress } from '~/services/shop-api/shown-address';
import {
  ADDRESS_TYPE,
  additionalInformationSchema,
  type AdditionalInformation,
  type AddressTypeId,
  type Checkout,
  type ShopApi,
} from '~/services/shop-api';
import type { ContractCall } from '../contract-call';
import { paymentListSchema, toPaymentList } from '../entities/payment';
import { quoteOf, type QuoteParts } from '../entities/quote';
import { shippingListSchema, toShippingList } from '../entities/shipping';
import { memory } from '../memory';
import { fallbackIfNotOffered } from '../null-if-not-found';
import { readAnswer } from '../read-answer';
import { preferredDeliveryOf } from './preferred-delivery';

/** Operations outside of the checkout that it uses. */
export type Neighbours = Pick<
  ShopApi,
  | 'getCart'
  | 'getAddresses'
  | 'getActiveShippingCountries'
  | 'getAggregatedCountries'
  | 'doLoginAsGuest'
  | 'doSaveAddress'
  | 'setCheckoutAddress'
  | 'doAddCoupon'
  | 'deleteCoupon'
>;

/**
 * Additional information of a cart, by its number: the contract accepts it and does not return it.
 */
const SAID = memory<number, AdditionalInformation>();
const NOTHING_SAID = additionalInformationSchema.parse({});

export function informationOf({ id }: Checkout['cart']): AdditionalInformation {
  return SAID.get(id ?? 0) ?? NOTHING_SAID;
}

/**
 * Sends the additional information of the order, unless it is known to be sent already, and
 * remembers it.
 */
export async function sayWith(
  call: ContractCall,
  { id }: { id: number | null },
  information: AdditionalInformation,
): Promise<void> {
  const known = SAID.get(id ?? 0);
  if (known && JSON.stringify(known) === JSON.stringify(information)) return;
  const { reviewMail: _, ...fields } = information;
  await call.ask('doAdditionalInformation', fields);
  if (id !== null) SAID.set(id, information);
}

/** The cart, with its shipping and payment methods. */
export async function readMethods(
  call: ContractCall,
  shop: Pick<Neighbours, 'getCart'>,
): Promise<Pick<QuoteParts, 'cart' | 'shipping' | 'payment'>> {
  const [cart, ways, methods] = await Promise.all([
    shop.getCart(),
    call.ask('getShippingProvider'),
    call.ask('getPaymentProviders'),
  ]);
  const shipping = toShippingList(
    readAnswer('getShippingProvider', shippingListSchema, ways),
    cart,
  );
  const way = shipping.list.find(
    ({ shippingProfileId }) => shippingProfileId === shipping.selected,
  );
  const payment = toPaymentList(readAnswer('getPaymentProviders', paymentListSchema, methods), {
    chosenId: cart.methodOfPaymentId,
    excluded: way?.excludedPaymentMethodIds ?? [],
  });
  // A server of the contract does not return the reason.
  const isNone = cart.needsDelivery && cart.items.length > 0 && shipping.list.length === 0;
  const needsDeliveryAddress = cart.needsDelivery && !way?.pickup;
  const noDelivery = isNone ? 'place' : null;
  return { cart: { ...cart, noDelivery, needsDeliveryAddress }, shipping, payment };
}

/** The parts of the quote, requested concurrently. */
export async function readShown(call: ContractCall, shop: Neighbours): Promise<QuoteParts> {
  const ofType = (typeId: AddressTypeId) => fallbackIfNotOffered(shop.getAddresses({ typeId }), []);
  const [methods, { user }, billing, shipping] = await Promise.all([
    readMethods(call, shop),
    call.session(),
    ofType(ADDRESS_TYPE.billing),
    ofType(ADDRESS_TYPE.shipping),
  ]);
  return {
    ...methods,
    addresses: [...billing, ...shipping],
    mail: user === null ? null : 'guestMail' in user ? user.guestMail : user.email,
  };
}

/** The present checkout of the cart. */
export async function readCheckout(call: ContractCall, shop: Neighbours): Promise<Checkout> {
  const [{ mail, ...shown }, shippingCountries, billingCountries] = await Promise.all([
    readShown(call, shop),
    shop.getActiveShippingCountries(),
    shop.getAggregatedCountries(),
  ]);
  const all = { ...shown, mail };
  const address = shownAddress(all, ADDRESS_TYPE.shipping);
  return {
    ...shown,
    shippingCountries,
    billingCountries,
    additionalInformation: informationOf(shown.cart),
    preferredDelivery: await preferredDeliveryOf(call, shown.cart, address),
    reviewMailDays: null,
    quote: quoteOf(all),
  };
}
