import { expect, test } from 'vitest';
import { offer, readyToOrder, type Shopper } from '../../../../../tests/support/shopper';
import { useTestEngine } from '../../../../../tests/support/use-test-engine';

let everywhere: number;
let inGermany: number;
let inGerman: number;
let bundle: number;
const engine = useTestEngine(async ({ fixture, pool }) => {
  const { variationIds } = await fixture.item({
    name: 'Farbe',
    variations: [{ price: 1000 }, { price: 2000 }, { price: 3000 }],
  });
  [everywhere, inGermany, inGerman] = variationIds as [number, number, number];
  const set = await fixture.item({
    name: 'Set',
    variations: [{ price: 3000, parts: { [everywhere]: 1, [inGermany]: 1 } }],
  });
  bundle = set.variationIds[0]!;
  await pool.query(`update variation set countries = '{DE}' where id = $1`, [inGermany]);
  await pool.query(`update variation set languages = '{de}' where id = $1`, [inGerman]);
});

const add = (shopper: Shopper, variationId: number) =>
  shopper.do((shop) => shop.doAddCartItem({ variationId }));

const cartOf = (shopper: Shopper) => shopper.do((shop) => shop.getCart());

/** Sets the country of all open carts. */
const sendTo = (isoCode: string) =>
  engine.pool.query(
    `update cart set shipping_country_id = (select id from country where iso_code2 = $1)
     where status = 'open'`,
    [isoCode],
  );

/** The same browser, on pages of the other language. */
function inEnglish(shopper: Shopper): Shopper {
  const english = engine.shopper({ lang: 'en' });
  english.setToken(shopper.token());
  return english;
}

const left = (reason: string, names: string) => [
  { key: `cartLinesLeft.${reason}`, type: 'warning', values: { names } },
];

test('goods not delivered to the country leave the cart with one notice, alone or in a set (4.14)', async () => {
  const shopper = engine.shopper();
  for (const goods of [everywhere, inGermany, bundle]) await add(shopper, goods);
  await sendTo('AT');
  const cart = await cartOf(shopper);
  expect(cart.items.map(({ variationId }) => variationId)).toEqual([everywhere]);
  expect(cart.notices).toEqual(left('country', 'Farbe, Set'));
  const refused = { key: 'cart.addToBasket.notForCountry', code: 15 };
  await expect(add(shopper, inGermany)).rejects.toMatchObject(refused);
  await expect(add(shopper, bundle)).rejects.toMatchObject(refused);
  const told = await shopper.do(async (shop, _, gone) => {
    await shop.doAddCartItem({ variationId: everywhere });
    return gone();
  });
  expect(told).toEqual(left('country', 'Farbe, Set'));
  await sendTo('DE');
  expect(await cartOf(shopper)).toMatchObject({ itemQuantity: 2, notices: [] });
  await add(shopper, inGermany);
});

test('goods not sold in the language leave the cart (4.13)', async () => {
  const shopper = engine.shopper();
  await add(shopper, inGerman);
  await add(shopper, everywhere);
  const english = inEnglish(shopper);
  const cart = await cartOf(english);
  expect(cart.items.map(({ variationId }) => variationId)).toEqual([everywhere]);
  expect(cart.notices).toEqual(left('language', 'Farbe (en)'));
  await expect(add(english, inGerman)).rejects.toMatchObject({
    key: 'cart.addToBasket.notInLanguage',
    code: 10,
  });
  // A visitor who only looked at the other language has lost nothing.
  expect((await cartOf(shopper)).itemQuantity).toBe(2);
});

test('goods without a price in the currency of the cart leave it (4.12)', async () => {
  const { variationIds } = await engine.fixture.item({
    name: 'Lack',
    variations: [{ price: 900 }],
  });
  const shopper = engine.shopper();
  await add(shopper, variationIds[0]!);
  await engine.pool.query('delete from variation_price where variation_id = $1', [variationIds[0]]);
  const cart = await cartOf(shopper);
  expect(cart.items).toEqual([]);
  expect(cart.notices).toEqual([
    { key: 'notificationsBasketItemsRemovedForCurrency', type: 'warning', values: {} },
  ]);
});

test('goods restricted to another country between quote and order are not ordered', async () => {
  const { variationIds } = await engine.fixture.item({
    name: 'Lasur',
    variations: [{ price: 900 }],
  });
  const guest = await readyToOrder(engine, [{ variationId: variationIds[0]! }]);
  const form = await offer(guest);
  await engine.pool.query(`update variation set countries = '{AT}' where id = $1`, variationIds);
  await expect(guest.do((shop) => shop.doPlaceOrder(form))).rejects.toMatchObject({
    key: 'order.incomplete',
    cause: { missing: ['items'] },
  });
});

test('the product page names the countries, and no delivery that is not available', async () => {
  const { itemId, variationIds } = await engine.fixture.item({
    name: 'Kalkfarbe',
    variations: [{ price: 900 }],
  });
  const set = await engine.fixture.item({
    name: 'Kalkset',
    variations: [{ price: 900, parts: { [variationIds[0]!]: 1 } }],
  });
  const look = (id: number, lang: 'de' | 'en') =>
    engine.shopper({ lang }).do((shop) => shop.getProduct({ id }));
  expect(await look(itemId, 'de')).toMatchObject({
    countriesSoldTo: null,
    isSoldInLanguage: true,
    delivery: { countryCode: 'DE' },
  });
  await engine.pool.query(
    `update variation set countries = '{AT}', languages = '{de}' where id = $1`,
    variationIds,
  );
  for (const id of [itemId, set.itemId]) {
    expect(await look(id, 'de')).toMatchObject({
      countriesSoldTo: ['Österreich'],
      isSoldInLanguage: true,
      delivery: null,
    });
    expect(await look(id, 'en')).toMatchObject({
      countriesSoldTo: ['Austria'],
      isSoldInLanguage: false,
    });
  }
});
