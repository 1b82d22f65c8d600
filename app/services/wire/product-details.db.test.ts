import { describe, expect, test } from 'vitest';
import { ANNA } from '../../../tests/support/anna';
import { addPaintShop } from '../../../tests/support/paint-shop';
import { useTestEngine } from '../../../tests/support/use-test-engine';
import { useWire } from '../../../tests/support/use-wire';
import type { WireCaller } from '../../../tests/support/wire-caller';

type Goods = Awaited<ReturnType<typeof addPaintShop>>;
type Fields = Record<string, unknown>;

let goods: Goods;
const engine = useTestEngine(async ({ fixture, index }) => {
  goods = await addPaintShop(fixture);
  await index.applyChanges('everything');
});
const { visitor } = useWire(engine);

async function data<T = Fields>(client: WireCaller, name: string, sent?: unknown): Promise<T> {
  const { status, body } = await client.call(name, ...(sent === undefined ? [] : [sent]));
  expect(status, `${name} ${JSON.stringify(body).slice(0, 300)}`).toBe(200);
  return body.data as T;
}

const at = (object: unknown, ...path: (string | number)[]) =>
  path.reduce<unknown>((given, key) => (given as Fields)[key], object) as Fields;

/** The fields of goods in every answer with goods. */
const DETAILS = ['texts', 'properties', 'variationProperties', 'defaultCategories'] as const;

async function chosenPaint(client: WireCaller) {
  const productId = goods.paint.variationIds[0]!;
  const [, value] = goods.order.valueIds;
  const property = { id: goods.order.id, valueType: 'selection', value, names: { name: 'x' } };
  return data(client, 'doAddCartItem', { productId, basketItemOrderParams: [{ property }] });
}

test('the properties of goods are in their groups, which have names', async () => {
  const { fixture, pool } = engine;
  const { itemId } = await fixture.item({ name: 'Mit Datenblatt' });
  const group_id = await fixture.insert('property_group', { external_id: 'use' });
  for (const [lang, name] of [
    ['de', 'Verwendung'],
    ['en', 'Use'],
  ]) {
    await fixture.insert('property_group_text', { group_id, lang, name });
  }
  for (const [name, value] of [
    ['Glanz', 'matt'],
    ['Einsatz', 'innen'],
  ] as const) {
    const [property_id, value_id] = await fixture.propertyValue(name, value);
    await fixture.insert('item_property', { item_id: itemId, property_id, value_id });
    if (name === 'Einsatz') {
      await pool.query('update property set group_id = $1 where id = $2', [group_id, property_id]);
    }
  }
  for (const [locale, name] of [
    ['de', 'Verwendung'],
    ['en', 'Use'],
  ]) {
    const sent = { body: JSON.stringify([{ id: itemId }]), headers: { locale: locale! } };
    const { body } = await visitor().send('getProduct', sent);
    const { variationProperties } = body.data as { variationProperties: Fields[] };
    expect(variationProperties.map(({ id, name }) => [id, name])).toEqual([
      [group_id, name],
      [0, ''],
    ]);
  }
});

describe('goods have the same data', () => {
  test('in lists, carts, events, the wishlist and orders as on their page', async () => {
    const client = visitor();
    const { itemId, variationIds } = goods.paint;
    const [variationId] = variationIds as [number];
    const product = await data(client, 'getProduct', { id: itemId, variationId });
    expect(product['properties']).toHaveLength(1);
    expect(product['variationProperties']).toHaveLength(1);

    const added = await chosenPaint(client);
    await data(client, 'doAddWishlistItem', { variationId });
    await data(client, 'doLoginAsGuest', { email: 'einzelheiten@example.com' });
    for (const typeId of [1, 2]) {
      await data(client, 'doSaveAddress', { typeId, addressData: ANNA });
    }
    const facet = await data<{ products: Fields[] }>(client, 'getFacet', {
      categoryId: goods.walls,
      itemsPerPage: 20,
    });
    const answers: Record<string, unknown> = {
      getFacet: facet.products.find(({ item }) => (item as { id: number }).id === itemId),
      getSearch: at(await data(client, 'getSearch', { term: 'Küchenfarbe' }), 'products', 0),
      getProductsByIds: at(
        await data(client, 'getProductsByIds', { variationIds: [variationId] }),
        'products',
        0,
      ),
      getWishlist: at(await data(client, 'getWishlist'), 0),
      doAddCartItem: at(added, 'items', 0, 'variation'),
      basketChanged: at(added, 'apiEvents', 'AfterBasketChanged', 'basketItems', 0, 'variation'),
      itemAdded: at(
        added,
        'apiEvents',
        'AfterBasketItemAdd',
        'basketItems',
        0,
        'variation',
        'data',
      ),
      getCart: at(await data(client, 'getCart'), 'items', 0, 'variation'),
      getSession: at(await data(client, 'getSession'), 'basket', 'items', 0, 'variation'),
      doPlaceOrder: at(await data(client, 'doPlaceOrder'), 'variations', variationId),
    };
    for (const [answer, found] of Object.entries(answers)) {
      for (const field of DETAILS) {
        expect(at(found, field), `${answer}: ${field}`).toEqual(product[field]);
      }
    }
  });

  test('the selected option is found among the order properties of the goods', async () => {
    const client = visitor();
    const cart = await chosenPaint(client);
    const { propertyId, value } = at(cart, 'items', 0, 'basketItemOrderParams', 0);
    const questions = at(cart, 'items', 0, 'variation')['properties'] as Fields[];
    const question = questions.find(
      ({ property }) => (property as Fields)['id'] === Number(propertyId),
    );
    expect(at(question, 'property', 'selectionValues', Number(value), 'name')).toBe('Moos');
  });

  test('a set names its parts everywhere, and other goods have no such field', async () => {
    const client = visitor();
    const [productId] = goods.bundle.variationIds;
    await data(client, 'doAddCartItem', { productId });
    const cart = await data(client, 'doAddCartItem', { productId: goods.roller.variationIds[0] });
    const page = await data(client, 'getProduct', { id: goods.bundle.itemId });
    const [set, roller] = cart['items'] as { variation: Fields }[];
    expect(set!.variation['bundleComponents']).toEqual(page['bundleComponents']);
    expect(page['bundleComponents']).toHaveLength(2);
    expect(roller!.variation).not.toHaveProperty('bundleComponents');
  });
});

describe('an order', () => {
  test('has the price of its goods before discounts, and its payment methods with their keys', async () => {
    const client = visitor();
    await data(client, 'doAddCartItem', {
      productId: goods.roller.variationIds[0],
      quantity: 3,
    });
    await data(client, 'doLoginAsGuest', { email: 'betraege@example.com' });
    for (const typeId of [1, 2]) {
      await data(client, 'doSaveAddress', { typeId, addressData: ANNA });
    }
    const offered = at(await data(client, 'getPaymentProviders'), 'list') as unknown as Fields[];
    const { order, ...rest } = await data<{ order: Fields; [field: string]: unknown }>(
      client,
      'doPlaceOrder',
    );
    const price = { priceOriginalGross: 5, priceOriginalNet: 4.2 };
    expect(at(order, 'orderItems', 0, 'amounts', 0)).toMatchObject(price);
    expect(at(order, 'amounts', 0)).toMatchObject({
      priceOriginalGross: 15,
      priceOriginalNet: at(rest, 'totals')['itemSumNet'],
    });
    const choices = rest['paymentMethodListForSwitch'] as Fields[];
    expect(choices.length).toBeGreaterThan(0);
    for (const { id, ...choice } of choices) {
      const { methodOfPaymentId, key, paymentKey, excludedPaymentMethodIds } = offered.find(
        (each) => each['id'] === id,
      )!;
      expect(choice).toMatchObject({
        methodOfPaymentId,
        key,
        paymentKey,
        excludedPaymentMethodIds,
      });
    }
  });
});
