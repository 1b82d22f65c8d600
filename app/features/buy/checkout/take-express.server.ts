import { leftNotices } from '~/features/buy/cart/cart-intents.server';
import { done } from '~/features/page/form-action.server';
import { flashCookie, type FlashNotice } from '~/features/page/notices/notice-cookie.server';
import { localePath } from '~/i18n/locales';
import { seeOtherDocument } from '~/lib/reply-to-form.server';
import type { RequestContext } from '~/services/context.server';
import {
  ADDRESS_TYPE,
  type Checkout,
  type CheckoutChanges,
  type ExpressPayer,
} from '~/services/shop-api';
import { emptyCart, unlessEmpty } from './reject-empty-checkout.server';

const NOT_PAID: FlashNotice = { type: 'warning', key: 'orderPayment.express.notPaid' };
const WAITING: FlashNotice = { type: 'neutral', key: 'orderPayment.express.waiting' };
const INCOMPLETE: FlashNotice = { type: 'warning', key: 'orderPayment.express.incomplete' };

/**
 * The return from an express payment: saves the provider's address data in the checkout, and
 * redirects to the order review, or to the checkout if something is missing. Without a payment it
 * redirects to the cart.
 */
export async function takeExpress(context: RequestContext): Promise<Response> {
  const { shop, prefix } = context;
  const express = await shop.getExpressPayment({ isAsking: true });
  if (express?.state === 'open') return done(context, '/cart', WAITING);
  if (express?.state !== 'paid') return done(context, '/cart', NOT_PAID);
  const changes = changesFor(context, await shop.getCheckout(), express.payer);
  const saved = await unlessEmpty(shop.doSaveCheckout(changes));
  if (!saved) return emptyCart(context);
  const isComplete = Object.keys(saved.refused).length === 0 && saved.missing.length === 0;
  const notices = [...(isComplete ? [] : [INCOMPLETE]), ...leftNotices(context)];
  const next = isComplete ? '/readonly-checkout' : '/checkout';
  const cookies = notices.length > 0 ? [flashCookie(notices)] : [];
  return seeOtherDocument(localePath(prefix, next), cookies);
}

/** A customer with an account retains the chosen address. */
function changesFor(
  { visitor: { principal } }: RequestContext,
  { cart, addresses, payment }: Checkout,
  payer: ExpressPayer | null,
): CheckoutChanges {
  const way = payment.list.find(({ paymentKey }) => paymentKey.toUpperCase() === 'MOLLIE_PAYPAL');
  const isCustomer = principal.kind === 'customer';
  const isKept = isCustomer && addresses.length > 0;
  const { email = '', country = null, ...fields } = payer ?? {};
  const address = {
    typeId: cart.needsDeliveryAddress ? ADDRESS_TYPE.shipping : ADDRESS_TYPE.billing,
    // Otherwise it is the billing address.
    useAsBilling: cart.needsDeliveryAddress,
  };
  return {
    asShown: true,
    ...(way && { paymentId: way.id }),
    ...(principal.mail === null && email !== '' && { email }),
    ...(payer &&
      country !== null &&
      !isKept && {
        address: { ...address, addressData: { ...EMPTY, ...fields, country } },
      }),
  };
}

const EMPTY = { firstName: '', lastName: '', streetName: '', apartment: '', zipCode: '', city: '' };
