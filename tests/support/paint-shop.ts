import { createCatalogueFixture, type CatalogueFixture } from './catalogue-fixture';
import { createTestContext } from './commerce-context';
import { createTestDatabase } from './database';

export type PaintShop = Awaited<ReturnType<typeof openPaintShop>>;

/** Opens a small shop in a separate database. Close it with `database.drop()`. */
export async function openPaintShop() {
  const database = await createTestDatabase();
  const fixture = await createCatalogueFixture(database.pool);
  const goods = await addPaintShop(fixture);
  const ctx = await createTestContext(database.pool);
  const english = await createTestContext(database.pool, { lang: 'en', index: ctx.index });
  return { database, fixture, ctx, english, ...goods };
}

/**
 * Two public categories and one for customers, a paint with three variations (one inactive), a
 * lacquer whose main variation is sold out, a roller, and a bundle of paint and rollers.
 */
export async function addPaintShop(fixture: CatalogueFixture) {
  const root = await fixture.category('Farben');
  const walls = await fixture.category('Wandfarben', { parent: root });
  const hidden = await fixture.category('Für Kunden', { right: 'customer' });
  const order = await fixture.orderProperty({
    name: 'Farbton',
    valueType: 'selection',
    isRequired: true,
    surcharge: 250,
    values: ['Salbei', 'Moos'],
  });
  const paint = await fixture.item({
    name: 'Grüne Küchenfarbe',
    nameEn: 'Green kitchen paint',
    categories: [walls],
    manufacturer: 'Nordfarbe',
    properties: { Raum: 'Küche' },
    orderPropertyIds: [order.id],
    shade: { name: 'Salbei', number: 'RAL 6021', color: '#8a9977' },
    ratings: [5, 4, 4],
    hazard: { pictograms: [], signalWord: null, statements: [], ufi: '', isBiocide: false },
    variations: [
      {
        price: 1499,
        rrp: 1999,
        size: [750_000, 'MLT'],
        attributes: { Gebinde: '750 ml', Glanz: 'matt' },
        number: 'KF-075',
      },
      {
        price: 2999,
        offer: { price: 2499, to: '2099-01-01T00:00:00Z' },
        graduated: { 6: 2799 },
        size: [2500, 'LTR'],
        attributes: { Gebinde: '2,5 l', Glanz: 'seidenmatt' },
      },
      { price: 9999, isActive: false, attributes: { Gebinde: '10 l', Glanz: 'matt' } },
    ],
  });
  const lacquer = await fixture.item({
    name: 'Weißlack für Türen',
    categories: [root],
    variations: [
      { price: 1999, stock: 0 },
      { price: 2999, stock: 3 },
    ],
  });
  const roller = await fixture.item({
    name: 'Farbrolle',
    categories: [root],
    variations: [{ price: 500 }],
  });
  const bundle = await fixture.item({
    name: 'Renovierset',
    itemType: 'bundle',
    categories: [root],
    variations: [
      {
        price: 1700,
        stock: null,
        parts: { [roller.variationIds[0]!]: 2, [paint.variationIds[0]!]: 1 },
      },
    ],
  });
  await fixture.pool.query('select refresh_search()');
  return { root, walls, hidden, order, paint, lacquer, roller, bundle };
}
