import { expect, test } from 'vitest';
import { useTestEngine } from '../../../../../tests/support/use-test-engine';
import { createTestContext } from '../../../../../tests/support/commerce-context';
import { productSchema } from '../../../shop-api';
import { loadListProducts } from '../listing/list-products';
import { catalogueOperations } from './operations';

const engine = useTestEngine();

const statement = (code: string) => ({ code, text: `de ${code}`, textEn: `en ${code}` });
const stainLabel = {
  pictograms: ['GHS02', 'GHS07'],
  signalWord: 'warning',
  statements: ['H226', 'H336', 'EUH066'].map(statement),
  ufi: 'AAAA-0000-0000-0001',
  isBiocide: false,
};
const preservativeLabel = {
  pictograms: ['GHS09'],
  signalWord: 'danger',
  statements: ['H410', 'EUH066'].map(statement),
  ufi: 'BBBB-0000-0000-0002',
  isBiocide: true,
};

/** A set of a stain, a brush without hazards and one more part. */
async function fenceSet(thirdPart: object = {}) {
  const { fixture } = engine;
  const stain = await fixture.item({
    name: 'Lasur',
    manufacturer: 'Alm',
    hazard: stainLabel,
    variations: [{ price: 2000 }],
  });
  const brush = await fixture.item({
    name: 'Pinsel',
    manufacturer: 'Kind',
    variations: [{ price: 500 }],
  });
  const third = await fixture.item({
    name: 'Grund',
    manufacturer: 'Alm',
    variations: [{ price: 1500 }],
    ...thirdPart,
  });
  const parts = [stain, brush, third].map(({ variationIds }) => [variationIds[0]!, 1]);
  const set = await fixture.item({
    name: 'Zaunset',
    itemType: 'bundle',
    variations: [{ price: 3500, stock: null, parts: Object.fromEntries(parts) }],
  });
  return { set, third, variationId: set.variationIds[0]! };
}

async function productOf(itemId: number, lang: 'de' | 'en' = 'de') {
  const ctx = await createTestContext(engine.pool, { lang });
  const product = await catalogueOperations(ctx).getProduct({ id: itemId });
  return { product: productSchema.parse(product), tags: ctx.tags };
}

test('a set shows the hazards of its parts, and changes with a part (CLP art. 48)', async () => {
  const { set, third } = await fenceSet();
  expect((await productOf(set.itemId)).product.hazard).toEqual({
    pictograms: ['GHS02', 'GHS07'],
    signalWord: 'warning',
    statements: ['H226', 'H336', 'EUH066'].map((code) => ({ code, text: `de ${code}` })),
    ufis: [{ name: 'Lasur', ufi: 'AAAA-0000-0000-0001' }],
    isBiocide: false,
  });
  await engine.pool.query('update item set hazard = $1 where id = $2', [
    preservativeLabel,
    third.itemId,
  ]);
  const { product, tags } = await productOf(set.itemId, 'en');
  expect(product.hazard).toEqual({
    pictograms: ['GHS02', 'GHS07', 'GHS09'],
    signalWord: 'danger',
    statements: ['H226', 'H336', 'H410', 'EUH066'].map((code) => ({ code, text: `en ${code}` })),
    ufis: [
      { name: 'Lasur (en)', ufi: 'AAAA-0000-0000-0001' },
      { name: 'Grund (en)', ufi: 'BBBB-0000-0000-0002' },
    ],
    isBiocide: true,
  });
  expect(tags).toContain(`item:${third.itemId}`);
});

test('a set without own hazards has the mark of its parts in lists', async () => {
  const { variationId } = await fenceSet();
  const [listed] = await loadListProducts(await createTestContext(engine.pool), [variationId]);
  expect(listed?.hasHazards).toBe(true);
});

test('a set names the manufacturer and the responsible person of each part (GPSR art. 19)', async () => {
  const { set, third } = await fenceSet();
  await engine.pool.query(
    `with maker as (insert into manufacturer (external_id, name, country)
                    values ('uk', 'Finch', 'GB') returning id),
          person as (insert into responsible_person (external_id, name, country)
                     values ('eu', 'Kontor', 'DE') returning id)
     update item set manufacturer_id = maker.id, responsible_person_id = person.id
       from maker, person where item.id = $1`,
    [third.itemId],
  );
  const { product } = await productOf(set.itemId, 'en');
  expect(
    product.partMakers.map(({ goods, manufacturer, responsiblePerson }) => [
      goods,
      manufacturer?.name,
      manufacturer?.country,
      responsiblePerson && [responsiblePerson.name, responsiblePerson.country],
    ]),
  ).toEqual([
    [['Lasur (en)'], 'Alm', '', null],
    [['Pinsel (en)'], 'Kind', '', null],
    [['Grund (en)'], 'Finch', 'United Kingdom', ['Kontor', 'Germany']],
  ]);
});

test('goods that require advice before the sale cannot be added to the cart, alone or in a set', async () => {
  const { set, third, variationId } = await fenceSet();
  const shopper = engine.shopper();
  await shopper.do((shop) => shop.doAddCartItem({ variationId }));
  await engine.pool.query('update item set is_sold_online = false where id = $1', [third.itemId]);
  for (const named of [variationId, third.variationIds[0]!]) {
    await expect(
      engine.shopper().do((shop) => shop.doAddCartItem({ variationId: named })),
    ).rejects.toThrow();
  }
  const [listed, part] = await loadListProducts(await createTestContext(engine.pool), [
    variationId,
    third.variationIds[0]!,
  ]);
  expect([listed?.filter.isSalable, part?.filter.isSalable]).toEqual([false, false]);
  expect((await productOf(set.itemId)).product.isSoldOnline).toBe(false);
  expect((await productOf(third.itemId)).product.isSoldOnline).toBe(false);
  expect((await shopper.do((shop) => shop.getCart())).items).toEqual([]);
});
