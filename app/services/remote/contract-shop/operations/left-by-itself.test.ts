import { expect, test } from 'vitest';
import { ReceivedError } from '~/services/shop-api';
import { toWireListProduct } from '~/services/wire/shapes/product/list-product';
import { contractAnswers } from '../../../../../tests/support/contract-answers';
import { listProduct } from '../../../../../tests/support/list-product';
import { cartOperations } from './cart';
import { customerOperations } from './customer';
import { setOrdered } from './left-by-itself';
import { sessionOperations } from './session';

const site = {
  priceGroup: 'gross',
  customerId: null,
  publicOrigin: 'https://farben.example',
  referrerId: 1,
} as const;
const lineOf = (id: number, name1: string) => {
  const goods = listProduct();
  const named = { ...goods, texts: { ...goods.texts, name1 } };
  const product = { ...named, variation: { ...goods.variation, id } };
  const variation = toWireListProduct(product, { locale: 'de', ...site });
  return { id: id + 100, variationId: id, quantity: 1, price: 39.9, variation };
};
const [BLUE, RED] = [lineOf(34, 'Blau'), lineOf(35, 'Rot')];
const NO_BLUE = { key: 'cartLinesLeft.byItself', type: 'warning', values: { names: 'Blau' } };
const NO_COUPON = { key: 'couponLeft.byItself', type: 'warning', values: { code: 'ZEHN' } };

let carts = 500;

/** A server whose cart has two lines and a coupon, which its visitor has seen. */
async function visited() {
  carts += 1;
  const basket = { id: carts as number | null, items: [BLUE, RED], couponCode: 'ZEHN' };
  const take = (id: number) => {
    basket.items = basket.items.filter((line) => line.id !== id);
    return basket;
  };
  const call = contractAnswers({
    getCart: () => basket,
    getSession: () => ({ user: null, basket }),
    getProductsByIds: () => ({ products: [] }),
    doAddCartItem: () => basket,
    setCartItemQuantity: () => ({ availableStock: 3 }),
    deleteCartItem: ({ cartItemId }: { cartItemId: number }) => take(cartItemId),
    deleteAllCartItems: () => Object.assign(basket, { items: [] }),
    doAddCoupon: ({ couponCode }: { couponCode: string }) => Object.assign(basket, { couponCode }),
    deleteCoupon: () => Object.assign(basket, { couponCode: '' }),
    doLogin: {},
    doLogoutUser: null,
  });
  const cart = cartOperations(call);
  await cart.getCart();
  return { call, cart, basket, take, notices: async () => (await cart.getCart()).notices };
}

test('goods and a coupon that are gone are reported until a change', async () => {
  const { cart, take, basket, notices } = await visited();
  expect(await notices()).toEqual([]);
  take(BLUE.id);
  basket.couponCode = '';
  expect(await notices()).toEqual([NO_BLUE, NO_COUPON]);
  expect(await notices()).toEqual([NO_BLUE, NO_COUPON]);
  const change = { cartItemId: RED.id, variationId: 35, quantity: 9 };
  const changed = await cart.setCartItemQuantity(change);
  expect(changed.cart.notices).toEqual([NO_BLUE, NO_COUPON]);
  expect(await notices()).toEqual([]);
});

test('a loss during a change is reported with it', async () => {
  const { cart, take, notices } = await visited();
  take(BLUE.id);
  expect((await cart.doAddCartItem({ variationId: 35 })).notices).toEqual([NO_BLUE]);
  expect(await notices()).toEqual([]);
});

test('goods removed by the visitor are not reported', async () => {
  const { cart, basket, notices } = await visited();
  expect((await cart.deleteCartItem({ cartItemId: BLUE.id })).notices).toEqual([]);
  expect((await cart.deleteCoupon({ couponCode: 'ZEHN' })).notices).toEqual([]);
  expect(await notices()).toEqual([]);
  expect((await cart.doAddCoupon({ couponCode: 'FÜNF' })).notices).toEqual([]);
  await cart.doAddCartItem({ variationId: 34 });
  basket.items = [RED];
  expect((await cart.deleteAllCartItems()).notices).toEqual([]);
  expect(await notices()).toEqual([]);
});

test('goods removed with a lost answer are not reported either', async () => {
  const { call, cart, take, notices } = await visited();
  const ask = call.ask;
  call.ask = async (operation, argument) => {
    if (operation !== 'deleteCartItem') return ask(operation, argument);
    take(BLUE.id);
    throw new Error('lost');
  };
  await expect(cart.deleteCartItem({ cartItemId: BLUE.id })).rejects.toThrow('lost');
  expect(await notices()).toEqual([]);
});

test('one of two lines of the same goods is not missed', async () => {
  const { basket, notices } = await visited();
  basket.items = [{ ...BLUE, id: 9 }, RED];
  expect(await notices()).toEqual([]);
});

test('goods that are unknown at the moment are still there', async () => {
  const { basket, notices } = await visited();
  basket.items = [{ ...BLUE, variation: null as never }, RED];
  expect(await notices()).toEqual([]);
});

test('an order takes everything with it, a refused one nothing', async () => {
  const { cart, basket, take, notices } = await visited();
  setOrdered(basket, true);
  // Another window of the same visitor.
  await cart.doAddCartItem({ variationId: 34 });
  take(BLUE.id);
  expect(await notices()).toEqual([]);
  setOrdered(basket, false);
  expect(await notices()).toEqual([NO_BLUE]);
});

test('the cart of another visitor is compared from the start', async () => {
  const login = { email: 'anna@example.de', password: 'Farbe2026!' };
  const guest = await visited();
  guest.take(BLUE.id);
  await customerOperations(guest.call).doLogin(login);
  expect(await guest.notices()).toEqual([]);
  const customer = await visited();
  customer.take(BLUE.id);
  await sessionOperations(customer.call).doLogoutUser();
  expect(await customer.notices()).toEqual([]);
});

test('reads in two languages are not compared', async () => {
  const { call, take, notices } = await visited();
  take(BLUE.id);
  call.locale = 'en';
  expect(await notices()).toEqual([]);
  call.locale = 'de';
  expect(await notices()).toEqual([]);
});

test('a cart without a number is not recognised', async () => {
  const { basket, take, notices } = await visited();
  basket.id = null;
  await notices();
  take(BLUE.id);
  expect(await notices()).toEqual([]);
});

test('after a refusal it is still reported', async () => {
  const { call, cart, take, notices } = await visited();
  const ask = call.ask;
  call.ask = async (operation, argument) => {
    if (operation === 'doAddCoupon') throw new ReceivedError('coupon.applyFailed', 400);
    return ask(operation, argument);
  };
  take(BLUE.id);
  await expect(cart.doAddCoupon({ couponCode: 'X' })).rejects.toThrow('coupon.applyFailed');
  expect(await notices()).toEqual([NO_BLUE]);
});
