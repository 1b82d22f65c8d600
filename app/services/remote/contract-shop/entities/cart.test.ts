import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Cart, CartItem } from '~/services/shop-api';
import { totalsOf, totalsWithFee } from '~/services/commerce/sale/cart/split-totals';
import { basketChanged } from '~/services/wire/shapes/answer-events';
import { toWireCart } from '~/services/wire/shapes/cart';
import { toWireSession } from '~/services/wire/shapes/session';
import { CONFIGURATION } from '../../../../../tests/support/document-facts';
import { amount, listProduct, prices } from '../../../../../tests/support/list-product';
import { ANOTHER, sent } from '../../../../../tests/support/answers-of-another-shop';
import { basketChangedSchema, toCart, wireCartSchema } from './cart';
import { toSession, wireSessionSchema } from './session';

const SITE = { configuration: CONFIGURATION, locale: 'de' } as const;

type Line = { price: number; quantity: number; vatRate: number };
type CartSetup = {
  lines: Line[];
  discount?: number;
  shipping?: number;
  fee?: number;
  more?: Partial<Cart>;
};

function lineOf({ price, quantity, vatRate }: Line, id: number): CartItem {
  const goods = listProduct({ prices: prices(price) });
  const variation = { ...goods.variation, id: 100 + id, vatRate };
  return {
    id,
    variationId: variation.id,
    itemId: goods.item.id,
    quantity,
    price,
    basePrice: amount(price).basePrice,
    lineTotal: price * quantity,
    lineTotalNet: 0,
    vatRate,
    variation: { ...goods, variation },
    availableStock: null,
    overselling: null,
    isMadeToOrder: false,
    isGiftCard: false,
    bundleComponents: [],
    basketItemOrderParams: [],
  };
}

/** A cart with the engine's prices. */
function cartOf({ lines, discount = 0, shipping = 0, fee = 0, more = {} }: CartSetup): Cart {
  const taxed = lines.map(({ price, quantity, vatRate }) => ({
    gross: price * quantity,
    vatRate,
    isGiftCard: false,
    isDiscounted: true,
  }));
  const totals = totalsWithFee(totalsOf(taxed, discount, shipping), taxed, fee);
  return {
    id: 7,
    version: 3,
    items: lines.map((line, i) => ({ ...lineOf(line, i + 1), lineTotalNet: totals.lineNets[i]! })),
    itemQuantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    itemSum: totals.itemSum,
    itemSumNet: totals.itemSumNet,
    shippingAmount: totals.shipping,
    shippingAmountNet: totals.shippingNet,
    paymentFee: totals.paymentFee,
    paymentFeeNet: totals.paymentFeeNet,
    noDelivery: null,
    missingToFreeShipping: null,
    couponDiscount: totals.discount,
    couponDiscountNet: totals.discountNet,
    couponCode: discount > 0 ? 'ZEHN' : '',
    couponName: '',
    couponCampaignType: discount > 0 ? 'promotion' : '',
    giftCards: [],
    openAmount: totals.total,
    basketRebate: 0,
    basketAmount: totals.total,
    basketAmountNet: totals.totalNet,
    totalVats: totals.vats.map(({ rate, vat, net }) => ({
      vatValue: rate,
      vatAmount: vat,
      netAmount: net,
    })),
    customerInvoiceAddressId: 5,
    customerShippingAddressId: 6,
    shippingCountryId: 1,
    shopCountryId: 1,
    shippingProfileId: 2,
    methodOfPaymentId: 3,
    currency: 'EUR',
    deliveryTime: { min: 4, max: 4 },
    needsDelivery: true,
    needsDeliveryAddress: true,
    isExportDelivery: false,
    vatCase: 'domestic',
    vatNumber: null,
    showNetPrices: false,
    notices: [],
    ...more,
  };
}

/** The wire of a shop without details beyond the cards of goods. */
const WIRING = { ...ANOTHER, shop: { getProductDetails: async () => [] } };

/** A cart after a round trip over the wire. */
async function overTheWire(cart: Cart): Promise<Cart> {
  return toCart(wireCartSchema.parse(sent(await toWireCart(cart, WIRING))), SITE);
}

const withoutVersion = ({ version: _version, items, ...cart }: Cart) => ({
  ...cart,
  items: items.map(({ variation: _goods, ...item }) => item),
});

/** From one cent per litre: a base price of zero is none. */
const amounts = fc.integer({ min: 2, max: 500_000 });
const lineArbitrary = (rates: number[]) =>
  fc.record({
    price: amounts,
    quantity: fc.integer({ min: 1, max: 999 }),
    vatRate: fc.constantFrom(...rates),
  });

test('a cart is unchanged after the wire, to the cent', async () => {
  const parts = {
    lines: fc.array(lineArbitrary([1900]), { minLength: 1, maxLength: 5 }),
    share: fc.integer({ min: 0, max: 100 }),
    shipping: fc.integer({ min: 0, max: 5_000 }),
    fee: fc.integer({ min: 0, max: 500 }),
  };
  await fc.assert(
    fc.asyncProperty(fc.record(parts), async ({ lines, share, shipping, fee }) => {
      const sum = lines.reduce((all, { price, quantity }) => all + price * quantity, 0);
      const cart = cartOf({ lines, discount: Math.floor((sum * share) / 100), shipping, fee });
      const { items, ...read } = withoutVersion(await overTheWire(cart));
      const { items: before, ...basket } = withoutVersion(cart);
      expect(read).toEqual(basket);
      const withoutNets = (list: typeof items) =>
        list.map(({ lineTotalNet: _net, ...item }) => item);
      expect(withoutNets(items)).toEqual(withoutNets(before));
    }),
  );
});

test('with several rates, net amounts add up to the upstream total', async () => {
  const parts = {
    lines: fc.array(lineArbitrary([1900, 700]), { minLength: 1, maxLength: 6 }),
    shipping: fc.integer({ min: 0, max: 5_000 }),
  };
  const sumOf = (list: number[]) => list.reduce((sum, each) => sum + each, 0);
  await fc.assert(
    fc.asyncProperty(fc.record(parts), async (asked) => {
      const cart = cartOf(asked);
      const read = await overTheWire(cart);
      expect(sumOf(read.items.map((item) => item.lineTotalNet))).toBe(cart.itemSumNet);
      expect(sumOf(read.totalVats.map((vat) => vat.netAmount + vat.vatAmount))).toBe(
        cart.basketAmount,
      );
      for (const [i, { netAmount }] of read.totalVats.entries()) {
        expect(Math.abs(netAmount - cart.totalVats[i]!.netAmount)).toBeLessThanOrEqual(15);
      }
    }),
  );
});

test('a different cart has a different version, the same cart the same one', async () => {
  const lines = [{ price: 3990, quantity: 2, vatRate: 1900 }];
  const { version } = await overTheWire(cartOf({ lines }));
  expect(version).toBe((await overTheWire(cartOf({ lines }))).version);
  expect(version).not.toBe((await overTheWire(cartOf({ lines, shipping: 490 }))).version);
  const more = { methodOfPaymentId: 4 };
  expect(version).not.toBe((await overTheWire(cartOf({ lines, more }))).version);
});

test('the cart of a session equals the cart read separately', async () => {
  const cart = cartOf({ lines: [{ price: 3990, quantity: 2, vatRate: 1900 }] });
  const wire = await toWireSession(
    { user: null, basket: { ...cart, itemWishListIds: [3] } },
    WIRING,
  );
  const { basket } = toSession(wireSessionSchema.parse(sent(wire)), SITE);
  expect(basket).toEqual({ ...(await overTheWire(cart)), itemWishListIds: [3] });
});

test('payments by gift card reduce the open amount, with a coupon or without', async () => {
  const lines = [{ price: 10_000, quantity: 1, vatRate: 1900 }];
  const giftCards = [{ id: 9, ending: 'ABCD', amount: 2500, openAmount: 0 }];
  const more = { giftCards, openAmount: 7500, couponCampaignType: 'giftCard' as const };
  expect(await overTheWire(cartOf({ lines, more }))).toMatchObject({
    couponCode: '',
    couponCampaignType: 'giftCard',
    giftCards: [{ id: 1, amount: 2500 }],
    openAmount: 7500,
    basketAmount: 10_000,
  });
  const both = { giftCards, openAmount: 6500, couponCampaignType: 'promotion' as const };
  expect(await overTheWire(cartOf({ lines, discount: 1000, more: both }))).toMatchObject({
    couponCode: 'ZEHN',
    couponDiscount: 1000,
    giftCards: [{ amount: 2500 }],
    openAmount: 6500,
  });
});

test('a surcharge raises the price per litre, a graduated price has its own', async () => {
  const step = { ...amount(3500), minimumOrderQuantity: 6 };
  const basePrice = { value: 1399, unit: 'LTR' as const };
  const graduatedPrices = [{ ...step, basePrice }];
  const goods = listProduct({ prices: prices(3990, { graduatedPrices }) });
  const of = async (price: number, quantity: number) => {
    const cart = cartOf({ lines: [{ price, quantity, vatRate: 1900 }] });
    const [item] = cart.items;
    const { items } = await overTheWire({ ...cart, items: [{ ...item!, variation: goods }] });
    return items[0]!.basePrice;
  };
  expect(await of(3990, 1)).toEqual({ value: 1596, unit: 'LTR' });
  expect(await of(4490, 1)).toEqual({ value: 1796, unit: 'LTR' });
  expect(await of(3500, 6)).toEqual(basePrice);
});

test('a cart as another server writes it', async () => {
  const { items } = await toWireCart(
    cartOf({ lines: [{ price: 3990, quantity: 1, vatRate: 1900 }] }),
    WIRING,
  );
  const { texts, images, variation, unit, item, prices } = items[0]!.variation;
  const answer = {
    id: '12',
    sessionId: 'abc',
    couponCode: 'GUT-1234',
    couponDiscount: 0,
    couponCampaignType: 'sales',
    openAmount: '29.90',
    basketAmount: '39.9',
    basketAmountNet: 33.53,
    itemSum: 39.9,
    itemSumNet: '33.53',
    itemQuantity: '1',
    totalVats: [{ vatValue: '19', vatAmount: '6.37' }],
    shippingCountryId: '2',
    maxDeliveryDays: [],
    methodOfPaymentId: null,
    customerInvoiceAddressId: 5,
    customerShippingAddressId: -99,
    isExportDelivery: [],
    items: {
      0: {
        id: '4',
        variationId: '101',
        itemId: '12',
        quantity: '1',
        price: '39.90',
        variation: { data: { texts, images, variation, unit, item, prices } },
        basketItemOrderParams: [
          { propertyId: '3', type: 'text', name: 'Name', value: 'Anna', price: null },
        ],
        somethingElse: { of: 'theirs' },
      },
    },
  };
  expect(toCart(wireCartSchema.parse(answer), SITE)).toMatchObject({
    id: 12,
    items: [
      {
        id: 4,
        itemId: 12,
        quantity: 1,
        price: 3990,
        lineTotal: 3990,
        lineTotalNet: 3353,
        vatRate: 1900,
        basketItemOrderParams: [{ propertyId: 3, basketItemId: 4, value: 'Anna', price: 0 }],
      },
    ],
    totalVats: [{ vatValue: 1900, vatAmount: 637, netAmount: 3353 }],
    shippingAmount: 0,
    couponCode: '',
    giftCards: [{ ending: '1234', amount: 1000 }],
    openAmount: 2990,
    shopCountryId: 1,
    shippingCountryId: 2,
    vatCase: 'destination',
    methodOfPaymentId: null,
    shippingProfileId: null,
    customerInvoiceAddressId: 5,
    customerShippingAddressId: null,
    isExportDelivery: false,
    deliveryTime: { min: 0, max: 0 },
    currency: CONFIGURATION.currency,
  });
});

test.each([
  ['12', 'Salbei', 12],
  ['Salbei', 'Salbei', undefined],
  ['99', '99', undefined],
])('of a chosen option %j is read as %j', async (value, words, choiceId) => {
  const wire = await toWireCart(
    cartOf({ lines: [{ price: 3990, quantity: 1, vatRate: 1900 }] }),
    WIRING,
  );
  const [item] = wire.items;
  const question = { id: 7, valueType: 'selection', isOderProperty: true, names: { name: 'Ton' } };
  const selectionValues = { 12: { id: 12, name: 'Salbei', description: '' } };
  const properties = [{ propertyId: 7, property: { ...question, selectionValues } }];
  const param = { propertyId: '7', basketItemId: 1, type: 'selection', name: 'Ton', price: 0 };
  const answer = {
    ...wire,
    items: [
      {
        ...item,
        variation: { ...item!.variation, properties },
        basketItemOrderParams: [{ ...param, value }],
      },
    ],
  };
  const [read] = toCart(wireCartSchema.parse(sent(answer)), SITE).items;
  expect(read!.basketItemOrderParams).toMatchObject([{ propertyId: 7, name: 'Ton', value: words }]);
  expect(read!.basketItemOrderParams[0]!.choiceId).toBe(choiceId);
});

test('an empty cart', () => {
  const nothing = toCart(wireCartSchema.parse({ items: [], totalVats: null }), SITE);
  expect(nothing).toMatchObject({ id: null, items: [], totalVats: [], basketAmount: 0 });
  expect(nothing).toMatchObject({ giftCards: [], openAmount: 0, needsDelivery: true });
});

test.each([
  [{ isExportDelivery: true, shippingCountryId: 4 }, 'export'],
  [{ shippingCountryId: 12 }, 'destination'],
  [{ shippingCountryId: 12, totalVats: [] }, 'intraCommunity'],
  [{ totalVats: [] }, 'domestic'],
])('%j is %s', async (more, vatCase) => {
  const lines = [{ price: 3990, quantity: 1, vatRate: 1900 }];
  expect((await overTheWire(cartOf({ lines, more }))).vatCase).toBe(vatCase);
});

test('the cart of a failed add is in its event', async () => {
  const cart = cartOf({ lines: [{ price: 3990, quantity: 2, vatRate: 1900 }] });
  const { AfterBasketChanged: changed } = basketChanged(await toWireCart(cart, WIRING));
  const read = toCart(basketChangedSchema.parse(sent(changed)), SITE);
  expect(read).toEqual(await overTheWire(cart));
});

const CUSTOMER = {
  id: 8,
  email: 'anna@example.de',
  firstName: 'Anna',
  lastName: 'Müller',
  classId: 2,
  showNetPrices: true,
};

test.each([null, { guestMail: 'gast@example.de' }, CUSTOMER])('the visitor is %j', async (user) => {
  const cart = cartOf({ lines: [{ price: 100, quantity: 1, vatRate: 1900 }] });
  const wire = await toWireSession({ user, basket: { ...cart, itemWishListIds: [3, 5] } }, WIRING);
  const read = toSession(wireSessionSchema.parse(sent(wire)), SITE);
  expect(read.user).toEqual(user);
  expect(read.basket.itemWishListIds).toEqual([3, 5]);
  expect(read.basket.showNetPrices).toBe(user !== null && 'id' in user);
});

test('a visitor as another server returns them', () => {
  const read = (user: unknown) =>
    toSession(wireSessionSchema.parse({ user, basket: { itemWishListIds: [] } }), SITE).user;
  expect(read({ guestMail: null })).toBeNull();
  expect(read(undefined)).toBeNull();
  expect(read({ id: '8', email: 'a@example.de', classId: null, options: [] })).toEqual({
    id: 8,
    email: 'a@example.de',
    firstName: '',
    lastName: '',
    classId: 1,
    showNetPrices: false,
  });
});
