import type { Cart, ShopApi, ShopError } from '~/services/shop-api';
import { namesAmounts } from '~/services/shop-api/order-refusals';
import { toWireCart, type WireCart } from './cart';
import { toWirePaymentMethod, toWireShippingMethod } from './checkout';
import { euros } from './money';
import type { DetailContext } from './product/detailed-product';
import type { Shaper } from './shaper';

/** The events of a call beside its response, by name. */
export type Events = Record<string, unknown>;

/** The replacement for a client's cart. */
export function basketChanged({ items: basketItems, ...basket }: WireCart): Events {
  const { showNetPrices } = basket;
  return { AfterBasketChanged: { basket, basketItems, showNetPrices } };
}

/** The lines that one call added or changed, with their goods. */
export function itemsTouched(
  name: 'AfterBasketItemAdd' | 'AfterBasketItemUpdate',
  lines: WireCart['items'],
): Events {
  return {
    [name]: {
      basketItems: lines.map((line) => ({ ...line, variation: { data: line.variation } })),
    },
  };
}

type Checking = Shaper & { shop: Pick<ShopApi, 'getCheckout'> };

/** The methods and selections of the checkout after a change. */
export async function checkoutChanged(call: Checking, cart?: Cart): Promise<Events> {
  const { shop } = call;
  const { additionalInformation, payment, shipping, cart: own } = await shop.getCheckout();
  const basket = cart ?? own;
  return {
    CheckoutChanged: {
      checkout: {
        billingAddressId: basket.customerInvoiceAddressId,
        deliveryAddressId: basket.customerShippingAddressId,
        contactWish: additionalInformation.orderContactWish || null,
        currency: basket.currency,
        currencyList: [{ name: basket.currency, symbol: basket.currency }],
        maxDeliveryDays: [],
        methodOfPaymentId: basket.methodOfPaymentId,
        methodOfPaymentList: [],
        paymentDataList: payment.list.map((method) => toWirePaymentMethod(method, call)),
        readOnly: false,
        shippingCountryId: basket.shippingCountryId,
        shippingProfileId: basket.shippingProfileId,
        shippingProfileList: shipping.list.map(toWireShippingMethod),
      },
    },
  };
}

/** Changes made in spite of a failed operation, in the form of the wire. */
export async function eventsOf({ events = {} }: ShopError, call: DetailContext): Promise<Events> {
  const cart = events.AfterBasketChanged as Cart | undefined;
  return cart ? basketChanged(await toWireCart(cart, call)) : {};
}

/** The names of the order's amounts in refusals. */
const AMOUNTS = new Set(['before', 'after', 'price', 'total']);

/**
 * The cause of a failure with its amounts in euros; all other values of causes are texts, ids and
 * codes.
 */
export function causeOf({ key, cause }: ShopError): Record<string, unknown> | undefined {
  return cause && namesAmounts(key) ? (inEuros(cause) as Record<string, unknown>) : cause;
}

function inEuros(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inEuros);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]: [string, unknown]) => [
      name,
      AMOUNTS.has(name) && typeof each === 'number' ? euros(each) : inEuros(each),
    ]),
  );
}
