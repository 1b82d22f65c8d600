import { afterEach, describe, expect, test } from 'vitest';
import type { CheckoutChanges, PlaceOrderInput, ShopApi } from '../../../shop-api';
import { ANNA, offer, readyToOrder, type Shopper } from '../../../../../tests/support/shopper';
import { useTestEngine } from '../../../../../tests/support/use-test-engine';
import { ledgerCheck } from '../../jobs/ledger/ledger-check';

let variationId: number;
const engine = useTestEngine(async (engine) => {
  variationId = (await engine.fixture.item({ name: 'Weiß', variations: [{ price: 1000 }] }))
    .variationIds[0]!;
  await engine.fixture.insert('coupon', {
    code: 'ZEHN',
    name_de: 'Zehn',
    name_en: 'Ten',
    percent: 1000,
  });
});
afterEach(async () => expect(await ledgerCheck(engine.pool)).toEqual([]));

async function withCart(): Promise<Shopper> {
  const shopper = engine.shopper();
  await shopper.do((shop) => shop.doAddCartItem({ variationId }));
  return shopper;
}

const place = (shopper: Shopper, form: PlaceOrderInput, changes: CheckoutChanges) =>
  shopper.do((shop) => shop.doPlaceOrder({ ...form, changes }));
const checkoutOf = (shopper: Shopper) => shopper.do((shop) => shop.getCheckout());
const AT_HOME = { typeId: 2 as const, addressData: ANNA, useAsBilling: true };
const INCOMPLETE = (missing: string[], saved: object) => ({
  key: 'order.incomplete',
  cause: { missing },
  events: { AfterCheckoutChanged: saved },
});

describe('one call', () => {
  test('saves everything that was typed, and orders what was shown', async () => {
    const shopper = await withCart();
    const placed = await place(shopper, await offer(shopper), {
      email: 'neu@example.de',
      address: AT_HOME,
      shippingId: 1,
      paymentId: 2,
      additionalInformation: { orderContactWish: ' Bitte klingeln ', templateType: 'checkout' },
      asShown: true,
    });
    const order = await shopper.do((shop) =>
      shop.getOrder({ orderId: placed.id, accessKey: placed.accessKey }),
    );
    expect(order).toMatchObject({
      contactWish: 'Bitte klingeln',
      paymentKey: 'INVOICE',
      deliveryAddress: { lastName: ANNA.lastName, email: 'neu@example.de' },
      totals: { totalGross: 1490 },
    });
  });

  test('accepts what the page shows as chosen only if requested', async () => {
    const shopper = await withCart();
    await shopper.do((shop) => shop.doLoginAsGuest({ email: 'a@example.de' }));
    await shopper.do((shop) => shop.doSaveAddress(AT_HOME));
    const form = await offer(shopper);
    await expect(place(shopper, form, {})).rejects.toMatchObject(
      INCOMPLETE(['paymentMethod'], { missing: ['paymentMethod'] }),
    );
    expect(await place(shopper, form, { asShown: true })).toMatchObject({ isRepeat: false });
  });

  test('sends goods to the billing address when there is no other one', async () => {
    const shopper = await withCart();
    await shopper.do((shop) => shop.doLoginAsGuest({ email: 'a@example.de' }));
    await shopper.do((shop) => shop.doSaveAddress({ typeId: 1, addressData: ANNA }));
    const form = await offer(shopper);
    const wish = { asShown: true, deliverToBilling: true };
    const placed = await place(shopper, form, wish);
    expect(placed.isRepeat).toBe(false);
  });
});

describe('typed changes are saved although nothing is ordered', () => {
  test('because something else is missing', async () => {
    const shopper = await withCart();
    const form = { ...(await offer(shopper)), termsAccepted: false };
    const changes = { email: 'neu@example.de', address: AT_HOME, paymentId: 2, asShown: true };
    await expect(place(shopper, form, changes)).rejects.toMatchObject(
      INCOMPLETE(['terms'], { isAddressSaved: true, missing: ['terms'], refused: {} }),
    );
    const { cart, payment, addresses } = await checkoutOf(shopper);
    expect(payment.selected).toBe(2);
    expect(addresses.map(({ typeId, email }) => [typeId, email])).toEqual([
      [2, 'neu@example.de'],
      [1, 'neu@example.de'],
    ]);
    expect(cart.customerShippingAddressId).toBe(addresses[0]!.id);
  });

  test('because a part of them is invalid, each part separately', async () => {
    const shopper = await withCart();
    const form = await offer(shopper);
    const changes = {
      email: 'neu@example.de',
      address: { ...AT_HOME, addressData: { ...ANNA, zipCode: '1' } },
      paymentId: 2,
      shippingId: 99,
      couponCode: 'gibtesnicht',
      additionalInformation: { orderCustomerSign: 'A-7' },
    };
    await expect(place(shopper, form, changes)).rejects.toMatchObject(
      INCOMPLETE(['shippingAddress', 'billingAddress'], {
        isAddressSaved: false,
        coupon: null,
        refused: {
          address: { cause: { zipCode: 'zipCode.format' } },
          shippingMethod: { key: 'shipping.notAvailable' },
          coupon: { key: 'coupon.unknownOrUsed' },
        },
      }),
    );
    const { payment, additionalInformation, cart } = await checkoutOf(shopper);
    expect(payment.selected).toBe(2);
    expect(additionalInformation.orderCustomerSign).toBe('A-7');
    expect(cart.couponCode).toBe('');
  });

  test.each(['', 'keine-adresse'])(
    'because the mailbox "%s" is none, beside what is wrong with the address',
    async (email) => {
      const shopper = await withCart();
      const wrong = { ...AT_HOME, addressData: { ...ANNA, zipCode: '1', lastName: '' } };
      const save = (address: typeof AT_HOME) =>
        shopper.do((shop) => shop.doSaveCheckout({ email, address }));
      expect((await save(wrong)).refused).toMatchObject({
        email: { key: 'contact.emailInvalid' },
        address: { cause: { zipCode: 'zipCode.format', lastName: 'required' } },
      });
      const saved = await save(AT_HOME);
      expect(Object.keys(saved.refused)).toEqual(['email']);
      expect(saved.isAddressSaved).toBe(false);
      expect(await shopper.do((shop) => shop.getAddresses({ typeId: AT_HOME.typeId }))).toEqual([]);
    },
  );

  test('because they change the total; the next click orders', async () => {
    const shopper = await readyToOrder(engine, [{ variationId }]);
    const form = await offer(shopper);
    await expect(place(shopper, form, { couponCode: 'zehn' })).rejects.toMatchObject({
      key: 'order.quoteChanged',
      cause: { before: 1490, after: 1390 },
      events: { AfterCheckoutChanged: { coupon: 'applied' } },
    });
    const renewed = await offer(shopper);
    expect(renewed.shownTotal).toBe(1390);
    expect(await place(shopper, renewed, {})).toMatchObject({ isRepeat: false });
  });

  test('because the goods are gone: nothing is reserved, and the cart stays', async () => {
    const few = await engine.fixture.item({ name: 'Rest', variations: [{ price: 500, stock: 1 }] });
    const goods = { variationId: few.variationIds[0]! };
    const shopper = await readyToOrder(engine, [goods]);
    const form = await offer(shopper);
    await engine.pool.query('update stock set on_hand = 0 where variation_id = $1', [
      goods.variationId,
    ]);
    await expect(place(shopper, form, { paymentId: 3 })).rejects.toMatchObject({
      key: 'order.stockChanged',
    });
    const { cart, payment } = await checkoutOf(shopper);
    expect([cart.itemQuantity, payment.selected]).toEqual([1, 3]);
  });

  test('because of too many orders, which is checked last', async () => {
    await engine.pool.query(
      `insert into setting (key, value) values ('orders', '{"ordersPerMailbox": {"perHour": 1, "perDay": 1}}')
       on conflict (key) do update set value = excluded.value`,
    );
    const email = 'oft@example.de';
    const first = await readyToOrder(engine, [{ variationId }], { email });
    await place(first, await offer(first), {});
    const shopper = await readyToOrder(engine, [{ variationId }], { email });
    const form = await offer(shopper);
    const changes = { paymentId: 3 };
    await expect(
      shopper.do(async (shop) => {
        try {
          return await shop.doPlaceOrder({ ...form, changes });
        } finally {
          // In the same request, too.
          expect((await shop.getCart()).itemQuantity).toBe(1);
        }
      }),
    ).rejects.toMatchObject({ key: 'security.tooManyRequests' });
    expect((await checkoutOf(shopper)).payment.selected).toBe(3);
    await engine.pool.query(`delete from setting where key = 'orders'`);
  });
});

test('a chosen method that the change makes unavailable has to be chosen again', async () => {
  const shopper = await readyToOrder(engine, [{ variationId }], { paymentId: 3 });
  const saved = await shopper.do((shop) => shop.doSaveCheckout({ shippingId: 2 }));
  expect(saved).toMatchObject({ replaced: [], missing: ['paymentMethod'] });
  expect((await checkoutOf(shopper)).payment.selected).toBeNull();
  const form = await offer(shopper);
  await expect(place(shopper, form, { asShown: true })).rejects.toMatchObject({
    key: 'order.paymentChanged',
    code: 409,
  });
  await shopper.do((shop) => shop.doSaveCheckout({ paymentId: 1 }));
  expect(await place(shopper, await offer(shopper), {})).toMatchObject({ isRepeat: false });
});

test('so does a shipping method that another address makes unavailable', async () => {
  const shopper = await readyToOrder(engine, [{ variationId }]);
  await shopper.do((shop) => shop.doSaveCheckout({ shippingId: 2 }));
  const saved = await shopper.do((shop) =>
    shop.doSaveCheckout({
      address: {
        typeId: 2,
        addressData: { ...ANNA, country: 4, zipCode: '8001' },
        useAsBilling: true,
      },
    }),
  );
  expect(saved).toMatchObject({ replaced: [], missing: ['shippingMethod'] });
});

test('an offer from before a change cannot be ordered after it', async () => {
  const shopper = await readyToOrder(engine, [{ variationId }]);
  const form = await offer(shopper);
  await shopper.do((shop) => shop.doSaveCheckout({ paymentId: 2 }));
  await expect(place(shopper, form, {})).rejects.toMatchObject({ key: 'order.quoteChanged' });
  await shopper.do((shop) => shop.doSaveCheckout({ paymentId: 2 }));
  const same = await offer(shopper);
  await shopper.do((shop) =>
    shop.doSaveCheckout({ additionalInformation: { orderCustomerSign: 'B' } }),
  );
  expect(await place(shopper, same, {})).toMatchObject({ isRepeat: false });
});

test('a visitor with an empty cart saves nothing', async () => {
  await expect(
    engine.shopper().do((shop) => shop.doSaveCheckout({ email: 'a@example.de' })),
  ).rejects.toMatchObject({ key: 'order.incomplete', cause: { missing: ['items'] } });
});

describe('goods that cannot be ordered any more are deleted from the cart when the shopper orders or saves', () => {
  const GONE = [{ key: 'cartLinesLeft.gone', type: 'warning', values: { names: 'Auslaufend' } }];
  const setActive = (id: number, isActive: boolean) =>
    engine.pool.query('update variation set is_active = $2 where id = $1', [id, isActive]);
  const linesOf = async (shopper: Shopper) =>
    (await shopper.do((shop) => shop.getCart())).items.map((item) => item.variationId);

  /** A cart with goods that become unavailable after its offer was shown. */
  async function withGoneGoods(others: { variationId: number }[]) {
    const made = await engine.fixture.item({ name: 'Auslaufend', variations: [{ price: 700 }] });
    const gone = made.variationIds[0]!;
    const shopper = await readyToOrder(engine, [{ variationId: gone }, ...others]);
    const form = await offer(shopper);
    await setActive(gone, false);
    return { shopper, form, gone };
  }

  /** The notices of a refused request, and those of the cart that is shown with the refusal. */
  const refused = (shopper: Shopper, work: (shop: ShopApi) => Promise<unknown>) =>
    shopper.do(async (shop, _, left) => {
      const refusal = await work(shop).then(
        () => null,
        ({ key }: { key: string }) => key,
      );
      return { refusal, left: [...left()], notices: (await shop.getCart()).notices };
    });

  test('with others that stay, and with one notice', async () => {
    const { shopper, form, gone } = await withGoneGoods([{ variationId }]);
    const press = (wish: PlaceOrderInput) => refused(shopper, (shop) => shop.doPlaceOrder(wish));
    expect(await press(form)).toEqual({ refusal: 'order.quoteChanged', left: GONE, notices: [] });
    await setActive(gone, true);
    expect(await linesOf(shopper)).toEqual([variationId]);
    expect(await press(form)).toMatchObject({ refusal: 'order.quoteChanged', left: [] });
    expect(await press(await offer(shopper))).toMatchObject({ refusal: null, left: [] });
  });

  test('with a method that is chosen in the same request', async () => {
    const { shopper, form, gone } = await withGoneGoods([{ variationId }]);
    const wish = { ...form, changes: { paymentId: 3 } };
    const told = await refused(shopper, (shop) => shop.doPlaceOrder(wish));
    expect(told).toEqual({ refusal: 'order.quoteChanged', left: GONE, notices: [] });
    await setActive(gone, true);
    expect(await linesOf(shopper)).toEqual([variationId]);
  });

  test('when the cart contains nothing else', async () => {
    const { shopper, form, gone } = await withGoneGoods([]);
    const told = await refused(shopper, (shop) => shop.doPlaceOrder(form));
    expect(told).toEqual({ refusal: 'order.incomplete', left: GONE, notices: [] });
    await setActive(gone, true);
    expect(await linesOf(shopper)).toEqual([]);
  });

  test('also when the form is only saved', async () => {
    const some = await withGoneGoods([{ variationId }]);
    const saved = await refused(some.shopper, (shop) => shop.doSaveCheckout({}));
    expect(saved).toEqual({ refusal: null, left: GONE, notices: [] });
    const all = await withGoneGoods([]);
    const told = await refused(all.shopper, (shop) => shop.doSaveCheckout({}));
    expect(told).toEqual({ refusal: 'order.incomplete', left: GONE, notices: [] });
    await setActive(some.gone, true);
    await setActive(all.gone, true);
    expect(await linesOf(some.shopper)).toEqual([variationId]);
    expect(await linesOf(all.shopper)).toEqual([]);
  });

  test('an order of what was shown without them repeats no notice', async () => {
    const { shopper } = await withGoneGoods([{ variationId }]);
    const form = await offer(shopper);
    const told = await refused(shopper, (shop) => shop.doPlaceOrder(form));
    expect(told).toEqual({ refusal: null, left: [], notices: [] });
  });
});
