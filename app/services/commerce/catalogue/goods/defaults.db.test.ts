import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createCatalogueFixture,
  type CatalogueFixture,
} from '../../../../../tests/support/catalogue-fixture';
import { createTestContext } from '../../../../../tests/support/commerce-context';
import { createTestDatabase, type TestDatabase } from '../../../../../tests/support/database';
import { loadListProducts } from '../listing/list-products';
import { catalogueOperations } from './operations';

let database: TestDatabase;
let fixture: CatalogueFixture;

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await createCatalogueFixture(database.pool);
});
afterAll(() => database.drop());

test('a category without details is in no tree', async () => {
  const named = await fixture.category('Farben');
  const nameless = await fixture.insert('category', { external_id: 'nameless', position: 0 });
  const ctx = await createTestContext(database.pool);
  const ids = (await catalogueOperations(ctx).getCategoryTree()).map(({ id }) => id);
  expect(ids).toContain(named);
  expect(ids).not.toContain(nameless);
});

test('a tag has its name, and white as the default colour', async () => {
  const { itemId, variationIds } = await fixture.item({ name: 'Farbe' });
  const tagId = await fixture.insert('tag', { external_id: 'new' });
  for (const [lang, name] of [
    ['de', 'Neu'],
    ['en', 'New'],
  ]) {
    await database.pool.query('insert into tag_text (tag_id, lang, name) values ($1, $2, $3)', [
      tagId,
      lang,
      name,
    ]);
  }
  await database.pool.query('insert into item_tag (item_id, tag_id) values ($1, $2)', [
    itemId,
    tagId,
  ]);
  const ctx = await createTestContext(database.pool, { lang: 'en' });
  const [product] = await loadListProducts(ctx, variationIds);
  expect(product?.tags).toEqual([{ id: tagId, names: { name: 'New' }, color: '#ffffff' }]);
});

test('goods without quantity rules can be ordered in any number', async () => {
  const { variationIds } = await fixture.item({ name: 'Farbe' });
  const ctx = await createTestContext(database.pool);
  const [product] = await loadListProducts(ctx, variationIds);
  expect(product?.variation).toMatchObject({
    minimumOrderQuantity: 1,
    intervalOrderQuantity: 1,
    maximumOrderQuantity: null,
  });
});
