import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPaintShop, type PaintShop } from '../../../../../tests/support/paint-shop';
import { listProductSchema, productSchema } from '../../../shop-api';
import { vatRatesOf } from '../../core/reference/vat-rates';
import { loadListProducts } from '../listing/list-products';
import { catalogueOperations } from './operations';

let shop: PaintShop;

beforeAll(async () => {
  shop = await openPaintShop();
});
afterAll(() => shop.database.drop());

// The required order property of the paint costs 2.50, which each of its prices includes.
test('list products have the requested order and leave unknown ids out', async () => {
  const ids = [shop.lacquer.variationIds[0]!, 999_999, shop.paint.variationIds[1]!];
  const products = await loadListProducts(shop.ctx, ids);
  expect(products.map((product) => product.variation.id)).toEqual([ids[0], ids[2]]);
  for (const product of products) listProductSchema.parse(product);
  expect(products[0]!.filter.isSalable).toBe(false);
  expect(products[1]).toMatchObject({
    texts: { name1: 'Grüne Küchenfarbe' },
    unit: { content: 2.5, unitOfMeasurement: 'LTR' },
    prices: {
      default: { price: 3249, lowestPrice: 3249, basePrice: { value: 1300, unit: 'LTR' } },
      specialOffer: { price: 2749, basePrice: { value: 1100, unit: 'LTR' } },
      graduatedPrices: [{ price: 3049, minimumOrderQuantity: 6 }],
    },
    item: { feedbackCount: 3, feedbackDecimal: 4.33, salableVariationCount: 2 },
    hasRequiredOrderProperty: true,
    attributes: [
      { name: 'Gebinde', value: '2,5 l' },
      { name: 'Glanz', value: 'seidenmatt' },
    ],
    variation: { vatRate: 1900 },
  });
  expect(shop.ctx.tags).toContain('until:2099-01-01T00:00:00.000Z');
  expect(shop.ctx.tags).toContain(`item:${shop.paint.itemId}`);
});

describe('pictures', () => {
  test('those of the variation come before those of the item, never those of another', async () => {
    const { itemId, variationIds } = await shop.fixture.item({
      name: 'Probiertopf',
      variations: [{ price: 500 }, { price: 500 }],
    });
    for (const hash of ['item', 'first', 'second']) {
      await shop.database.pool.query(
        `insert into image (hash, width, height, placeholder, widths)
         values ($1, 1200, 900, 'data:', '{640,320,1280}')`,
        [hash],
      );
    }
    const link = (more: object) => shop.fixture.insert('item_image', { ...more, item_id: itemId });
    await link({
      image_hash: 'item',
      position: 0,
      name_de: 'Farbkarte',
      alternate_de: 'Farbbänder',
    });
    await link({ image_hash: 'first', position: 3, variation_id: variationIds[0] });
    await link({ image_hash: 'second', position: 2, variation_id: variationIds[1] });

    const [listed] = await loadListProducts(shop.ctx, [variationIds[1]!]);
    expect(listed!.images.all.map(({ url }) => url)).toEqual(['/media/second/', '/media/item/']);
    const product = await catalogueOperations(shop.ctx).getProduct({
      id: itemId,
      variationId: variationIds[1],
    });
    expect(product!.images.variation.map(({ url }) => url)).toEqual(['/media/second/']);
    expect(product!.images.all).toEqual([
      {
        id: expect.any(Number),
        url: '/media/item/',
        urlMiddle: '/media/item/640.webp',
        urlPreview: '/media/item/320.webp',
        urlSecondPreview: '/media/item/320.webp',
        position: 0,
        width: 1200,
        height: 900,
        cleanImageName: 'farbkarte',
        names: { name: 'Farbkarte', alternate: 'Farbbänder' },
        placeholder: 'data:',
        widths: [320, 640, 1280],
      },
    ]);
  });
});

test('several values of a property are one fact', async () => {
  const { itemId } = await shop.fixture.item({ name: 'Für beides' });
  for (const value of ['innen', 'außen']) {
    const [property_id, value_id] = await shop.fixture.propertyValue('Einsatz', value);
    await shop.fixture.insert('item_property', { item_id: itemId, property_id, value_id });
  }
  const product = await catalogueOperations(shop.ctx).getProduct({ id: itemId });
  expect(product!.variationProperties.map(({ values }) => values.value)).toEqual([
    'innen und außen',
  ]);
});

test('the stock of a bundle is limited by its parts', async () => {
  const product = await catalogueOperations(shop.ctx).getProduct({ id: shop.bundle.itemId });
  expect(product!.stockNet).toBe(50);
  expect(product!.bundleComponents.map(({ quantity, price }) => ({ quantity, price }))).toEqual(
    expect.arrayContaining([
      { quantity: 2, price: 500 },
      { quantity: 1, price: 1749 },
    ]),
  );
});

test('a part of a bundle has the description of its item', async () => {
  const id = shop.bundle.itemId;
  const readParts = async () =>
    (await catalogueOperations(shop.ctx).getProduct({ id }))!.bundleComponents;
  const { itemId } = (await readParts())[0]!;
  await shop.database.pool.query(
    `update item_text set description = '<p>Kurzer Flor</p>' where item_id = $1`,
    [itemId],
  );
  expect(
    (await readParts()).map((part) => [part.itemId === itemId, part.texts.description]),
  ).toEqual(
    expect.arrayContaining([
      [true, '<p>Kurzer Flor</p>'],
      [false, ''],
    ]),
  );
});

describe('getProduct', () => {
  test('returns everything of the contract in both languages', async () => {
    const product = await catalogueOperations(shop.ctx).getProduct({ id: shop.paint.itemId });
    expect(productSchema.parse(product)).toEqual(product);
    expect(product).toMatchObject({
      variation: { id: shop.paint.variationIds[0] },
      manufacturer: { name: 'Nordfarbe' },
      breadcrumbs: [
        { name: 'Farben', path: '/farben' },
        { name: 'Wandfarben', path: '/farben/wandfarben' },
      ],
      properties: [
        {
          isOderProperty: true,
          isRequired: true,
          surcharge: 250,
          selectionValues: [{ name: 'Salbei' }, { name: 'Moos' }],
        },
      ],
      variationProperties: [{ names: { name: 'Raum' }, values: { value: 'Küche' } }],
      seoSettings: { sku: 'KF-075', canonical: `/gruene-kuechenfarbe_${shop.paint.itemId}` },
      languageUrls: {
        de: `/gruene-kuechenfarbe_${shop.paint.itemId}`,
        en: `/green-kitchen-paint_${shop.paint.itemId}`,
      },
    });
    const inEnglish = await catalogueOperations(shop.english).getProduct({ id: shop.paint.itemId });
    expect(productSchema.parse(inEnglish)).toMatchObject({
      texts: { name1: 'Green kitchen paint' },
    });
  });

  test('maps attributes to variations; a value without a variation for the choice is disabled', async () => {
    const product = await catalogueOperations(shop.ctx).getProduct({
      id: shop.paint.itemId,
      variationId: shop.paint.variationIds[1],
    });
    const map = product!.variationAttributeMap!;
    const [small, large] = shop.paint.variationIds;
    expect(map.variations).toMatchObject([
      { variationId: small, unitName: '750 ml', prices: { default: { price: 1749 } } },
      {
        variationId: large,
        unitName: '2,5 l',
        minimumOrderQuantity: 1,
        prices: {
          specialOffer: { price: 2749 },
          graduatedPrices: [{ price: 3049, minimumOrderQuantity: 6 }],
        },
      },
    ]);
    const values = map.attributes.flatMap(({ values }) => values.map((v) => [v.name, v.disabled]));
    expect(values).toEqual([
      ['750 ml', true],
      ['2,5 l', false],
      ['matt', true],
      ['seidenmatt', false],
    ]);
  });

  test('null for unknown, inactive or foreign variations', async () => {
    const { getProduct } = catalogueOperations(shop.ctx);
    expect(await getProduct({ id: 999_999 })).toBeNull();
    expect(
      await getProduct({ id: shop.paint.itemId, variationId: shop.paint.variationIds[2] }),
    ).toBeNull();
    expect(
      await getProduct({ id: shop.paint.itemId, variationId: shop.lacquer.variationIds[0] }),
    ).toBeNull();
  });

  test('shows a variation that can be bought when the main one is sold out', async () => {
    const product = await catalogueOperations(shop.ctx).getProduct({ id: shop.lacquer.itemId });
    expect(product!.variation.id).toBe(shop.lacquer.variationIds[1]);
  });
});

test('getCrossSelling returns salable goods in the operator’s order', async () => {
  for (const [position, related] of [shop.roller, shop.lacquer].entries()) {
    await shop.database.pool.query(
      `insert into item_relation (item_id, related_item_id, relation, position) values ($1, $2, 'Accessory', $3)`,
      [shop.paint.itemId, related.itemId, position],
    );
  }
  const products = await catalogueOperations(shop.ctx).getCrossSelling({
    itemId: shop.paint.itemId,
    relation: 'Accessory',
    limit: 5,
  });
  expect(products.map((product) => product.item.id)).toEqual([
    shop.roller.itemId,
    shop.lacquer.itemId,
  ]);
});

test('VAT rates depend on destination and day', async () => {
  await shop.database.pool.query(
    `insert into vat_rate (country_id, vat_class, rate, valid_from) values (2, 'standard', 2100, '2030-01-01'),
       (2, 'reduced', 1000, '2030-01-01'), (2, 'reduced2', 1300, '2030-01-01'),
       (2, 'reduced', 1100, '2031-01-01')`,
  );
  const tables = await shop.ctx.reference();
  const at = (time: string) => vatRatesOf(tables, 2, new Date(time));
  const today = vatRatesOf(tables, 2, new Date());
  expect(today).toEqual({ standard: 2000, reduced: 1000, reduced2: 1000 });
  expect(at('2029-12-31T23:30:00Z')).toEqual({ standard: 2100, reduced: 1000, reduced2: 1300 });
  // A step without a second rate has none.
  expect(at('2031-06-01T00:00:00Z')).toMatchObject({ reduced: 1100, reduced2: 1100 });
});
