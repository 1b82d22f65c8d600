import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createCatalogueFixture,
  type CatalogueFixture,
  type FixtureVariation,
  type InsertedItem,
} from '../../../../../tests/support/catalogue-fixture';
import { createTestContext, type TestContext } from '../../../../../tests/support/commerce-context';
import { createTestDatabase, type TestDatabase } from '../../../../../tests/support/database';
import { productSchema } from '../../../shop-api';
import { loadListProducts } from '../listing/list-products';
import { catalogueOperations } from './operations';

const CHALK = { name: 'Kreide', number: '1010', color: '#f6f4ee', position: 1 };
const MOSS = { name: 'Moos', number: '4140', color: '#6b7f5f', position: 2 };
const INK = { name: 'Tinte', number: '8060', color: '#2e4358', position: 3 };

const size = (litres: number, finish: string, more: Partial<FixtureVariation> = {}) => ({
  price: litres * 1000,
  size: [litres * 1000, 'LTR'] as [number, string],
  attributes: { Gebinde: `${litres} l`, Glanzgrad: finish },
  ...more,
});

let database: TestDatabase;
let fixture: CatalogueFixture;
let german: TestContext;
let english: TestContext;
let chalk: InsertedItem;
let moss: InsertedItem;
let ink: InsertedItem;
let other: InsertedItem;
let tester: InsertedItem;

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await createCatalogueFixture(database.pool);
  const paint = { line: 'ruhepol' };
  // The last shade of the card is inserted first, so that the order differs from that of the ids.
  ink = await fixture.item({
    ...paint,
    name: 'Wandfarbe Tinte',
    shade: INK,
    variations: [size(1, 'matt'), size(2, 'silk')],
  });
  moss = await fixture.item({
    ...paint,
    name: 'Wandfarbe Moos',
    shade: MOSS,
    variations: [size(1, 'matt'), size(2, 'silk'), size(2, 'matt', { stock: 0 })],
  });
  chalk = await fixture.item({
    ...paint,
    name: 'Wandfarbe Kreide',
    shade: CHALK,
    variations: [size(1, 'matt'), size(2, 'matt')],
  });
  await fixture.item({ ...paint, name: 'Alt', isActive: false, shade: MOSS });
  other = await fixture.item({ name: 'Lack Kreide', line: 'glanz', shade: CHALK });
  tester = await fixture.item({
    ...paint,
    isTester: true,
    name: 'Probiertopf',
    variations: [
      { price: 490, size: [125_000, 'MLT'], attributes: { Farbton: 'Kreide 1010' } },
      { price: 590, attributes: { Farbton: 'Moos 4140' }, stock: 0 },
    ],
  });
  for (const shade of [CHALK, MOSS]) {
    const [, value] = await fixture.attributeValue('Farbton', `${shade.name} ${shade.number}`);
    await database.pool.query('update attribute_value set shade_id = $1 where id = $2', [
      await fixture.shade(shade),
      value,
    ]);
  }
  german = await createTestContext(database.pool);
  english = await createTestContext(database.pool, { lang: 'en', index: german.index });
});
afterAll(() => database.drop());

const product = async (ctx: TestContext, of: InsertedItem, at?: number) => {
  const variationId = at === undefined ? undefined : of.variationIds[at]!;
  const found = await catalogueOperations(ctx).getProduct({ id: of.itemId, variationId });
  return productSchema.parse(found);
};

test('a shade has its name in the language of the page', async () => {
  expect((await product(german, chalk)).shade).toEqual({
    name: 'Kreide',
    number: '1010',
    color: '#f6f4ee',
  });
  expect((await product(english, chalk)).shade?.name).toBe('Kreide (en)');
  expect((await product(english, chalk)).shadeSiblings[0]?.shade.name).toBe('Kreide (en)');
});

/** The shades offered for goods that are mixed to order. */
const offered = async (shadeCard?: string) => {
  const name = `Nummer ${shadeCard}`;
  const wish = await fixture.orderProperty({ name, valuesFrom: 'shade', shadeCard });
  const mixed = await fixture.item({ name, orderPropertyIds: [wish.id] });
  const [property] = (await product(german, mixed)).properties;
  return property?.shades?.map((shade) => shade.name);
};

test('goods mixed to order offer the shades of their own card, else all', async () => {
  for (const [name, number, card] of [
    ['Teak', '5050', 'wood'],
    ['Salbei', '4120', 'paint'],
  ]) {
    await fixture.shade({
      name: name!,
      number: number!,
      card: card!,
      color: '#96602f',
      position: 9,
    });
  }
  expect(await offered('wood')).toEqual(['Teak']);
  expect(await offered('paint')).toEqual(['Salbei']);
  expect(await offered('')).toEqual(['Kreide', 'Moos', 'Tinte']);
  expect(await offered()).toEqual(['Kreide', 'Moos', 'Tinte', 'Teak', 'Salbei']);
});

test('a number identifies a shade when its card has it once', async () => {
  for (const [name, card] of [
    ['Nussbaum', 'oil'],
    ['Kirsche', 'varnish'],
    ['Birke', 'varnish'],
    ['Ahorn', 'varnish'],
  ]) {
    const number = name === 'Ahorn' ? '6020' : '6010';
    await fixture.shade({ name: name!, number, card: card!, color: '#96602f' });
  }
  expect(await offered('oil')).toEqual(['Nussbaum']);
  expect(await offered('varnish')).toEqual(['Ahorn']);
  const all = await offered();
  expect(all).toContain('Ahorn');
  expect(all).not.toContain('Nussbaum');
});

test('each shade of a line leads to the same size and finish, else to its main variation', async () => {
  const { shadeSiblings } = await product(german, chalk, 1);
  expect(
    shadeSiblings.map(({ shade, variationId, isSalable, isCurrent }) => [
      shade.name,
      variationId,
      isSalable,
      isCurrent,
    ]),
  ).toEqual([
    ['Kreide', chalk.variationIds[1], true, true],
    ['Moos', moss.variationIds[2], false, false],
    ['Tinte', ink.variationIds[0], true, false],
  ]);
  expect(shadeSiblings[1]?.path).toBe(`/wandfarbe-moos_${moss.itemId}_${moss.variationIds[2]}`);
});

test('before a size is chosen, the other shades lead to no size either', async () => {
  const { shadeSiblings } = await product(german, chalk);
  expect(shadeSiblings.map(({ path }) => path)).toEqual([
    `/wandfarbe-kreide_${chalk.itemId}`,
    `/wandfarbe-moos_${moss.itemId}`,
    `/wandfarbe-tinte_${ink.itemId}`,
  ]);
});

test('before a size is chosen, a shade is available while any can of it is', async () => {
  const sand = { name: 'Sand', number: '3010', color: '#d8c9a8', position: 4 };
  const clay = { name: 'Lehm', number: '3030', color: '#aa9988', position: 5 };
  const of = (shade: typeof sand, ...variations: FixtureVariation[]) =>
    fixture.item({ line: 'samt', name: `Samt ${shade.name}`, shade, variations });
  const shown = await of(CHALK, size(1, 'matt'));
  const left = await of(sand, size(1, 'matt', { stock: 0 }), size(2, 'matt'));
  await of(clay, size(1, 'matt', { stock: 0 }), size(2, 'matt', { stock: 0 }));
  const state = async (at?: number) =>
    (await product(german, shown, at)).shadeSiblings.map(({ isSalable }) => isSalable);
  expect(await state()).toEqual([true, true, false]);
  expect(await state(0)).toEqual([true, false, false]);
  const { path } = (await product(german, shown)).shadeSiblings[1]!;
  expect(path).toBe(`/samt-sand_${left.itemId}`);
});

test('the page of a paint depends on every shade of its line and on the testers', async () => {
  const ctx = await createTestContext(database.pool, { index: german.index });
  await product(ctx, chalk);
  for (const tag of [
    'line:ruhepol',
    `item:${moss.itemId}`,
    `item:${ink.itemId}`,
    'testers',
    `item:${tester.itemId}`,
  ]) {
    expect([...ctx.tags]).toContain(tag);
  }
});

test('a tester in the shade is offered beside any paint of it, never beside itself', async () => {
  expect((await product(german, chalk)).tester).toEqual({
    itemId: tester.itemId,
    variationId: tester.variationIds[0],
    name: 'Probiertopf',
    path: `/probiertopf_${tester.itemId}_${tester.variationIds[0]}`,
    price: 490,
    vatRate: 1900,
    basePrice: { value: 3920, unit: 'LTR' },
    isSalable: true,
  });
  expect((await product(german, moss)).tester).toMatchObject({ price: 590, isSalable: false });
  expect((await product(german, other)).tester).toMatchObject({ itemId: tester.itemId });
  expect((await product(german, ink)).tester).toBeNull();
  expect((await product(german, tester, 0)).tester).toBeNull();
  expect((await product(german, tester, 0)).shadeSiblings).toEqual([]);
});

test('a shade that is a choice is shown once it is chosen, and so are its pictures', async () => {
  await fixture.pool.query(`insert into image (hash, width, height, placeholder, widths)
    values ('jar', 10, 10, '', '{10}')`);
  await fixture.insert('item_image', {
    item_id: tester.itemId,
    variation_id: tester.variationIds[0],
    image_hash: 'jar',
  });
  expect((await product(german, tester)).images.variation).toEqual([]);
  expect((await product(german, tester, 0)).images.variation).toHaveLength(1);
  expect((await product(german, tester)).shade).toBeNull();
  expect((await product(german, tester, 1)).shade?.name).toBe('Moos');
  const [listed] = await loadListProducts(english, [tester.variationIds[1]!]);
  expect(listed?.shade).toEqual({ name: 'Moos (en)', number: '4140', color: '#6b7f5f' });
  const map = (await product(german, tester)).variationAttributeMap;
  expect(map?.attributes[0]?.values.map(({ color }) => color)).toEqual(['#f6f4ee', '#6b7f5f']);
});
