import { afterEach, beforeEach, expect, test } from 'vitest';
import { ANNA, offer, readyToOrder } from '../../../../../tests/support/shopper';
import { useTestEngine } from '../../../../../tests/support/use-test-engine';
import { ledgerCheck } from '../../jobs/ledger/ledger-check';

const RULES = {
  surcharge: 120,
  stationProfiles: [1],
  profiles: {
    1: ['PreferredDay', 'PreferredLocation', 'PreferredNeighbour'],
    77: ['PreferredDay'],
  },
};
const MONDAY = '2026-11-23T08:00:00+01:00';
const WISHES = {
  preferredDay: '2026-11-30',
  preferredLocation: 'Garage',
  preferredNeighbourName: 'Ida Öztürk',
  preferredNeighbourAddress: 'Nebenweg 2',
};

let variationId: number;
const engine = useTestEngine(async (engine) => {
  variationId = (
    await engine.fixture.item({ name: 'Weiß', variations: [{ price: 1000, stock: 999 }] })
  ).variationIds[0]!;
  await engine.pool.query(`insert into setting (key, value) values ('preferredDelivery', $1)`, [
    JSON.stringify(RULES),
  ]);
});
beforeEach(() => engine.setTime(MONDAY));
afterEach(async () => expect(await ledgerCheck(engine.pool)).toEqual([]));

const ready = () => readyToOrder(engine, [{ variationId }], { paymentId: 2 });
type Shopper = Awaited<ReturnType<typeof ready>>;
const checkout = (shopper: Shopper) => shopper.do((shop) => shop.getCheckout());
const save = (shopper: Shopper, wishes: object) =>
  shopper.do((shop) => shop.doSavePreferredDeliveryServices(wishes));

test('a day costs its surcharge, place and neighbour cost nothing, and all are in the order', async () => {
  const shopper = await ready();
  const before = await checkout(shopper);
  const { offered } = before.preferredDelivery;
  expect(offered).toMatchObject({
    preferredLocation: true,
    preferredNeighbour: true,
    additionalCharge: 120,
  });
  expect(offered!.days).toContain(WISHES.preferredDay);

  expect(await save(shopper, { preferredLocation: 'Garage' })).toMatchObject({
    preferredDay: null,
  });
  expect((await checkout(shopper)).quote.total).toBe(before.quote.total);

  expect(await save(shopper, WISHES)).toEqual(WISHES);
  const after = await checkout(shopper);
  expect(after.quote.total).toBe(before.quote.total + 120);
  expect(after.cart.shippingAmount).toBe(before.cart.shippingAmount + 120);
  expect(after.preferredDelivery.chosen).toEqual(WISHES);

  const placed = await shopper.do(async (shop) => shop.doPlaceOrder(await offer(shopper)));
  const order = await shopper.do((shop) =>
    shop.getOrder({ orderId: placed.id, accessKey: placed.accessKey }),
  );
  expect(order.preferredDelivery).toEqual(WISHES);
  expect(order.totals.shippingGross).toBe(after.cart.shippingAmount);
});

test('an empty choice deletes the preferences', async () => {
  const shopper = await ready();
  const { quote } = await checkout(shopper);
  await save(shopper, WISHES);
  expect(await save(shopper, {})).toBeNull();
  const after = await checkout(shopper);
  expect(after.preferredDelivery.chosen).toBeNull();
  expect(after.quote.total).toBe(quote.total);
});

test('another shipping method deletes the preferences for the former one', async () => {
  const shopper = await ready();
  await save(shopper, WISHES);
  await shopper.do((shop) => shop.doSaveCheckout({ shippingId: 1 }));
  expect((await checkout(shopper)).preferredDelivery.chosen).toEqual(WISHES);
  await shopper.do((shop) => shop.doSaveCheckout({ shippingId: 2 }));
  expect((await checkout(shopper)).preferredDelivery).toEqual({ offered: null, chosen: null });
  await shopper.do((shop) => shop.setShippingProvider({ shippingId: 1 }));
  expect((await checkout(shopper)).preferredDelivery.chosen).toBeNull();
  await save(shopper, WISHES);
  await shopper.do((shop) => shop.setShippingProvider({ shippingId: 2 }));
  await shopper.do((shop) => shop.setShippingProvider({ shippingId: 1 }));
  expect((await checkout(shopper)).preferredDelivery.chosen).toBeNull();
});

test('a station deletes the preferences, with one notice', async () => {
  const shopper = await ready();
  await save(shopper, WISHES);
  const addressData = { ...ANNA, streetName: 'Postfiliale', apartment: '502' };
  const left = await shopper.do(async (shop, ctx) => {
    await shop.doSaveAddress({ typeId: 2, addressData });
    return ctx.left.map(({ key }) => key);
  });
  expect(left).toEqual(['preferredDelivery.notAtStation']);
  const { cart, preferredDelivery } = await checkout(shopper);
  expect([cart.notices, preferredDelivery.chosen]).toEqual([[], null]);
  await shopper.do((shop) => shop.doSaveAddress({ typeId: 2, addressData: ANNA }));
  expect((await checkout(shopper)).preferredDelivery.chosen).toBeNull();
});

test('a station that is typed in the checkout deletes them as well', async () => {
  const shopper = await ready();
  await save(shopper, WISHES);
  const addressData = { ...ANNA, streetName: 'Postfiliale', apartment: '502' };
  const address = { typeId: 2, addressData } as const;
  const left = await shopper.do(async (shop, ctx) => {
    await shop.doSaveCheckout({ address });
    return ctx.left.map(({ key }) => key);
  });
  expect(left).toEqual(['preferredDelivery.notAtStation']);
  expect((await checkout(shopper)).cart.notices).toEqual([]);
});

test('a day that has become too near is not charged, and the order is refused with a message', async () => {
  const shopper = await ready();
  await save(shopper, { preferredDay: '2026-11-30' });
  const form = await offer(shopper);
  engine.setTime('2026-11-27T15:00:00+01:00');
  const { cart, preferredDelivery } = await checkout(shopper);
  expect(preferredDelivery.chosen).toBeNull();
  expect(cart.notices.map(({ key }) => key)).toContain('preferredDelivery.dayGone');
  await expect(shopper.do((shop) => shop.doPlaceOrder(form))).rejects.toMatchObject({
    key: 'order.quoteChanged',
    cause: { before: form.shownTotal, after: form.shownTotal - 120 },
  });
});

test('invalid preferences change nothing; without such a carrier there are no services', async () => {
  const shopper = await ready();
  await save(shopper, { preferredLocation: 'Garage' });
  await expect(save(shopper, { ...WISHES, preferredDay: '2026-11-24' })).rejects.toMatchObject({
    key: 'preferredDelivery.validationFailed',
    code: 422,
    cause: { preferredDay: 'preferredDay.unavailable' },
  });
  expect((await checkout(shopper)).preferredDelivery.chosen?.preferredLocation).toBe('Garage');
  await shopper.do((shop) => shop.setShippingProvider({ shippingId: 2 }));
  await expect(save(shopper, WISHES)).rejects.toMatchObject({
    key: 'preferredDelivery.notAvailable',
  });
  await expect(save(engine.shopper(), WISHES)).rejects.toMatchObject({
    key: 'preferredDelivery.notAvailable',
  });
});

test('the shipping methods with services, and their services for a postcode', async () => {
  const shopper = await ready();
  const profiles = await shopper.do((shop) => shop.getPreferredDeliveryShippingProfiles());
  expect(profiles).toEqual({ 1: RULES.profiles[1] });
  const ask = (postalcode: string, shippingProfileId: number) =>
    shopper.do((shop) => shop.getPreferredDeliveryServices({ postalcode, shippingProfileId }));
  expect((await ask('10115', 1)).days).toHaveLength(5);
  expect((await ask('10115', 2)).days).toEqual([]);
  for (const postalcode of ['1011', '101155', 'abcde', '']) {
    await expect(ask(postalcode, 1)).rejects.toMatchObject({ key: 'preferredDelivery.postalcode' });
  }
});
