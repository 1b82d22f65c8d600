import { beforeEach, describe, expect, test } from 'vitest';
import { ANNA, offer, readyToOrder, type Shopper } from '../../../../../tests/support/shopper';
import { useTestEngine } from '../../../../../tests/support/use-test-engine';
import type { PlacedOrder } from '../../../shop-api';
import { makeOffer } from '../offers/make-offer';
import { createTestContext } from '../../../../../tests/support/commerce-context';

/** Guards of orders that are elsewhere covered by another one: here each is tested alone. */
let variationId: number;
const engine = useTestEngine(async ({ fixture }) => {
  const variations = [{ price: 1000, stock: 100, number: 'W-1', weightG: 10 }];
  variationId = (await fixture.item({ name: 'Weiß', variations })).variationIds[0]!;
});
beforeEach(() => engine.pool.query('delete from rate_limit'));

let serial = 0;
const newMail = () => `kundin${(serial += 1)}@example.de`;

async function guestOrder(email = newMail()): Promise<{ shopper: Shopper; placed: PlacedOrder }> {
  const shopper = await readyToOrder(engine, [{ variationId }], { email });
  const form = await offer(shopper);
  return { shopper, placed: await shopper.do((shop) => shop.doPlaceOrder(form)) };
}

async function customer(shopper = engine.shopper()): Promise<Shopper> {
  const email = newMail();
  await shopper.do((shop) => shop.doRegisterUser({ email, password: 'blaue Wand 7' }));
  return shopper;
}

async function customerOrder() {
  const { shopper, placed } = await guestOrder();
  await customer(shopper);
  await migrate(shopper, placed);
  return { shopper, placed };
}

const linkOf = ({ id, accessKey }: PlacedOrder) => ({ orderId: id, accessKey });
const migrate = (shopper: Shopper, placed: PlacedOrder) =>
  shopper.do((shop) => shop.doMigrateGuestOrderToCustomer(linkOf(placed)));
const find = (shopper: Shopper, orderId: number, proof = ANNA.zipCode) =>
  shopper.do((shop) => shop.doFindOrder({ orderId, proof }));

test('a device that may see one order needs a proof for the next', async () => {
  const [mine, other] = [await guestOrder(), await guestOrder()];
  const reading = mine.shopper.do((shop) => shop.getOrder(linkOf(other.placed)));
  await expect(reading).rejects.toMatchObject({
    key: 'order.additionalAuthenticationRequiredPostcode',
  });
});

test('the list of orders contains only those of the customer', async () => {
  const [one, other] = [await customerOrder(), await customerOrder()];
  const ids = (shopper: Shopper) =>
    shopper.do(async (shop) => (await shop.getOrders({})).entries.map(({ id }) => id));
  expect(await ids(one.shopper)).toEqual([one.placed.id]);
  expect(await ids(other.shopper)).toEqual([other.placed.id]);
});

test('an order in an account cannot be moved to another one, even from the device that placed it', async () => {
  const { shopper, placed } = await guestOrder();
  const owner = await customer();
  const proof = { ...linkOf(placed), postcode: ANNA.zipCode };
  await owner.do((shop) => shop.getOrder(proof));
  await migrate(owner, placed);
  await customer(shopper);
  await expect(migrate(shopper, placed)).rejects.toMatchObject({
    key: 'order.migrateUnauthorized',
  });
});

describe('looking for an order', () => {
  test('finds only orders: an offer has a separate key', async () => {
    const ctx = await createTestContext(engine.pool, { index: engine.index });
    const made = await makeOffer(ctx, {
      email: newMail(),
      billingAddress: { ...ANNA, streetName: 'Hauptstraße 12 a', country: 'DE' },
      items: [{ number: 'W-1', quantity: 1 }],
      payment: 'PREPAYMENT',
      validUntil: '2099-12-31',
    });
    await expect(find(engine.shopper(), made.id)).rejects.toMatchObject({
      key: 'order.softLoginFailed',
    });
  });

  test('is answered by mail alone after ten tries for one order, from any addresses', async () => {
    const { placed } = await guestOrder();
    for (let tries = 0; tries < 10; tries += 1) {
      const address = `198.51.100.${tries}`;
      const wrong = find(engine.shopper({ address }), placed.id, '99999');
      await expect(wrong).rejects.toMatchObject({ key: 'order.softLoginFailed' });
    }
    const right = find(engine.shopper({ address: '198.51.100.99' }), placed.id);
    await expect(right).rejects.toMatchObject({ key: 'order.linkMailed' });
  });

  test('ends after twenty tries from one address, for any orders', async () => {
    const address = '203.0.113.7';
    for (let tries = 0; tries < 20; tries += 1) {
      const wrong = find(engine.shopper({ address }), 800_000 + tries);
      await expect(wrong).rejects.toMatchObject({ key: 'order.softLoginFailed' });
    }
    await expect(find(engine.shopper({ address }), 900_000)).rejects.toMatchObject({
      key: 'security.tooManyRequests',
    });
  });
});

test('keys can be tried sixty times an hour from one address', async () => {
  const { placed } = await guestOrder();
  const address = '203.0.113.8';
  const guess = () =>
    engine
      .shopper({ address })
      .do((shop) => shop.getOrder({ orderId: placed.id, accessKey: 'A'.repeat(43) }));
  for (let tries = 0; tries < 60; tries += 1) {
    await expect(guess()).rejects.toMatchObject({ key: 'order.notFound' });
  }
  await expect(guess()).rejects.toMatchObject({ key: 'security.tooManyRequests' });
});

describe('a withdrawal counts pieces of an order', () => {
  const withdrawn = async ({ id }: PlacedOrder) => {
    const { rows } = await engine.pool.query<{ order: number | null }>(
      `select order_id as order from withdrawal where contract = $1 order by id`,
      [String(id)],
    );
    return rows.map(({ order }) => order);
  };
  const declare = (shopper: Shopper, { id }: PlacedOrder) =>
    shopper.do((shop) =>
      shop.doSubmitCancellation({
        name: 'Anna',
        orderId: String(id),
        email: newMail(),
        items: 'alles',
        submissionId: `whose-order-${String((serial += 1)).padStart(12, '0')}`,
      }),
    );

  test('for its customer and the device with access, not for other customers and devices', async () => {
    const [guests, owned] = [await guestOrder(), await customerOrder()];
    for (const stranger of [(await guestOrder()).shopper, (await customerOrder()).shopper]) {
      await declare(stranger, guests.placed);
      await declare(stranger, owned.placed);
    }
    expect(await withdrawn(guests.placed)).toEqual([null, null]);
    expect(await withdrawn(owned.placed)).toEqual([null, null]);
    await declare(guests.shopper, guests.placed);
    expect(await withdrawn(guests.placed)).toEqual([null, null, guests.placed.id]);
    await engine.pool.query('delete from order_access where order_id = $1', [owned.placed.id]);
    await declare(owned.shopper, owned.placed);
    expect(await withdrawn(owned.placed)).toEqual([null, null, owned.placed.id]);
  });
});
