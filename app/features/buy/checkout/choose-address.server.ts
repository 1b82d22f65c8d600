import { data } from '@remix-run/node';
import { requireCustomer } from '~/features/page/auth-guard.server';
import { leftNotices } from '~/features/buy/cart/cart-intents.server';
import { flashCookie } from '~/features/page/notices/notice-cookie.server';
import { localePath } from '~/i18n/locales';
import { seeOther } from '~/lib/reply-to-form.server';
import type { RequestContext } from '~/services/context.server';
import { isShopError, LARGEST_ID, type Country } from '~/services/shop-api';
import { ADDRESS_TYPE_OF, addressOf } from './address-of.server';
import type { ChooseAddressView } from './choose-address-page';
import { emptyCart } from './reject-empty-checkout.server';
import type { AddressKind } from './checkout-view';

function kindOf(value: unknown): AddressKind {
  if (value === 'shipping-address' || value === 'billing-address') return value;
  throw data(null, 404);
}

/** A customer's addresses of a kind, and the one this order uses. */
export async function loadChoice(
  request: Request,
  context: RequestContext,
): Promise<ChooseAddressView> {
  requireCustomer(context, request.url);
  const kind = kindOf(new URL(request.url).searchParams.get('kind'));
  const checkout = await context.shop.getCheckout();
  if (checkout.cart.items.length === 0) throw emptyCart(context, request);
  const countries =
    kind === 'shipping-address' ? checkout.shippingCountries : checkout.billingCountries;
  return {
    kind,
    chosenId: addressOf(checkout, kind).address?.id ?? null,
    addresses: checkout.addresses
      .filter(({ typeId }) => typeId === ADDRESS_TYPE_OF[kind])
      .map((address) => ({ address, ...placeOf(countries, address) })),
  };
}

function placeOf(countries: readonly Country[], of: { country: number; state: number | null }) {
  const country = countries.find(({ id }) => id === of.country);
  const state = country?.states.find(({ id }) => id === of.state)?.name;
  return { country: country?.name ?? '', ...(state !== undefined && { state }) };
}

/** Fields: kind, addressId. 303 to the checkout; 404 for an address that is not the customer's. */
export async function chooseAddressAction(request: Request, context: RequestContext) {
  requireCustomer(context, request.url);
  const form = await request.formData();
  const kind = kindOf(form.get('kind'));
  const addressId = Number(form.get('addressId'));
  if (!Number.isInteger(addressId) || addressId < 1 || addressId > LARGEST_ID) {
    throw data(null, 404);
  }
  try {
    await context.shop.setCheckoutAddress({ typeId: ADDRESS_TYPE_OF[kind], addressId });
  } catch (error) {
    if (isShopError(error, 'address.notFound')) throw data(null, 404);
    throw error;
  }
  const left = leftNotices(context);
  const cookies = left.length > 0 ? [flashCookie(left)] : [];
  return seeOther(localePath(context.prefix, `/checkout#${kind}`), cookies);
}
