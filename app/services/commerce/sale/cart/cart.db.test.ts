import { describe, expect, test, vi } from 'vitest';
import { useTestEngine } from '../../../../../tests/support/use-test-engine';
import type * as FindShade from '~/lib/find-shade';
import { loadIndexItems } from '../../catalogue/in-memory/load-items';

const mistake = vi.hoisted(() => ({ isMade: false }));
vi.mock('~/lib/find-shade', async (original) => {
  const real = await original<typeof FindShade>();
  const findShade: typeof real.findShade = (...given) => {
    if (mistake.isMade) throw new TypeError('a mistake of ours');
    return real.findShade(...given);
  };
  return { ...real, findShade };
});

const engine = useTestEngine();

async function variation(given: object = {}, item: object = {}): Promise<number> {
  const made = await engine.fixture.item({
    name: `Farbe ${Math.random()}`,
    variations: [{ price: 1000, ...given }],
    ...item,
  });
  return made.variationIds[0]!;
}

describe('adding', () => {
  test('the same goods become one line, other order properties another', async () => {
    const text = await engine.fixture.orderProperty({ name: 'Gravur', surcharge: 250 });
    const variationId = await variation({}, { orderPropertyIds: [text.id] });
    const shopper = engine.shopper();
    const engraved = {
      variationId,
      basketItemOrderParams: [{ propertyId: text.id, value: 'Anna' }],
    };
    await shopper.do((shop) => shop.doAddCartItem({ variationId }));
    await shopper.do((shop) => shop.doAddCartItem(engraved));
    await shopper.do((shop) => shop.doAddCartItem({ variationId, quantity: 2 }));
    const cart = await shopper.do((shop) => shop.doAddCartItem(engraved));
    expect(
      cart.items.map(({ quantity, price, lineTotal }) => [quantity, price, lineTotal]),
    ).toEqual([
      [3, 1000, 3000],
      [2, 1250, 2500],
    ]);
    expect(cart.items[1]!.basketItemOrderParams).toEqual([
      expect.objectContaining({ propertyId: text.id, name: 'Gravur', price: 250, value: 'Anna' }),
    ]);
    expect(cart).toMatchObject({ itemQuantity: 5, itemSum: 5500, version: 4 });
  });

  test('a shade of the colour card is checked, stored by number and shown with its name', async () => {
    const number = await engine.fixture.orderProperty({
      name: 'Nummer',
      valuesFrom: 'shade',
      shadeCard: 'paint',
    });
    await engine.fixture.shade({ name: 'Teak', number: '5050', color: '#96602f', card: 'wood' });
    for (const [name, each] of [
      ['Salbei', '4120'],
      ['Moos', '4140'],
      ['Eins', '7777'],
      ['Zwei', '7777'],
    ]) {
      const shade = { name: name!, number: each!, color: '#a3b096', card: 'paint' };
      await engine.fixture.shade(shade);
    }
    const variationId = await variation({}, { orderPropertyIds: [number.id] });
    const shopper = engine.shopper();
    const add = (value: string) =>
      shopper.do((shop) =>
        shop.doAddCartItem({
          variationId,
          basketItemOrderParams: [{ propertyId: number.id, value }],
        }),
      );
    for (const value of ['99999', 'lila mit Punkten', '4120 Moos', '7777', 'Teak']) {
      await expect(add(value)).rejects.toMatchObject({
        key: 'cart.addToBasket.orderPropertiesInvalid',
        cause: { [number.id]: 'shade' },
      });
    }
    await add(' salbei ');
    const cart = await add('4120');
    expect(cart.items.map(({ quantity }) => quantity)).toEqual([2]);
    expect(cart.items[0]!.basketItemOrderParams).toEqual([
      expect.objectContaining({
        value: 'Salbei 4120',
        shade: { name: 'Salbei', number: '4120', color: '#a3b096' },
      }),
    ]);
    // An error in the pricing is thrown, and removes nothing from the cart.
    mistake.isMade = true;
    const reading = shopper.do((shop) => shop.getCart());
    await expect(reading).rejects.toThrow('a mistake of ours');
    const change = shopper.do((shop) => shop.setPaymentProvider({ paymentId: 1 }));
    await expect(change).rejects.toThrow('a mistake of ours');
    mistake.isMade = false;
    expect((await shopper.do((shop) => shop.getCart())).itemQuantity).toBe(2);
    await engine.pool.query("delete from shade where number = '4120'");
    const after = await shopper.do((shop) => shop.getCart());
    expect(after.items).toEqual([]);
    expect(after.notices.map(({ key }) => key)).toEqual(['cartLinesLeft.changed']);
  });

  test('50 parallel adds are 50 pieces (R31)', async () => {
    const variationId = await variation();
    const shopper = engine.shopper();
    await shopper.do((shop) => shop.doAddCartItem({ variationId }));
    await Promise.all(
      Array.from({ length: 49 }, () => shopper.do((shop) => shop.doAddCartItem({ variationId }))),
    );
    const cart = await shopper.do((shop) => shop.getCart());
    expect(cart.items.map((item) => item.quantity)).toEqual([50]);
  });

  test('more than the stock is refused with the remaining quantity and the unchanged cart', async () => {
    const variationId = await variation({ stock: 10, reserved: 3, interval: 2, minimum: 2 });
    const shopper = engine.shopper();
    const cart = await shopper.do((shop) => shop.doAddCartItem({ variationId, quantity: 4 }));
    await expect(
      shopper.do((shop) => shop.doAddCartItem({ variationId, quantity: 4 })),
    ).rejects.toMatchObject({
      key: 'cart.addToBasket.notEnoughStockForVariation',
      code: 111,
      cause: { available: 6, variationId },
      events: { AfterBasketChanged: { id: cart.id, version: cart.version, itemQuantity: 4 } },
    });
  });

  test('goods without stock limit are never short', async () => {
    const variationId = await variation({ stock: null });
    const cart = await engine
      .shopper()
      .do((shop) => shop.doAddCartItem({ variationId, quantity: 999 }));
    expect(cart.items[0]).toMatchObject({ quantity: 999, availableStock: null });
  });

  test('a bundle needs stock of its parts, together with lines of the same goods (R3)', async () => {
    const part = await variation({ stock: 5 });
    const bundle = await variation({ stock: 0, parts: { [part]: 2 } }, { itemType: 'bundle' });
    const shopper = engine.shopper();
    await shopper.do((shop) => shop.doAddCartItem({ variationId: bundle, quantity: 2 }));
    const cart = await shopper.do((shop) => shop.doAddCartItem({ variationId: part }));
    expect(cart.items.map((item) => item.availableStock)).toEqual([2, 1]);
    await expect(
      shopper.do((shop) => shop.doAddCartItem({ variationId: part })),
    ).rejects.toMatchObject({ cause: { available: 1 } });
  });

  test.each<[string, object, object, string]>([
    ['an inactive variation', { isActive: false }, {}, 'variationNotFound'],
    ['an inactive item', {}, { isActive: false }, 'variationNotFound'],
    ['one without a price', { price: null }, {}, 'variationNotFound'],
    ['one no longer available', { availableUntil: '2020-01-01' }, {}, 'variationNotFound'],
    ['less than the minimum', { minimum: 2 }, {}, 'minVariationQuantityNotReached'],
    ['an odd quantity', { interval: 3, minimum: 3 }, {}, 'minVariationQuantityNotReached'],
  ])('%s is refused', async (_, given, item, key) => {
    const variationId = await variation(given, item);
    await expect(
      engine.shopper().do((shop) => shop.doAddCartItem({ variationId })),
    ).rejects.toMatchObject({ key: `cart.addToBasket.${key}` });
  });

  test('the maximum counts over the lines of a variation', async () => {
    const text = await engine.fixture.orderProperty({ name: 'Text' });
    const variationId = await variation({ maximum: 3 }, { orderPropertyIds: [text.id] });
    const shopper = engine.shopper();
    await shopper.do((shop) => shop.doAddCartItem({ variationId, quantity: 2 }));
    const basketItemOrderParams = [{ propertyId: text.id, value: 'x' }];
    await expect(
      shopper.do((shop) => shop.doAddCartItem({ variationId, quantity: 2, basketItemOrderParams })),
    ).rejects.toMatchObject({ key: 'cart.addToBasket.maxVariationQuantityReached' });
  });

  test('several lines are added all or none', async () => {
    const variationId = await variation();
    const shopper = engine.shopper();
    await expect(
      shopper.do((shop) => shop.doAddCartItems([{ variationId }, { variationId: 999_999 }])),
    ).rejects.toMatchObject({ key: 'cart.addToBasket.variationNotFound' });
    expect((await shopper.do((shop) => shop.getCart())).items).toEqual([]);
  });

  test('a missing required property is reported; a hidden one is part of the price', async () => {
    const wish = await engine.fixture.orderProperty({ name: 'Ton', isRequired: true });
    const hidden = await engine.fixture.orderProperty({
      name: 'Pfand',
      valueType: 'empty',
      isRequired: true,
      isPreSelected: true,
      surcharge: 25,
    });
    const variationId = await variation({}, { orderPropertyIds: [wish.id, hidden.id] });
    const shopper = engine.shopper();
    await expect(shopper.do((shop) => shop.doAddCartItem({ variationId }))).rejects.toMatchObject({
      key: 'cart.addToBasket.orderPropertiesInvalid',
      cause: { [wish.id]: 'requiredField' },
    });
    const basketItemOrderParams = [{ propertyId: wish.id, value: 'Salbei' }];
    const cart = await shopper.do((shop) =>
      shop.doAddCartItem({ variationId, basketItemOrderParams }),
    );
    expect(cart.items[0]!.price).toBe(1025);
    expect(cart.items[0]!.variation.prices.default.price).toBe(1025);
  });

  test('a required surcharge is part of the price from the list on (PAngV § 3)', async () => {
    const { fixture } = engine;
    const label = await fixture.orderProperty({ name: 'Deckel', isRequired: true, surcharge: 190 });
    const finish = await fixture.orderProperty({
      name: 'Glanz',
      valueType: 'selection',
      values: ['matt', 'glänzend'],
      isRequired: true,
      surcharge: 60,
    });
    const wish = await fixture.orderProperty({ name: 'Muster', surcharge: 250 });
    const { itemId, variationIds } = await fixture.item({
      name: 'Getönt',
      orderPropertyIds: [label.id, finish.id, wish.id],
      variations: [{ price: 1000, graduated: { 5: 900 } }],
    });
    const variationId = variationIds[0]!;
    const [indexed] = await loadIndexItems(engine.pool, [itemId]);
    expect(indexed!.variations[0]).toMatchObject({ regular: 1250, graduated: 1150 });
    const shopper = engine.shopper();
    const product = await shopper.do((shop) => shop.getProduct({ id: itemId }));
    expect(product!.prices.default.price).toBe(1250);
    expect(product!.prices.graduatedPrices).toMatchObject([{ price: 1150 }]);

    const required = [
      { propertyId: label.id, value: 'Flur' },
      { propertyId: finish.id, value: String(finish.valueIds[1]) },
    ];
    const add = (basketItemOrderParams: typeof required) =>
      shopper.do((shop) => shop.doAddCartItem({ variationId, basketItemOrderParams }));
    const [plain] = (await add(required)).items;
    expect(plain!.price).toBe(1250);
    expect(plain!.basketItemOrderParams.map(({ price }) => price)).toEqual([190, 60]);
    const [, chosen] = (await add([...required, { propertyId: wish.id, value: 'ja' }])).items;
    expect(chosen!.price).toBe(1500);
    expect(chosen!.basketItemOrderParams.map(({ price }) => price)).toEqual([190, 60, 250]);
  });
});

describe('changing', () => {
  test('a quantity above the stock becomes the stock, rounded to the interval', async () => {
    const variationId = await variation({ stock: 8, minimum: 1, interval: 3 });
    const shopper = engine.shopper();
    const cart = await shopper.do((shop) => shop.doAddCartItem({ variationId }));
    const cartItemId = cart.items[0]!.id;
    const set = (quantity: number) =>
      shopper.do((shop) => shop.setCartItemQuantity({ cartItemId, variationId, quantity }));
    expect(await set(10)).toMatchObject({ availableStock: 7, cart: { itemQuantity: 7 } });
    expect(await set(4)).toMatchObject({ availableStock: null, cart: { itemQuantity: 4 } });
    await expect(set(5)).rejects.toMatchObject({ key: 'cart.addToBasket.intervalQuantityNotMet' });
    await engine.pool.query('update stock set on_hand = 0 where variation_id = $1', [variationId]);
    expect(await set(7)).toMatchObject({ availableStock: 0, cart: { itemQuantity: 4 } });
  });

  test('graduated prices follow the quantity', async () => {
    const variationId = await variation({ graduated: { 10: 900 } });
    const shopper = engine.shopper();
    const cart = await shopper.do((shop) => shop.doAddCartItem({ variationId, quantity: 9 }));
    expect(cart.itemSum).toBe(9000);
    const { cart: more } = await shopper.do((shop) =>
      shop.setCartItemQuantity({ cartItemId: cart.items[0]!.id, variationId, quantity: 10 }),
    );
    expect(more.itemSum).toBe(9000);
  });

  test('the unit price is computed from the price charged (PAngV § 4)', async () => {
    const text = await engine.fixture.orderProperty({ name: 'Deckel', surcharge: 190 });
    const offered = await variation(
      { price: 11_695, offer: { price: 9945 }, size: [10_000, 'LTR'] },
      { orderPropertyIds: [text.id] },
    );
    const stepped = await variation({
      price: 10_795,
      graduated: { 4: 9175 },
      size: [12_500, 'LTR'],
    });
    const pack = await variation({ price: 1200, size: [10_000, 'C62'] });
    const single = await variation({ price: 1200 });
    const basketItemOrderParams = [{ propertyId: text.id, value: 'Flur' }];
    const cart = await engine
      .shopper()
      .do((shop) =>
        shop.doAddCartItems([
          { variationId: offered },
          { variationId: offered, basketItemOrderParams },
          { variationId: stepped, quantity: 4 },
          { variationId: pack },
          { variationId: single },
        ]),
      );
    expect(cart.items.map(({ price, basePrice }) => [price, basePrice])).toEqual([
      [9945, { value: 995, unit: 'LTR' }],
      [10_135, { value: 1014, unit: 'LTR' }],
      [9175, { value: 734, unit: 'LTR' }],
      [1200, { value: 120, unit: 'C62' }],
      [1200, null],
    ]);
  });

  test('the delivery time of the cart is that of its slowest goods (3.82)', async () => {
    const variationId = await variation({ availabilityId: 2 });
    const shopper = engine.shopper();
    const days = async () => (await shopper.do((shop) => shop.getCart())).deliveryTime.max;
    await shopper.do((shop) => shop.doAddCartItem({ variationId }));
    const quick = await days();
    const slow = await variation({ availabilityId: 8 });
    await shopper.do((shop) => shop.doAddCartItem({ variationId: slow }));
    expect((await days()) - quick).toBe(6);
  });

  test('a visitor cannot change the line of another cart', async () => {
    const variationId = await variation();
    const [one, other] = [engine.shopper(), engine.shopper()];
    const cart = await one.do((shop) => shop.doAddCartItem({ variationId }));
    await other.do((shop) => shop.doAddCartItem({ variationId }));
    const cartItemId = cart.items[0]!.id;
    await other.do((shop) => shop.deleteCartItem({ cartItemId }));
    await expect(
      other.do((shop) => shop.setCartItemQuantity({ cartItemId, variationId, quantity: 5 })),
    ).rejects.toMatchObject({ key: 'cart.addToBasket.variationNotFound' });
    expect((await one.do((shop) => shop.getCart())).itemQuantity).toBe(1);
  });

  test('lines are deleted one by one and all together', async () => {
    const goods = [await variation(), await variation(), await variation()];
    const shopper = engine.shopper();
    const cart = await shopper.do((shop) =>
      shop.doAddCartItems(goods.map((variationId) => ({ variationId }))),
    );
    const less = await shopper.do((shop) => shop.deleteCartItem({ cartItemId: cart.items[1]!.id }));
    expect(less.items.map((item) => item.variationId)).toEqual([goods[0], goods[2]]);
    expect((await shopper.do((shop) => shop.deleteAllCartItems())).items).toEqual([]);
  });
});

describe('automatic changes', () => {
  test('unavailable goods leave the cart with a notice until the next change', async () => {
    const [gone, stays] = [await variation({}, { name: 'Altrosa' }), await variation()];
    const shopper = engine.shopper();
    await shopper.do((shop) =>
      shop.doAddCartItems([{ variationId: gone }, { variationId: stays }]),
    );
    await engine.pool.query('update variation set is_active = false where id = $1', [gone]);
    for (let reading = 1; reading <= 2; reading += 1) {
      const cart = await shopper.do((shop) => shop.getCart());
      expect(cart.items.map((item) => item.variationId)).toEqual([stays]);
      expect(cart.notices).toEqual([
        { key: 'cartLinesLeft.gone', type: 'warning', values: { names: 'Altrosa' } },
      ]);
    }
    await shopper.do((shop) => shop.doAddCartItem({ variationId: stays }));
    expect((await shopper.do((shop) => shop.getCart())).notices).toEqual([]);
  });

  test('an incomplete set is not added, and leaves the cart with a notice that names it (8.47, 8.50)', async () => {
    const [part, other] = [await variation({ stock: 9 }), await variation({ stock: 9 })];
    const set = await variation(
      { stock: 0, parts: { [part]: 2, [other]: 1 } },
      { itemType: 'bundle', name: 'Streichset' },
    );
    const [had, wants] = [engine.shopper(), engine.shopper()];
    await had.do((shop) => shop.doAddCartItem({ variationId: set }));
    await engine.pool.query('update variation set is_active = false where id = $1', [other]);
    const adding = wants.do((shop) => shop.doAddCartItem({ variationId: set }));
    await expect(adding).rejects.toMatchObject({
      key: 'cart.addToBasket.itemSetComponentMismatch',
    });
    const cart = await had.do((shop) => shop.getCart());
    expect(cart.items).toEqual([]);
    expect(cart.notices).toEqual([
      { key: 'cartLinesLeft.setApart', type: 'warning', values: { names: 'Streichset' } },
    ]);
  });

  test('for goods without stock limit it shows the pieces in stock and those that follow (8.48)', async () => {
    const variationId = await variation({ stock: 3 });
    const unlimited = 'update variation set is_stock_limited = false where id = $1';
    await engine.pool.query(unlimited, [variationId]);
    const shopper = engine.shopper();
    const add = (quantity: number) =>
      shopper.do((shop) => shop.doAddCartItem({ variationId, quantity }));
    expect((await add(3)).items[0]!.overselling).toBeNull();
    expect((await add(2)).items[0]!.overselling).toEqual({ stock: 3, oversellingAmount: 2 });
    await engine.pool.query('update stock set on_hand = 0 where variation_id = $1', [variationId]);
    const [item] = (await shopper.do((shop) => shop.getCart())).items;
    expect(item!.overselling).toBeNull();
  });

  test('prices and VAT follow offer and destination', async () => {
    const offered = await variation({ price: 1190, offer: { price: 595 } });
    const reduced = await variation({ price: 1070, vatClass: 'reduced' });
    const shopper = engine.shopper();
    const cart = await shopper.do((shop) =>
      shop.doAddCartItems([{ variationId: offered }, { variationId: reduced }]),
    );
    expect(cart).toMatchObject({ itemSum: 1665, shippingAmount: 490, basketAmount: 2155 });
    expect(cart.totalVats.map((vat) => vat.vatValue)).toEqual([1900, 700]);
    expect(cart.totalVats.reduce((sum, vat) => sum + vat.vatAmount + vat.netAmount, 0)).toBe(2155);
    await engine.pool.query('update cart set shipping_country_id = 4 where id = $1', [cart.id]);
    const abroad = await shopper.do((shop) => shop.getCart());
    expect(abroad).toMatchObject({ isExportDelivery: true, shippingAmount: 1990, itemSum: 1665 });
    expect(abroad.totalVats).toEqual([{ vatValue: 0, vatAmount: 0, netAmount: 3655 }]);
  });
});
