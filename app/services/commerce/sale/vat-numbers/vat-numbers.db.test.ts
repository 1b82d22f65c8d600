import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ANNA, offer, readyToOrder, type Shopper } from '../../../../../tests/support/shopper';
import { useTestEngine } from '../../../../../tests/support/use-test-engine';
import type { VatNumberAnswer, VatNumberCheck } from '../../../vat-numbers/vat-number-check';
import type { AddCartItemInput } from '../../../shop-api';

const VALID: VatNumberAnswer = {
  state: 'valid',
  consultation: 'WAPIAAAAXYZ12345',
  name: 'Handel GmbH',
  address: 'Ring 1, Wien',
};
const INVALID: VatNumberAnswer = { state: 'invalid', consultation: '', name: '', address: '' };
const LATER: VatNumberAnswer = { state: 'later', reason: 'MS_UNAVAILABLE' };

const check = vi.fn<VatNumberCheck>();

const AUSTRIA = 2;
const NOW = '2026-11-26T09:00:00Z';
let paint: number;
let book: number;
const engine = useTestEngine(async ({ fixture, setVatNumberCheck }) => {
  setVatNumberCheck(check);
  const one = async (name: string, variation: object) =>
    (await fixture.item({ name, variations: [{ price: 1190, weightG: 10, ...variation }] }))
      .variationIds[0]!;
  paint = await one('Weiß', {});
  book = await one('Buch', { price: 1099, vatClass: 'reduced' });
  await fixture.insert('coupon', { code: 'FUENF', name_de: 'F', name_en: 'F', amount: 500 });
});
let serial = 0;
const newNumber = () => `ATU${String((serial += 1)).padStart(8, '0')}`;

beforeEach(() => {
  engine.setTime(NOW);
  check.mockReset();
  check.mockResolvedValue(VALID);
});

/** A shopper from a business in Austria with this number. */
async function business(number: string, goods: AddCartItemInput[] = [{ variationId: paint }]) {
  const shopper = await readyToOrder(engine, goods);
  await save(shopper, { vatNumber: number });
  return shopper;
}

async function save(shopper: Shopper, more: object) {
  const addressData = { ...ANNA, companyName: 'Handel GmbH', country: AUSTRIA, zipCode: '1010' };
  await shopper.do((shop) =>
    shop.doSaveAddress({
      typeId: 2,
      addressData: { ...addressData, ...more },
      useAsBilling: true,
    }),
  );
}

const cartOf = (shopper: Shopper) => shopper.do((shop) => shop.getCart());
const checkoutOf = (shopper: Shopper) => shopper.do((shop) => shop.getCheckout());

describe('a business in another member state', () => {
  test('with a valid number pays no VAT: the prices less the VAT of the shop’s own country', async () => {
    const number = newNumber();
    const shopper = await business(number, [
      { variationId: paint, quantity: 3 },
      { variationId: book, quantity: 2 },
    ]);
    const { cart } = await checkoutOf(shopper);
    expect(cart).toMatchObject({
      vatCase: 'intraCommunity',
      vatNumber: { number, state: 'valid', totalExempt: cart.basketAmount },
    });
    // 11.90 less 19 % and 10.99 less 7 %.
    expect(cart.items.map(({ price, lineTotal, vatRate }) => [price, lineTotal, vatRate])).toEqual([
      [1000, 3000, 0],
      [1027, 2054, 0],
    ]);
    expect(cart.totalVats).toEqual([{ vatValue: 0, vatAmount: 0, netAmount: cart.basketAmount }]);
    expect(cart.basketAmount).toBe(cart.itemSum + cart.shippingAmount);
    expect(cart.vatNumber!.totalTaxed).toBe(3 * 1190 + 2 * 1099 + 990);
    expect(check).toHaveBeenCalledExactlyOnceWith({
      number,
      requester: expect.any(String),
      patienceMs: 5_000,
    });
  });

  test('a coupon with an amount is reduced by the same VAT', async () => {
    const shopper = await business(newNumber());
    await shopper.do((shop) => shop.doAddCoupon({ couponCode: 'FUENF' }));
    const cart = await cartOf(shopper);
    expect([cart.itemSum, cart.couponDiscount]).toEqual([1000, 420]);
    expect(cart.basketAmount).toBe(1000 - 420 + cart.shippingAmount);
  });

  test.each([
    ['invalid', INVALID],
    ['later', LATER],
  ] as const)('with a number that is %s pays VAT', async (state, answer) => {
    check.mockResolvedValue(answer);
    const shopper = await business(newNumber());
    const { cart } = await checkoutOf(shopper);
    expect(cart).toMatchObject({ vatCase: 'destination', vatNumber: { state } });
    expect(cart.totalVats.map(({ vatValue }) => vatValue)).toEqual([2000]);
    expect(cart.basketAmount).toBe(cart.vatNumber!.totalTaxed);
    expect(cart.vatNumber!.totalExempt).toBeLessThan(cart.basketAmount);
  });

  test('whose goods go to the shop’s own country pays VAT', async () => {
    const shopper = await business(newNumber());
    await shopper.do((shop) => shop.doSaveAddress({ typeId: 2, addressData: ANNA }));
    const cart = await cartOf(shopper);
    expect(cart).toMatchObject({ vatCase: 'domestic', vatNumber: null });
    expect(cart.totalVats.map(({ vatValue }) => vatValue)).toEqual([1900]);
  });

  test('with a number of the shop’s own country is not checked, and pays VAT', async () => {
    const shopper = await business('DE123456789');
    expect(await cartOf(shopper)).toMatchObject({ vatCase: 'destination', vatNumber: null });
    expect(check).not.toHaveBeenCalled();
  });

  test('whose goods leave the Union pays no VAT for that reason', async () => {
    await engine.pool.query(`update country set is_shipping_active = true where iso_code2 = 'CH'`);
    const shopper = await business(newNumber());
    const addressData = { ...ANNA, country: 4, zipCode: '8001' };
    await shopper.do((shop) => shop.doSaveAddress({ typeId: 2, addressData }));
    expect(await cartOf(shopper)).toMatchObject({ vatCase: 'export', vatNumber: null });
  });

  test('a malformed number is refused at its field', async () => {
    const shopper = await business(newNumber());
    await expect(save(shopper, { vatNumber: 'ATU1234' })).rejects.toMatchObject({
      code: 422,
      cause: { vatNumber: 'vatNumber.format' },
    });
  });
});

describe('an answer', () => {
  test('is valid for a day, for every request', async () => {
    const number = newNumber();
    await business(number);
    engine.setTime('2026-11-27T08:59:00Z');
    const shopper = await business(number);
    expect((await checkoutOf(shopper)).cart.vatNumber?.state).toBe('valid');
    expect(check).toHaveBeenCalledTimes(1);
    engine.setTime('2026-11-27T09:01:00Z');
    expect((await cartOf(shopper)).vatNumber?.state).toBe('later');
    expect((await checkoutOf(shopper)).cart.vatNumber?.state).toBe('valid');
    expect(check.mock.calls.map(([{ patienceMs }]) => patienceMs)).toEqual([5_000, 1_000]);
  });

  test('that does not come is requested by the outbox, once a day, and by pages after a pause', async () => {
    check.mockResolvedValue(LATER);
    const number = newNumber();
    const shopper = await business(number);
    await checkoutOf(shopper);
    expect(check).toHaveBeenCalledTimes(1);
    engine.setTime('2026-11-26T09:01:00Z');
    await checkoutOf(shopper);
    expect(check).toHaveBeenCalledTimes(2);
    const { rows } = await engine.pool.query(
      `select payload from outbox where kind = 'vat:number' and payload->>'number' = $1`,
      [number],
    );
    expect(rows).toEqual([{ payload: { number } }]);
  });

  test('that does not come does not replace an earlier one within its day', async () => {
    const number = newNumber();
    const shopper = await business(number);
    check.mockResolvedValue(LATER);
    await save(shopper, { vatNumber: number });
    expect((await cartOf(shopper)).vatNumber?.state).toBe('valid');
  });

  test('is requested for a limited number of VAT numbers per client address', async () => {
    const shopper = engine.shopper({ address: '198.51.100.99' });
    await shopper.do((shop) => shop.doAddCartItem({ variationId: paint }));
    await shopper.do((shop) => shop.doLoginAsGuest({ email: 'viele@example.de' }));
    for (let i = 0; i < 32; i += 1) await save(shopper, { vatNumber: newNumber() });
    expect(check).toHaveBeenCalledTimes(30);
    expect((await cartOf(shopper)).vatNumber?.state).toBe('later');
  });
});

describe('an order', () => {
  const place = async (shopper: Shopper) => {
    const form = await offer(shopper);
    return shopper.do((shop) => shop.doPlaceOrder(form));
  };
  const stored = async (id: number) =>
    (
      await engine.pool.query(
        `select vat_case, vat_check, total::int, (select jsonb_agg(jsonb_build_object('rate', rate,
           'vat', vat)) from order_tax where order_id = o.id) as taxes from orders o where id = $1`,
        [id],
      )
    ).rows[0];

  test('stores why it bears no VAT, and the proof', async () => {
    const number = newNumber();
    const shopper = await business(number);
    const { id, accessKey } = await place(shopper);
    expect(await stored(id)).toMatchObject({
      vatCase: 'intraCommunity',
      vatCheck: { ...VALID, number, answeredAt: '2026-11-26T09:00:00.000Z' },
      taxes: [{ rate: 0, vat: 0 }],
    });
    const order = await shopper.do((shop) => shop.getOrder({ orderId: id, accessKey }));
    expect(order).toMatchObject({ vatCase: 'intraCommunity', vatNumberState: 'valid' });
    expect(order.totals.totalGross).toBe(order.totals.totalNet);
  });

  test('is not placed at a price that was not shown', async () => {
    check.mockResolvedValue(LATER);
    const number = newNumber();
    const shopper = await business(number);
    const form = await offer(shopper);
    // Meanwhile an answer is available.
    check.mockResolvedValue(VALID);
    engine.setTime('2026-11-26T09:02:00Z');
    await checkoutOf(shopper);
    await expect(shopper.do((shop) => shop.doPlaceOrder(form))).rejects.toMatchObject({
      key: 'order.quoteChanged',
      code: 409,
      cause: { before: 1190 + 990, after: 1000 + 832 },
    });
    const { id } = await place(shopper);
    expect(await stored(id)).toMatchObject({ vatCase: 'intraCommunity', total: 1000 + 832 });
  });

  test('with the number sent by the same click gets a new offer, without VAT', async () => {
    const shopper = await readyToOrder(engine, [{ variationId: paint }]);
    await save(shopper, {});
    const form = await offer(shopper);
    const addressData = {
      ...ANNA,
      companyName: 'Handel GmbH',
      country: AUSTRIA,
      zipCode: '1010',
      vatNumber: newNumber(),
    };
    const changes = { address: { typeId: 1 as const, addressData, useAsBilling: false } };
    await expect(
      shopper.do((shop) => shop.doPlaceOrder({ ...form, changes })),
    ).rejects.toMatchObject({ key: 'order.quoteChanged' });
    const { cart } = await checkoutOf(shopper);
    expect(cart.vatCase).toBe('intraCommunity');
  });
});
