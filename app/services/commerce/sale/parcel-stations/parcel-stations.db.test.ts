import { expect, test } from 'vitest';
import { ANNA, readyToOrder } from '../../../../../tests/support/shopper';
import { useTestEngine } from '../../../../../tests/support/use-test-engine';
import { isShopError } from '../../../shop-api';
import { getPackstations } from './get-packstations';

let variationId: number;
const engine = useTestEngine(async (engine) => {
  variationId = (
    await engine.fixture.item({ name: 'Weiß', variations: [{ price: 1000, stock: 999 }] })
  ).variationIds[0]!;
  await engine.pool.query(
    `insert into setting (key, value) values ('preferredDelivery', '{"stationProfiles": [1],
       "profiles": {"1": ["PreferredLocation"]}}')`,
  );
});

const keyOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (isShopError(error) ? error.key : 'threw'),
  );

test.each([
  [{}, 'parcelStations.placeRequired'],
  [{ street: 'Am Ring' }, 'parcelStations.placeRequired'],
  [{ zipcode: '1011' }, 'parcelStations.postalcode'],
  [{ zipcode: 'abcde', city: 'Berlin' }, 'parcelStations.postalcode'],
  [{ city: 'x'.repeat(200) }, 'parcelStations.placeRequired'],
  [{ city: 'Berlin' }, 'done'],
  [{ zipcode: '10115' }, 'done'],
])('a search for %j: %s', async (input, key) => {
  expect(await keyOf(engine.shopper().do((shop) => shop.getPackstations(input)))).toBe(key);
});

test('without a kind both are searched, with one only that one', async () => {
  const kinds = (input: object) =>
    engine.shopper().do(async (shop) => {
      const found = await shop.getPackstations({ zipcode: '10115', ...input });
      return found.map(({ kind }) => kind);
    });
  expect(await kinds({})).toEqual(['Packstation', 'Postfiliale']);
  expect(await kinds({ searchPackstation: false, searchPostfilial: false })).toHaveLength(2);
  expect(await kinds({ searchPackstation: false })).toEqual(['Postfiliale']);
  expect(await kinds({ searchPostfilial: false })).toEqual(['Packstation']);
});

test('a carrier that does not answer is an error; too many searches are refused', async () => {
  const shopper = engine.shopper({ address: '192.0.2.44' });
  const search = (findStations: () => Promise<never[]>) =>
    keyOf(shopper.do((_, ctx) => getPackstations({ ...ctx, findStations }, { city: 'Berlin' })));
  expect(await search(() => Promise.reject(new Error('late')))).toBe('parcelStations.unavailable');
  for (let n = 1; n < 60; n += 1) expect(await search(() => Promise.resolve([]))).toBe('done');
  expect(await search(() => Promise.resolve([]))).toBe('security.tooManyRequests');
});

test('a Packstation needs a post number, and only its carrier delivers there', async () => {
  const shopper = await readyToOrder(engine, [{ variationId }], { paymentId: 2 });
  const station = { ...ANNA, streetName: 'Packstation', apartment: '145' };
  const save = (addressData: typeof station & { postNumber?: string }) =>
    shopper.do((shop) => shop.doSaveAddress({ typeId: 2, addressData }));
  await expect(save(station)).rejects.toMatchObject({
    key: 'address.validationFailed',
    cause: { postNumber: 'postNumber.required' },
  });
  await expect(save({ ...station, postNumber: '12a' })).rejects.toMatchObject({
    cause: { postNumber: 'postNumber.format' },
  });
  const ways = async () =>
    (await shopper.do((shop) => shop.getShippingProvider())).list.map(
      (way) => way.shippingProfileId,
    );
  expect(await ways()).toContain(2);
  const offered = () =>
    shopper.do(async (shop) => (await shop.getCheckout()).preferredDelivery.offered);
  expect(await offered()).not.toBeNull();
  const [saved] = await save({ ...station, postNumber: '1234567' });
  expect(saved).toMatchObject({ streetName: 'Packstation', postNumber: '1234567' });
  expect(await ways()).toEqual([1]);
  expect(await offered()).toBeNull();

  await save({ ...ANNA, streetName: 'Postfiliale', apartment: '502' });
  expect(await ways()).toEqual([1]);
  await save(ANNA);
  expect(await ways()).toContain(2);
});

test('goods without delivery to stations report the station as the obstacle', async () => {
  await engine.pool.query(
    `insert into shipping_price (shipping_profile_id, country_id, max_weight_g, price)
     values (2, 1, 900000, 4900)`,
  );
  const heavy = (
    await engine.fixture.item({
      name: 'Eimer',
      variations: [{ price: 1000, stock: 999, weightG: 20_000 }],
    })
  ).variationIds[0]!;
  const shopper = await readyToOrder(engine, [{ variationId: heavy }], { paymentId: 2 });
  const noDelivery = async (address: object, quantity: number) => {
    const addressData = { ...ANNA, ...address };
    await shopper.do((shop) => shop.doSaveAddress({ typeId: 2, addressData }));
    const { id: cartItemId } = (await shopper.do((shop) => shop.getCart())).items[0]!;
    const wish = { cartItemId, variationId: heavy, quantity };
    await shopper.do((shop) => shop.setCartItemQuantity(wish));
    return (await shopper.do((shop) => shop.getCart())).noDelivery;
  };
  const station = { streetName: 'Postfiliale', apartment: '502' };
  expect(await noDelivery(station, 1)).toBeNull();
  expect(await noDelivery(station, 2)).toBe('station');
  expect(await noDelivery({}, 2)).toBeNull();
  expect(await noDelivery({}, 50)).toBe('weight');
});
