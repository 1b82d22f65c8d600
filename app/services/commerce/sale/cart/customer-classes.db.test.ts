import { expect, test } from 'vitest';
import { getReady, offer, readyToOrder, type Shopper } from '../../../../../tests/support/shopper';
import { useTestEngine } from '../../../../../tests/support/use-test-engine';

let forAll: number;
let forBusiness: number;
let bundle: number;
const engine = useTestEngine(async ({ fixture, pool }) => {
  const item = await fixture.item({
    name: 'Farbe',
    variations: [{ price: 1000 }, { price: 2000 }],
  });
  [forAll, forBusiness] = item.variationIds as [number, number];
  const set = await fixture.item({
    name: 'Set',
    variations: [{ price: 3000, parts: { [forAll]: 1, [forBusiness]: 1 } }],
  });
  bundle = set.variationIds[0]!;
  await pool.query(`update variation set customer_classes = '{2}' where id = $1`, [forBusiness]);
});

let serial = 0;

async function customer(): Promise<{ shopper: Shopper; become: (classId: number) => unknown }> {
  const email = `klasse${(serial += 1)}@example.de`;
  const shopper = engine.shopper({ address: `198.51.100.${serial}` });
  await shopper.do((shop) => shop.doRegisterUser({ email, password: 'blaue Wand 7' }));
  const become = (classId: number) =>
    engine.pool.query('update customer set class_id = $2 where email = $1', [email, classId]);
  return { shopper, become };
}

const add = (shopper: Shopper, variationId: number) =>
  shopper.do((shop) => shop.doAddCartItem({ variationId }));
const refused = { key: 'cart.addToBasket.notForCustomerClass', code: 16 };

test('guests and other classes cannot add goods for one class, alone or in a bundle', async () => {
  const guest = engine.shopper();
  await add(guest, forAll);
  await expect(add(guest, forBusiness)).rejects.toMatchObject({
    ...refused,
    events: { AfterBasketChanged: { itemQuantity: 1 } },
  });
  await expect(add(guest, bundle)).rejects.toMatchObject(refused);
  const { shopper, become } = await customer();
  await expect(add(shopper, forBusiness)).rejects.toMatchObject(refused);
  await become(2);
  await add(shopper, forBusiness);
  expect((await add(shopper, bundle)).itemQuantity).toBe(2);
});

test('a line is removed when the customer loses the class, with one notice, and is not ordered', async () => {
  const { shopper, become } = await customer();
  await become(2);
  await add(shopper, forBusiness);
  await add(shopper, forAll);
  await getReady(shopper);
  const form = await offer(shopper);
  await become(1);
  const told = await shopper.do(async (shop, _, left) => {
    await expect(shop.doPlaceOrder(form)).rejects.toMatchObject({ key: 'order.quoteChanged' });
    return left();
  });
  expect(told).toEqual([
    { key: 'cartLinesLeft.customerClass', type: 'warning', values: { names: 'Farbe' } },
  ]);
  const cart = await shopper.do((shop) => shop.getCart());
  expect(cart.items.map(({ variationId }) => variationId)).toEqual([forAll]);
  expect(cart.notices).toEqual([]);
  await become(2);
  const again = await shopper.do((shop) => shop.getCart());
  expect(again.items.map(({ variationId }) => variationId)).toEqual([forAll]);
});

test('goods restricted to a class later cannot be ordered by a guest', async () => {
  const item = await engine.fixture.item({ name: 'Lack', variations: [{ price: 900 }] });
  const variationId = item.variationIds[0]!;
  const guest = await readyToOrder(engine, [{ variationId }]);
  const form = await offer(guest);
  await engine.pool.query(`update variation set customer_classes = '{2}' where id = $1`, [
    variationId,
  ]);
  await expect(guest.do((shop) => shop.doPlaceOrder(form))).rejects.toMatchObject({
    key: 'order.incomplete',
    cause: { missing: ['items'] },
  });
});
