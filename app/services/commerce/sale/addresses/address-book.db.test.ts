import { describe, expect, test } from 'vitest';
import { ANNA, offer, settle, type Shopper } from '../../../../../tests/support/shopper';
import { useTestEngine } from '../../../../../tests/support/use-test-engine';

let variationId: number;
const engine = useTestEngine(async ({ fixture }) => {
  variationId = (await fixture.item({ name: 'Weiß' })).variationIds[0]!;
});

let serial = 0;
async function customer(): Promise<Shopper> {
  serial += 1;
  const shopper = engine.shopper({ address: `198.51.100.${serial}` });
  const email = `buch${serial}@example.de`;
  await shopper.do((shop) => shop.doRegisterUser({ email, password: 'blaue Wand 7' }));
  return shopper;
}

type AddressChange = {
  city?: string;
  primary?: boolean;
  id?: number;
  country?: number;
  zipCode?: string;
};
const keep = (shopper: Shopper, address: AddressChange = {}, typeId: 1 | 2 = 2) =>
  shopper.do((shop) =>
    shop.doSaveAddress({ typeId, addressData: { ...ANNA, ...address }, isForOrder: false }),
  );
const book = (shopper: Shopper, typeId: 1 | 2 = 2) =>
  shopper.do(async (shop) =>
    (await shop.getAddresses({ typeId })).map(({ city, primary }) => [city, primary]),
  );

describe('the address book', () => {
  test('contains several of a type, the saved one first in the answer, the primary one in the list', async () => {
    const shopper = await customer();
    await keep(shopper, { city: 'Berlin' });
    const [second] = await keep(shopper, { city: 'Ulm' });
    expect(second).toMatchObject({ city: 'Ulm', primary: false, email: expect.any(String) });
    expect(await book(shopper)).toEqual([
      ['Berlin', true],
      ['Ulm', false],
    ]);
    await keep(shopper, { city: 'Neu-Ulm', id: second!.id, primary: true });
    expect(await book(shopper)).toEqual([
      ['Neu-Ulm', true],
      ['Berlin', false],
    ]);
    expect(await book(shopper, 1)).toEqual([]);
    expect((await shopper.do((shop) => shop.getCart())).id).toBeNull();
  });

  test('an address that is sent twice is stored once', async () => {
    const shopper = await customer();
    const [one] = await keep(shopper);
    const [again] = await keep(shopper);
    expect(again!.id).toBe(one!.id);
    expect(await book(shopper)).toHaveLength(1);
  });

  test('the next one is primary when the primary one is deleted', async () => {
    const shopper = await customer();
    const [first] = await keep(shopper, { city: 'Berlin' });
    await keep(shopper, { city: 'Ulm' });
    await shopper.do((shop) => shop.deleteAddress({ typeId: 2, addressId: first!.id }));
    expect(await book(shopper)).toEqual([['Ulm', true]]);
  });

  test('a stranger’s address is not found, and stays unchanged', async () => {
    const owner = await customer();
    const [own] = await keep(owner);
    const stranger = await customer();
    const notFound = { key: 'address.notFound', code: 404 };
    await expect(keep(stranger, { id: own!.id, city: 'Fremd' })).rejects.toMatchObject(notFound);
    await stranger.do((shop) => shop.doAddCartItem({ variationId }));
    // Nor as one of another type, for which an equal address would be looked up.
    const asBilling = { typeId: 1 as const, addressData: { ...ANNA, id: own!.id, city: 'Fremd' } };
    await expect(stranger.do((shop) => shop.doSaveAddress(asBilling))).rejects.toMatchObject(
      notFound,
    );
    const named = { typeId: 2 as const, addressId: own!.id };
    await expect(
      stranger.do((shop) =>
        shop.doSaveAddress({ typeId: 2, addressData: { ...ANNA, id: own!.id, city: 'Fremd' } }),
      ),
    ).rejects.toMatchObject(notFound);
    await expect(stranger.do((shop) => shop.deleteAddress(named))).rejects.toMatchObject(notFound);
    await expect(stranger.do((shop) => shop.setCheckoutAddress(named))).rejects.toMatchObject(
      notFound,
    );
    await expect(keep(owner, { id: own!.id }, 1)).rejects.toMatchObject(notFound);
    expect(await book(owner)).toEqual([[ANNA.city, true]]);
  });

  test('of twenty addresses saved concurrently one is primary', async () => {
    const shopper = await customer();
    const saves = Array.from({ length: 20 }, (_, i) =>
      keep(shopper, { city: `Ort ${i}`, primary: i % 2 === 0 }),
    );
    expect((await settle(saves)).errors).toEqual([]);
    const cities = await book(shopper);
    expect(cities).toHaveLength(20);
    expect(cities.filter(([, primary]) => primary)).toHaveLength(1);
  });

  test('after twenty concurrent changes the address is exactly one of them', async () => {
    const shopper = await customer();
    const [kept] = await keep(shopper, { city: 'Berlin' });
    await keep(shopper, { city: 'Ulm' });
    const changes = Array.from({ length: 20 }, (_, i) => ({
      id: kept!.id,
      city: `Ort ${i}`,
      zipCode: String(10_100 + i),
      primary: i % 2 === 0,
    }));
    const { done, errors } = await settle(changes.map((change) => keep(shopper, change)));
    expect([done.length, errors]).toEqual([20, []]);
    const addresses = await shopper.do((shop) => shop.getAddresses({ typeId: 2 }));
    expect(addresses).toHaveLength(2);
    expect(addresses.filter(({ primary }) => primary)).toHaveLength(1);
    const changed = addresses.find(({ id }) => id === kept!.id)!;
    expect(changes.map(({ city, zipCode }) => [city, zipCode])).toContainEqual([
      changed.city,
      changed.zipCode,
    ]);
  });

  test('twenty concurrent changes and deletions always leave a default address', async () => {
    const shopper = await customer();
    const [kept] = await keep(shopper, { city: 'Berlin' });
    for (const city of ['Ulm', 'Jena', 'Kiel']) await keep(shopper, { city });
    const { errors } = await settle(
      Array.from({ length: 20 }, (_, i): Promise<unknown> =>
        i % 4 === 3
          ? shopper.do((shop) => shop.deleteAddress({ typeId: 2, addressId: kept!.id }))
          : keep(shopper, { id: kept!.id, city: `Ort ${i}`, primary: true }),
      ),
    );
    for (const error of errors) expect(error).toMatchObject({ key: 'address.notFound' });
    const left = await book(shopper);
    expect(left.map(([city]) => city).toSorted()).toEqual(['Jena', 'Kiel', 'Ulm']);
    expect(left.filter(([, primary]) => primary)).toHaveLength(1);
  });

  test('has a maximum size', async () => {
    const shopper = await customer();
    for (let i = 0; i < 50; i += 1) await keep(shopper, { city: `Ort ${i}` });
    await expect(keep(shopper)).rejects.toMatchObject({
      key: 'address.tooMany',
      cause: { maximum: 50 },
    });
  });
});

describe('at the checkout', () => {
  test('an order goes to the primary addresses, and to their country, before any is chosen', async () => {
    const shopper = await customer();
    await keep(shopper, { country: 2, zipCode: '1010', city: 'Wien' });
    await keep(shopper, {}, 1);
    const cart = await shopper.do((shop) => shop.doAddCartItem({ variationId }));
    expect(cart).toMatchObject({ shippingCountryId: 2, totalVats: [{ vatValue: 2000 }] });
    const [shipping] = await shopper.do((shop) => shop.getAddresses({ typeId: 2 }));
    expect(cart.customerShippingAddressId).toBe(shipping!.id);
    expect(cart.customerInvoiceAddressId).not.toBeNull();
  });

  test('another address of theirs can be chosen', async () => {
    const shopper = await customer();
    await keep(shopper);
    const [vienna] = await keep(shopper, { country: 2, zipCode: '1010', city: 'Wien' });
    await shopper.do((shop) => shop.doAddCartItem({ variationId }));
    const named = { typeId: 2 as const, addressId: vienna!.id };
    await shopper.do((shop) => shop.setCheckoutAddress(named));
    expect(await shopper.do((shop) => shop.getCart())).toMatchObject({ shippingCountryId: 2 });
  });

  test('a first address is added to the book; changed together with billing, it leaves no old copy', async () => {
    const shopper = await customer();
    await shopper.do((shop) => shop.doAddCartItem({ variationId }));
    const [saved] = await shopper.do((shop) =>
      shop.doSaveAddress({ typeId: 2, addressData: ANNA, useAsBilling: true }),
    );
    const mended = { ...ANNA, id: saved!.id, streetName: 'Nebenstraße' };
    await shopper.do((shop) =>
      shop.doSaveAddress({ typeId: 2, addressData: mended, useAsBilling: true }),
    );
    await shopper.do((shop) =>
      shop.doSaveAddress({
        typeId: 2,
        addressData: { ...mended, id: undefined },
        useAsBilling: true,
      }),
    );
    const bills = await shopper.do((shop) => shop.getAddresses({ typeId: 1 }));
    expect(bills.map(({ streetName }) => streetName)).toEqual(['Nebenstraße']);
    expect(await book(shopper)).toHaveLength(1);
  });

  test('changing the shipping address prices the cart again', async () => {
    const shopper = await customer();
    const [home] = await keep(shopper);
    await shopper.do((shop) => shop.doAddCartItem({ variationId }));
    const before = await offer(shopper);
    await keep(shopper, { id: home!.id, country: 2, zipCode: '1010', city: 'Wien' });
    expect(await shopper.do((shop) => shop.getCart())).toMatchObject({ shippingCountryId: 2 });
    expect((await offer(shopper)).cartVersion).toBeGreaterThan(before.cartVersion);
  });

  test('the order contains its customer and the address of the account', async () => {
    const shopper = await customer();
    await keep(shopper);
    await keep(shopper, { city: 'Ulm' }, 1);
    await shopper.do((shop) => shop.doAddCartItem({ variationId }));
    await shopper.do((shop) => shop.setPaymentProvider({ paymentId: 1 }));
    const placed = await shopper.do(async (shop) => shop.doPlaceOrder(await offer(shopper)));
    const { rows } = await engine.pool.query(
      `select c.email as customer, o.email, o.billing_address->>'city' as city
       from orders o join customer c on c.id = o.customer_id where o.id = $1`,
      [placed.id],
    );
    expect(rows).toEqual([{ customer: rows[0].email, email: rows[0].email, city: 'Ulm' }]);
  });
});
