import * as z from 'zod';
import { ShopError } from '~/services/shop-api';
import type { AddCartItemInput, CartOperations } from '~/services/shop-api/operations/cart';
import type { ContractCall } from '../contract-call';
import { wireCartSchema } from '../entities/cart';
import * as lenient from '../entities/lenient';
import { notOffered } from '../not-offered';
import { readAnswer } from '../read-answer';
import { takesOut, withoutCouponNews } from './left-by-itself';
import { askForCart, changeCart, readCart, readChanged } from './read-cart';

const COUNT = z.object({ basket: wireCartSchema.pick({ itemQuantity: true }) });
const CODE = wireCartSchema.pick({ couponCode: true, couponCampaignType: true });
const CAPPED = z.object({ availableStock: lenient.number.pipe(z.int().nonnegative()) });

export function cartOperations(call: ContractCall): CartOperations {
  const change = (operation: string, argument?: unknown) => changeCart(operation, argument, call);
  const getCart = async () => readCart('getCart', await call.ask('getCart'), call);
  return {
    getCart,

    async getCartCount() {
      const answer = await call.ask('getSession');
      return readAnswer('getSession', COUNT, answer).basket.itemQuantity;
    },

    async doAddCartItem(input) {
      return change('doAddCartItem', await toLine(input, call));
    },

    async doAddCartItems(inputs) {
      const lines = [];
      for (const input of inputs) lines.push(await toLine(input, call));
      return change('doAddCartItems', lines);
    },

    async setCartItemQuantity({ cartItemId, variationId, quantity }) {
      const asked = { cartItemId, productId: variationId, quantity };
      const answer = await askForCart('setCartItemQuantity', asked, call);
      const capped = CAPPED.safeParse(answer);
      return capped.success
        ? { cart: await readChanged('getCart', await call.ask('getCart'), call), ...capped.data }
        : { cart: await readChanged('setCartItemQuantity', answer, call), availableStock: null };
    },

    async deleteCartItem({ cartItemId }) {
      const cart = await getCart();
      const line = cart.items.find(({ id }) => id === cartItemId);
      if (line) takesOut(cart, line.variationId);
      return change('deleteCartItem', { cartItemId });
    },
    deleteAllCartItems: async () => ({ ...(await change('deleteAllCartItems')), notices: [] }),

    async doAddCoupon({ couponCode }) {
      return withoutCouponNews(await change('doAddCoupon', { couponCode }));
    },

    async deleteCoupon(which) {
      const couponCode = 'couponCode' in which ? which.couponCode : await giftCardCode(call);
      if (couponCode === null) return notOffered();
      return withoutCouponNews(await change('deleteCoupon', { couponCode }));
    },
  };
}

/**
 * The contract removes gift cards by their codes; null if the upstream shop does not return them.
 */
async function giftCardCode(call: ContractCall): Promise<string | null> {
  const cart = readAnswer('getCart', CODE, await call.ask('getCart'));
  return cart.couponCampaignType === 'sales' ? cart.couponCode || null : null;
}

const GOODS = z.object({
  item: z.object({ id: lenient.id }),
  variation: z.object({ id: lenient.id }),
});
const FOUND = z.object({ products: lenient.list(GOODS) });
const QUESTIONS = z.object({
  properties: lenient.list(
    z.object({
      property: z.object({
        id: lenient.id,
        valueType: lenient.text,
        names: z.object({ name: lenient.text }).nullish(),
      }),
    }),
  ),
});

/** A line as it is sent: a value of an order property is sent with the property's data. */
async function toLine(input: AddCartItemInput, call: ContractCall) {
  const { variationId, quantity = 1, basketItemOrderParams = [] } = input;
  const line = { productId: variationId, quantity };
  if (basketItemOrderParams.length === 0) return line;
  const asked = await questionsOf(variationId, call);
  const answers = basketItemOrderParams.map(({ propertyId: id, value }) => {
    const { valueType = '', names } = asked.get(id) ?? {};
    return { property: { id, valueType, value, names: { name: names?.name ?? '' } } };
  });
  return { ...line, basketItemOrderParams: answers };
}

async function questionsOf(variationId: number, call: ContractCall) {
  const wanted = { variationIds: [variationId] };
  const found = readAnswer('getProductsByIds', FOUND, await call.ask('getProductsByIds', wanted));
  const goods = found.products.find(({ variation }) => variation.id === variationId);
  if (!goods) throw new ShopError('cart.addToBasket.variationNotFound');
  const answer = await call.ask('getProduct', { id: goods.item.id, variationId });
  const { properties } = readAnswer('getProduct', QUESTIONS, answer);
  return new Map(properties.map(({ property }) => [property.id, property]));
}
