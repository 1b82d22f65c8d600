import { expect, test } from 'vitest';
import { useTestEngine } from '../../../../../tests/support/use-test-engine';

let variationId: number;
const engine = useTestEngine(async ({ fixture, pool }) => {
  variationId = (await fixture.item({ name: 'Rad', variations: [{ price: 12_000 }] }))
    .variationIds[0]!;
  await pool.query(
    `insert into setting (key, value, updated_at) values ('seller', '{"country": "AT"}', now())`,
  );
});

/** Of the goods and of the parcel, which is 9.90 to Austria. */
const VAT = [{ vatValue: 2000, vatAmount: 2165, netAmount: 10_825 }];

test('a cart of a shop in Austria begins with this country and its VAT, like the prices on its pages', async () => {
  const shopper = engine.shopper();
  expect((await shopper.do((shop) => shop.getCart())).shopCountryId).toBe(2);
  const cart = await shopper.do((shop) => shop.doAddCartItem({ variationId }));
  expect(cart).toMatchObject({ shopCountryId: 2, shippingCountryId: 2, totalVats: VAT });
  const [listed] = await shopper.do((shop) =>
    shop.getProductsByIds({ variationIds: [variationId] }),
  );
  expect(listed!.variation.vatRate).toBe(2000);
});

test('so does the cart that a customer gets at log-in', async () => {
  const shopper = engine.shopper();
  const account = { email: 'anna@radhaus.example', password: 'Salbei-Wand-2026' };
  await shopper.do((shop) => shop.doAddCartItem({ variationId }));
  await shopper.do((shop) => shop.doRegisterUser(account));
  const cart = await shopper.do((shop) => shop.getCart());
  expect(cart).toMatchObject({ itemQuantity: 1, shippingCountryId: 2, totalVats: VAT });
});
