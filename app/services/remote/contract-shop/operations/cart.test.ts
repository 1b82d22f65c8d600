import { expect, test } from 'vitest';
import { isShopError, ReceivedError } from '~/services/shop-api';
import { toWireListProduct } from '~/services/wire/shapes/product/list-product';
import { contractAnswers } from '../../../../../tests/support/contract-answers';
import { listProduct } from '../../../../../tests/support/list-product';
import { cartOperations } from './cart';

const goods = toWireListProduct(listProduct(), {
  locale: 'de',
  priceGroup: 'gross',
  customerId: null,
  publicOrigin: 'https://farben.example',
  referrerId: 1,
});
const line = {
  id: 4,
  variationId: goods.variation.id,
  itemId: goods.item.id,
  quantity: 2,
  price: 39.9,
  variation: goods,
  basketItemOrderParams: [],
};
const basket = { id: 7, itemQuantity: 2, itemSum: 79.8, itemSumNet: 67.06, basketAmount: 79.8 };
const cart = { ...basket, items: [line] };
const { id: variationId } = goods.variation;

test('goods are added to the cart as a product of the contract', async () => {
  const call = contractAnswers({ doAddCartItem: cart, doAddCartItems: cart });
  const { doAddCartItem, doAddCartItems } = cartOperations(call);
  const added = await doAddCartItem({ variationId });
  expect(added.items).toMatchObject([{ id: 4, price: 3990, lineTotal: 7980 }]);
  await doAddCartItems([{ variationId, quantity: 3 }, { variationId: 35 }]);
  expect(call.asked).toEqual([
    ['doAddCartItem', { productId: variationId, quantity: 1 }],
    [
      'doAddCartItems',
      [
        { productId: variationId, quantity: 3 },
        { productId: 35, quantity: 1 },
      ],
    ],
  ]);
});

test('the value of an order property is sent with its type and its name', async () => {
  const property = { id: 3, valueType: 'selection', names: { name: 'Glanz' } };
  const call = contractAnswers({
    getProductsByIds: { products: [goods], total: 1 },
    getProduct: { properties: [{ propertyId: 3, property }] },
    doAddCartItem: cart,
  });
  const basketItemOrderParams = [{ propertyId: 3, value: '12' }];
  await cartOperations(call).doAddCartItem({ variationId, basketItemOrderParams });
  expect(call.asked.slice(1)).toEqual([
    ['getProduct', { id: goods.item.id, variationId }],
    [
      'doAddCartItem',
      {
        productId: variationId,
        quantity: 1,
        basketItemOrderParams: [{ property: { ...property, value: '12' } }],
      },
    ],
  ]);
});

test('a refused add has the present cart in its events', async () => {
  const events = { AfterBasketChanged: { basket, basketItems: [line] } };
  const key = 'cart.addToBasket.notEnoughStockForVariation';
  const refusal = new ReceivedError(key, 110, { cause: { available: 2 }, events });
  const { doAddCartItem } = cartOperations(contractAnswers({ doAddCartItem: refusal }));
  const error: unknown = await doAddCartItem({ variationId }).catch((error: unknown) => error);
  expect(isShopError(error, key)).toBe(true);
  expect(error).toMatchObject({
    code: 110,
    cause: { available: 2 },
    events: { AfterBasketChanged: { itemQuantity: 2, items: [{ id: 4, lineTotal: 7980 }] } },
  });
});

test('a refusal without a cart is unchanged', async () => {
  const refusal = new ReceivedError('coupon.applyFailed', 300);
  const { doAddCoupon } = cartOperations(contractAnswers({ doAddCoupon: refusal }));
  await expect(doAddCoupon({ couponCode: 'ZEHN' })).rejects.toMatchObject({
    key: 'coupon.applyFailed',
    code: 300,
  });
});

test('a quantity is capped at the stock, which the cart reports', async () => {
  const change = { cartItemId: 4, variationId, quantity: 9 };
  const capped = contractAnswers({ setCartItemQuantity: { availableStock: '2' }, getCart: cart });
  const result = await cartOperations(capped).setCartItemQuantity(change);
  expect(result).toMatchObject({ availableStock: 2, cart: { itemQuantity: 2 } });
  const done = contractAnswers({ setCartItemQuantity: { ...cart, availableStock: null } });
  expect((await cartOperations(done).setCartItemQuantity(change)).availableStock).toBeNull();
  expect(done.asked).toEqual([
    ['setCartItemQuantity', { cartItemId: 4, productId: variationId, quantity: 9 }],
  ]);
});

test('the goods of lines without them are requested', async () => {
  const bare = { ...line, variation: null };
  const call = contractAnswers({
    getCart: cart,
    deleteCartItem: { ...cart, items: [bare] },
    getProductsByIds: { products: [goods], total: 1 },
  });
  const read = await cartOperations(call).deleteCartItem({ cartItemId: 5 });
  expect(read.items[0]?.variation.texts.name1).toBe('Wandfarbe Salbei');
});

test('a line of unknown goods is left out, and the totals stay', async () => {
  const odd = { ...line, variation: { texts: 'none of the contract' } };
  const getProductsByIds = { products: [{ also: 'odd' }], total: 1 };
  const call = contractAnswers({ getCart: { ...cart, items: [odd] }, getProductsByIds });
  expect(await cartOperations(call).getCart()).toMatchObject({ items: [], basketAmount: 7980 });
});

test('the answer to a coupon is nested one level deeper', async () => {
  const coupon = { couponCode: 'ZEHN', couponDiscount: -7.98, couponCampaignType: 'promotion' };
  const answer = { events: {}, data: { ...cart, ...coupon } };
  const call = contractAnswers({ doAddCoupon: answer });
  const read = await cartOperations(call).doAddCoupon({ couponCode: 'ZEHN' });
  expect(read).toMatchObject({ couponCode: 'ZEHN', couponDiscount: 798 });
});

test('a gift card is removed by its code, if that is known', async () => {
  const withCard = { ...cart, couponCode: 'GUT-1234', couponCampaignType: 'sales' };
  const call = contractAnswers({ getCart: withCard, deleteCoupon: { events: {}, data: cart } });
  await cartOperations(call).deleteCoupon({ giftCardId: 1 });
  expect(call.asked.at(-1)).toEqual(['deleteCoupon', { couponCode: 'GUT-1234' }]);
  const kept = contractAnswers({ getCart: { ...withCard, couponCode: '' } });
  await expect(cartOperations(kept).deleteCoupon({ giftCardId: 1 })).rejects.toMatchObject({
    key: 'shop.notOffered',
  });
});

test('pieces are counted from the session, which a page reads anyway', async () => {
  const call = contractAnswers({ getSession: { user: null, basket: cart } });
  expect(await cartOperations(call).getCartCount()).toBe(2);
  expect(call.asked).toEqual([['getSession']]);
});
