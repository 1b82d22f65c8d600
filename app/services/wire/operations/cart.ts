import * as z from 'zod';
import type { AddCartItemInput, Cart } from '~/services/shop-api';
import { operation, type WireCall, type WireTable } from '../frame/operation';
import {
  giftCardOf,
  toWireBasket,
  toWireCart,
  wireBasketSchema,
  wireCartSchema,
} from '../shapes/cart';
import { shownCart } from '../shapes/shown-cart';
import { basketChanged, checkoutChanged, itemsTouched } from '../shapes/answer-events';
import { wireIdSchema, wireQuantitySchema } from '../shapes/primitives';

const orderParamSchema = z.strictObject({
  property: z.strictObject({
    id: wireIdSchema,
    valueType: z.string().max(20),
    /** Null and empty: no value. The id of an option, a text, the name of a file. */
    value: z.union([z.string().max(500), z.number(), z.boolean()]).nullable(),
    names: z.strictObject({ name: z.string().max(200) }).optional(),
    surcharge: z.number().optional(),
  }),
});

const addItemSchema = z.strictObject({
  productId: wireIdSchema,
  quantity: wireQuantitySchema.optional(),
  basketItemOrderParams: z.array(orderParamSchema).optional(),
});

/** A variation is called product here; only the stated order properties are passed on. */
function toLine({
  productId,
  quantity = 1,
  basketItemOrderParams = [],
}: z.output<typeof addItemSchema>): AddCartItemInput {
  return {
    variationId: productId,
    quantity,
    basketItemOrderParams: basketItemOrderParams.flatMap(({ property }) =>
      property.value === null || property.value === ''
        ? []
        : [{ propertyId: property.id, value: String(property.value) }],
    ),
  };
}

/** A changed cart, with the events for clients. */
async function changed(bare: Cart, call: WireCall) {
  const cart = await shownCart(bare, call);
  const shown = await toWireCart(cart, call);
  Object.assign(call.events, basketChanged(shown), await checkoutChanged(call, cart));
  return shown;
}

async function added(cart: Cart, lines: readonly AddCartItemInput[], call: WireCall) {
  const ids = new Set(lines.map((line) => line.variationId));
  const shown = await changed(cart, call);
  const touched = shown.items.filter((item) => ids.has(item.variationId));
  Object.assign(call.events, itemsTouched('AfterBasketItemAdd', touched));
  return shown;
}

export const cartOperations: WireTable = {
  getCart: operation({
    about: 'The cart, priced now; whoever has none has an empty one.',
    input: null,
    output: wireCartSchema,
    example: null,
    run: async (_, call) => toWireCart(await shownCart(await call.shop.getCart(), call), call),
  }),

  doAddCartItem: operation({
    about: 'Puts pieces of a variation into the cart.',
    failed: 'cart.addToBasket.unknownError',
    input: addItemSchema,
    output: wireCartSchema,
    example: { productId: 1001, quantity: 2 },
    async run(input, call) {
      const line = toLine(input);
      return added(await call.shop.doAddCartItem(line), [line], call);
    },
  }),

  doAddCartItems: operation({
    about: 'The same for several lines: all of them or none.',
    failed: 'cart.addToBasket.unknownError',
    input: z.array(addItemSchema).min(1).max(100),
    output: wireCartSchema,
    example: [{ productId: 1001, quantity: 1 }],
    async run(input, call) {
      const lines = input.map(toLine);
      return added(await call.shop.doAddCartItems(lines), lines, call);
    },
  }),

  setCartItemQuantity: operation({
    about: 'Sets how many of a line; capped at the stock, which is told then.',
    input: z.strictObject({
      cartItemId: wireIdSchema,
      productId: wireIdSchema,
      quantity: wireQuantitySchema.optional(),
    }),
    output: z.union([wireCartSchema, z.strictObject({ availableStock: z.int() })]),
    example: { cartItemId: 1, productId: 1001, quantity: 3 },
    needs: ['cart'],
    async run({ cartItemId, productId, quantity = 1 }, call) {
      const asked = { cartItemId, variationId: productId, quantity };
      const { cart, availableStock } = await call.shop.setCartItemQuantity(asked);
      if (availableStock !== null) return { availableStock };
      const shown = await changed(cart, call);
      const touched = shown.items.filter(({ id }) => id === cartItemId);
      Object.assign(call.events, itemsTouched('AfterBasketItemUpdate', touched));
      return shown;
    },
  }),

  deleteCartItem: operation({
    about: 'Takes a line out.',
    failed: 'cart.failedToRemoveItem',
    input: z.strictObject({ cartItemId: wireIdSchema }),
    output: wireCartSchema,
    example: { cartItemId: 1 },
    needs: ['cart'],
    run: async (input, call) => changed(await call.shop.deleteCartItem(input), call),
  }),

  deleteAllCartItems: operation({
    about: 'Takes all lines out.',
    input: null,
    output: wireCartSchema,
    example: null,
    needs: ['cart'],
    run: async (_, call) => changed(await call.shop.deleteAllCartItems(), call),
  }),

  deleteCart: operation({
    about: 'Empties the cart and tells it without its lines.',
    input: null,
    output: wireBasketSchema,
    example: null,
    needs: ['cart'],
    run: async (_, call) => toWireBasket(await call.shop.deleteAllCartItems(), call),
  }),

  doAddCoupon: operation({
    about: 'Redeems a coupon, or pays with a gift card as well.',
    failed: 'coupon.applyFailed',
    input: z.strictObject({ couponCode: z.string().max(200) }),
    output: z.strictObject({ events: z.record(z.string(), z.unknown()), data: wireCartSchema }),
    example: { couponCode: 'ZEHN' },
    needs: ['cart'],
    run: async (input, call) => couponAnswer(await call.shop.doAddCoupon(input), call),
  }),

  deleteCoupon: operation({
    about: 'Takes a coupon out; what is not in the cart changes nothing.',
    failed: 'coupon.removeFailed',
    input: z.strictObject({ couponCode: z.string().max(200) }),
    output: z.strictObject({ events: z.record(z.string(), z.unknown()), data: wireCartSchema }),
    example: { couponCode: 'ZEHN' },
    needs: ['cart'],
    async run(input, call) {
      const giftCardId = input.couponCode.startsWith('…')
        ? giftCardOf(await call.shop.getCart(), input.couponCode)
        : null;
      const which = giftCardId === null ? input : { giftCardId };
      return couponAnswer(await call.shop.deleteCoupon(which), call);
    },
  }),

  deleteBasketReservations: operation({
    about: 'Gives back what doPreparePayment holds: nothing, stock is held by the order alone.',
    input: null,
    output: z.null(),
    example: null,
    run: async () => null,
  }),
};

/** The response to coupons is nested one level deeper, with its events beside the cart. */
async function couponAnswer(cart: Cart, call: WireCall) {
  const data = await changed(cart, call);
  return { events: { ...call.events }, data };
}
