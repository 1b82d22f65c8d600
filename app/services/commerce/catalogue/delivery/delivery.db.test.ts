import { expect, test } from 'vitest';
import { offer, readyToOrder } from '../../../../../tests/support/shopper';
import { useTestEngine } from '../../../../../tests/support/use-test-engine';

let variationId: number;
let itemId: number;
const engine = useTestEngine(async (engine) => {
  const item = await engine.fixture.item({ name: 'Weiß' });
  variationId = item.variationIds[0]!;
  itemId = item.itemId;
  // Ready in 1 to 2 working days; in transit 1 to 3 in Germany, 4 to 6 to Austria.
  await engine.pool.query('update variation set availability_id = 2 where id = $1', [variationId]);
  await engine.pool.query(
    'insert into shipping_time (shipping_profile_id, country_id, min_days, max_days) values (1, 2, 4, 6)',
  );
});

test('product, cart, checkout and order promise the same working days (L-43)', async () => {
  const shopper = await readyToOrder(engine, [{ variationId }]);
  const promise = { deliveryTime: { min: 2, max: 5 } };
  const product = await shopper.do((shop) => shop.getProduct({ id: itemId, variationId }));
  const { shippingAmount: price, ...cart } = await shopper.do((shop) => shop.getCart());
  expect(price).toBeGreaterThan(0);
  expect(product?.delivery).toEqual({
    min: 2,
    max: 5,
    countryName: 'Deutschland',
    countryCode: 'DE',
    price,
  });
  expect(cart).toMatchObject(promise);
  const { list } = await shopper.do((shop) => shop.getShippingProvider());
  expect(list).toMatchObject([
    { shippingProfileId: 1, ...promise },
    { shippingProfileId: 2, deliveryTime: { min: 2, max: 3 } },
  ]);
  const form = await offer(shopper);
  const { id, accessKey } = await shopper.do((shop) => shop.doPlaceOrder(form));
  const order = await shopper.do((shop) => shop.getOrder({ orderId: id, accessKey }));
  expect(order).toMatchObject(promise);
});

test('the destination determines them', async () => {
  const shopper = await readyToOrder(engine, [{ variationId }]);
  await engine.pool.query('update cart set shipping_country_id = 2');
  expect(await shopper.do((shop) => shop.getCart())).toMatchObject({
    deliveryTime: { min: 5, max: 8 },
  });
});
