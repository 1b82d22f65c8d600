import { expect, test } from 'vitest';
import { useTestEngine } from '../../../tests/support/use-test-engine';
import { useWire } from '../../../tests/support/use-wire';
import { dataOf, logInOperator } from '../../../tests/support/wire-needs';

type Fields = Record<string, unknown>;

let above: number;
let categoryId: number;
const engine = useTestEngine(async ({ fixture, index }) => {
  above = await fixture.category('Oben', { type: 'content' });
  categoryId = await fixture.category('Ratgeber', { type: 'content', parent: above });
  await index.applyChanges('everything');
});
const { visitor } = useWire(engine);

test('a category says the same of itself in lists as by its id', async () => {
  const client = visitor();
  await logInOperator(engine, client);
  const settings = {
    metaTitle: 'Titel',
    metaDescription: 'Worum es geht',
    metaKeywords: 'eins, zwei',
    canonicalLink: 'https://farben.example/anderswo',
    position: 7,
    pageView: 'a',
    itemListView: 'b',
    singleItemView: 'c',
  };
  await dataOf(client, 'setCategorySettings', [{ id: categoryId, ...settings }]);
  const one = (await dataOf(client, 'getCategoryById', { categoryId })) as Fields;
  expect((one['details'] as Fields[])[0]).toMatchObject({ ...settings, position: '7' });
  const lists = [
    await dataOf(client, 'getCategoriesSearch', { name: 'Ratgeber', with: 'details,clients' }),
    await dataOf(client, 'getChildCategories', { parentCategoryId: above }),
  ] as { entries: Fields[] }[];
  for (const { entries } of lists) expect(entries).toEqual([one]);
});
