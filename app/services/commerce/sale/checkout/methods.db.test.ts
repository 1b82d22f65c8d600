import { describe, expect, test } from 'vitest';
import { getReady } from '../../../../../tests/support/shopper';
import { useTestEngine } from '../../../../../tests/support/use-test-engine';

const engine = useTestEngine();

async function variation(given: object = {}, item: object = {}): Promise<number> {
  const made = await engine.fixture.item({
    name: 'Farbe',
    variations: [{ price: 1000, ...given }],
    ...item,
  });
  return made.variationIds[0]!;
}

describe('delivery and payment', () => {
  test('weight, hazard and value decide the shipping methods', async () => {
    const light = await variation({ price: 4000, weightG: 4000 });
    const shopper = engine.shopper();
    await shopper.do((shop) => shop.doAddCartItem({ variationId: light }));
    const prices = async () =>
      (await shopper.do((shop) => shop.getShippingProvider())).list.map((method) => [
        method.shippingProfileId,
        method.shippingAmount,
      ]);
    expect(await prices()).toEqual([
      [1, 490],
      [2, 1290],
    ]);
    await shopper.do((shop) => shop.doAddCartItem({ variationId: light }));
    expect(await prices()).toEqual([
      [1, 690],
      [2, 1290],
    ]);
    await shopper.do((shop) => shop.doAddCartItem({ variationId: light }));
    expect(await prices()).toEqual([
      [1, 0],
      [2, 1290],
    ]);
    const hazard = { pictograms: ['GHS02'], signalWord: 'danger', statements: [] };
    const flammable = await variation({}, { hazard });
    await shopper.do((shop) => shop.doAddCartItem({ variationId: flammable }));
    expect(await prices()).toEqual([[1, 0]]);
  });

  test('a shipping method that excludes the payment method gives a notice, and another one has to be chosen', async () => {
    const variationId = await variation();
    const shopper = engine.shopper();
    await shopper.do((shop) => shop.doAddCartItem({ variationId }));
    await getReady(shopper, { paymentId: 3 });
    const notices = await shopper.do((shop) => shop.setShippingProvider({ shippingId: 2 }));
    expect(notices.map((notice) => notice.key)).toEqual(['payment.notWithShipping']);
    const { list, selected } = await shopper.do((shop) => shop.getPaymentProviders());
    expect(selected).toBeNull();
    expect(list.map((method) => [method.id, method.isSelectable])).toEqual([
      [1, true],
      [2, true],
      [3, false],
    ]);
    // On both sides: the payment methods excluded by a shipping method, and by the chosen one
    // (3.129).
    expect(list.map((method) => method.excludedPaymentMethodIds)).toEqual([[3], [3], [3]]);
    const shipping = await shopper.do((shop) => shop.getShippingProvider());
    expect(shipping.list.map((method) => method.excludedPaymentMethodIds)).toEqual([[], [3]]);
    await expect(
      shopper.do((shop) => shop.setPaymentProvider({ paymentId: 3 })),
    ).rejects.toMatchObject({ key: 'payment.notAvailable' });
    expect(await shopper.do((shop) => shop.setShippingProvider({ shippingId: 1 }))).toEqual([]);
    const free = await shopper.do((shop) => shop.getPaymentProviders());
    expect(free.list.flatMap((method) => method.excludedPaymentMethodIds)).toEqual([]);
  });

  test('a chosen shipping method that is no longer available has to be chosen again', async () => {
    const variationId = await variation();
    const shopper = engine.shopper();
    await shopper.do((shop) => shop.doAddCartItem({ variationId }));
    await shopper.do((shop) => shop.setShippingProvider({ shippingId: 2 }));
    const hazard = { pictograms: ['GHS02'], signalWord: null, statements: [] };
    const flammable = await variation({}, { hazard });
    const cart = await shopper.do((shop) => shop.doAddCartItem({ variationId: flammable }));
    expect(cart.notices.map((notice) => notice.key)).toEqual(['shipping.notAvailable']);
    expect((await shopper.do((shop) => shop.getShippingProvider())).selected).toBeNull();
    await expect(
      shopper.do((shop) => shop.setShippingProvider({ shippingId: 2 })),
    ).rejects.toMatchObject({ key: 'shipping.notAvailable' });
  });

  test('a cart without a shipping method contains the reason, and no price', async () => {
    const heavy = await variation({ weightG: 20_000 });
    const shopper = engine.shopper();
    const put = (quantity: number) =>
      shopper.do((shop) => shop.doAddCartItem({ variationId: heavy, quantity }));
    expect((await put(1)).noDelivery).toBeNull();
    await getReady(shopper, { paymentId: 1 });
    const cart = await put(1);
    expect(cart).toMatchObject({ noDelivery: 'weight', shippingProfileId: null });
    // There is no other one to choose.
    expect(cart.notices).toEqual([]);
  });

  test('payment by amount and destination', async () => {
    const variationId = await variation({ price: 60_000 });
    const shopper = engine.shopper();
    await shopper.do((shop) => shop.doAddCartItem({ variationId }));
    const { list } = await shopper.do((shop) => shop.getPaymentProviders());
    expect(list.map((method) => method.paymentKey)).toEqual(['PREPAYMENT', 'CASH_ON_DELIVERY']);
  });

  test('a payment method without a provider is not offered', async () => {
    const variationId = await variation();
    const shopper = engine.shopper();
    await shopper.do((shop) => shop.doAddCartItem({ variationId }));
    await engine.pool.query(`update payment_method set payment_key = 'CHEQUE' where id = 3`);
    try {
      const { list } = await shopper.do((shop) => shop.getPaymentProviders());
      expect(list.map((method) => method.id)).toEqual([1, 2]);
    } finally {
      await engine.pool.query(
        `update payment_method set payment_key = 'CASH_ON_DELIVERY' where id = 3`,
      );
    }
  });
});

test('another delivery country applies its delivery, VAT and payment methods before its address is known', async () => {
  const variationId = await variation({ price: 4000, weightG: 100 });
  const shopper = engine.shopper();
  await shopper.do((shop) => shop.doAddCartItem({ variationId }));
  await getReady(shopper, { paymentId: 3 });
  await shopper.do((shop) => shop.setShippingProvider({ shippingId: 1 }));
  const read = async () => {
    const { cart, shipping, payment } = await shopper.do((shop) => shop.getCheckout());
    return {
      country: cart.shippingCountryId,
      delivery: cart.shippingAmount,
      vat: cart.totalVats.map(({ vatValue }) => vatValue),
      ways: shipping.list.map(({ shippingProfileId }) => shippingProfileId),
      payments: payment.list.flatMap(({ id, isSelectable }) => (isSelectable ? [id] : [])),
      chosen: [cart.customerShippingAddressId !== null, shipping.selected, payment.selected],
    };
  };
  expect(await read()).toMatchObject({ country: 1, delivery: 490, vat: [1900], ways: [1, 2] });
  const saved = await shopper.do((shop) =>
    shop.doSaveCheckout({ shippingCountryId: 2, shippingId: 1, paymentId: 3 }),
  );
  expect(await read()).toEqual({
    country: 2,
    delivery: 990,
    vat: [2000],
    ways: [1],
    payments: [1, 2],
    chosen: [false, 1, null],
  });
  expect(saved.replaced).toEqual([]);
  expect(saved.missing).toEqual(['shippingAddress', 'paymentMethod']);
  // This country has no delivery.
  await shopper.do((shop) => shop.doSaveCheckout({ shippingCountryId: 3 }));
  expect((await read()).country).toBe(2);
});
