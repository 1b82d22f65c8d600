import { describe, expect, test } from 'vitest';
import { copyOrders } from '../../../../../tests/support/many-orders';
import { ANNA, getReady, offer, type Shopper } from '../../../../../tests/support/shopper';
import { useTestEngine } from '../../../../../tests/support/use-test-engine';
import type { PlacedOrder } from '../../../shop-api';

const PASSWORD = 'blaue Wand 7';
let variationId: number;
const engine = useTestEngine(async (engine) => {
  variationId = (await engine.fixture.item({ name: 'Weiß' })).variationIds[0]!;
});

let serial = 0;
async function customer(): Promise<Shopper> {
  serial += 1;
  const shopper = engine.shopper({ address: `198.51.100.${serial}` });
  const email = `kunde${serial}@example.de`;
  await shopper.do((shop) => shop.doRegisterUser({ email, password: PASSWORD }));
  return shopper;
}

/** An order by a customer whose address the checkout has stored. */
async function order(shopper: Shopper): Promise<PlacedOrder> {
  await shopper.do((shop) => shop.doAddCartItem({ variationId }));
  await shopper.do(async (shop) => {
    await shop.doSaveAddress({ typeId: 2, addressData: ANNA, useAsBilling: true });
    await shop.setPaymentProvider({ paymentId: 1 });
  });
  const form = await offer(shopper);
  return shopper.do((shop) => shop.doPlaceOrder(form));
}

const list = (shopper: Shopper, page = 1) => shopper.do((shop) => shop.getOrders({ page }));

describe('the orders of a customer', () => {
  test('are listed newest first, ten a page; a page number that is too high gives the last', async () => {
    const shopper = await customer();
    expect(await list(shopper)).toEqual({
      page: 1,
      lastPageNumber: 1,
      itemsPerPage: 10,
      totalsCount: 0,
      entries: [],
    });
    const first = await order(shopper);
    const { rows } = await engine.pool.query<{ id: number }>(
      'select customer_id as id from orders where id = $1',
      [first.id],
    );
    await copyOrders(query, rows[0]!.id, 24);
    const page = await list(shopper);
    expect(page).toMatchObject({ page: 1, lastPageNumber: 3, totalsCount: 25 });
    expect(page.entries).toHaveLength(10);
    const last = await list(shopper, 99);
    expect(last.page).toBe(3);
    expect(last.entries.at(-1)).toMatchObject({
      id: first.id,
      accessKey: first.accessKey,
      statusName: 'pendingPayment',
      paymentStatusKey: 'unpaid',
      itemNames: ['Weiß'],
      itemCount: 1,
      sentAt: null,
    });
    const ids = page.entries.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  });

  test('contain only their own', async () => {
    const [one, other] = [await customer(), await customer()];
    await order(one);
    expect((await list(other)).totalsCount).toBe(0);
    for (const stranger of [engine.shopper(), await guest()]) {
      await expect(list(stranger)).rejects.toMatchObject({
        key: 'order.loadOrdersFailed',
        code: 401,
      });
    }
  });

  test('open without a key for them only', async () => {
    const [one, other] = [await customer(), await customer()];
    const { id, accessKey } = await order(one);
    const read = (shopper: Shopper, more = {}) =>
      shopper.do((shop) => shop.getOrder({ orderId: id, ...more }));
    expect((await read(one)).accessKey).toBe(accessKey);
    for (const stranger of [other, engine.shopper(), await guest()]) {
      for (const more of [{}, { postcode: '10115' }, { accessKey: 'x', name: 'Müller' }]) {
        await expect(read(stranger, more)).rejects.toMatchObject({ key: 'order.notFound' });
      }
      for (const more of [{ accessKey }, { accessKey, postcode: '10115' }]) {
        await expect(read(stranger, more)).rejects.toMatchObject({
          key: 'order.additionalAuthenticationRequiredLogin',
          code: 401,
        });
      }
    }
  });

  test('of a blocked customer do not open any more', async () => {
    const shopper = await customer();
    const { id, accessKey } = await order(shopper);
    await engine.pool.query(
      'update customer set is_blocked = true where id = (select customer_id from orders where id = $1)',
      [id],
    );
    await expect(list(shopper)).rejects.toMatchObject({ key: 'order.loadOrdersFailed' });
    await expect(
      engine.shopper().do((shop) => shop.getOrder({ orderId: id, accessKey })),
    ).rejects.toMatchObject({ key: 'order.additionalAuthenticationRequiredLogin' });
  });
});

async function query<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
  const { rows } = await engine.pool.query<Row>(sql, values);
  return rows;
}

async function guest(): Promise<Shopper> {
  const shopper = engine.shopper({ address: '203.0.113.7' });
  await shopper.do((shop) => shop.doAddCartItem({ variationId }));
  await getReady(shopper, { email: 'gast@example.de' });
  return shopper;
}
