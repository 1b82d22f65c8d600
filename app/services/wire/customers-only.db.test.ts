import { expect, test } from 'vitest';
import { useTestEngine } from '../../../tests/support/use-test-engine';
import { useWire } from '../../../tests/support/use-wire';
import { dataOf, logInOperator } from '../../../tests/support/wire-needs';

let categoryId: number;
let belowId: number;
const engine = useTestEngine(async ({ fixture, index }) => {
  categoryId = await fixture.category('Preisliste', { type: 'content', right: 'customer' });
  belowId = await fixture.category('Rabatte', { type: 'content', parent: categoryId });
  await index.applyChanges('everything');
});
const { visitor } = useWire(engine);

const READ: [name: string, argument: object][] = [
  ['getFacet', { categoryId: '1' }],
  ['getCategoryById', { categoryId: '1' }],
  ['getCategoryTemplate', { id: '1' }],
  ['getBlocks', { identifier: '1', type: 'category' }],
];

test.each(READ)('%s of a page for customers is for operators who edit, too', async (name, sent) => {
  const [field] = Object.keys(sent) as [string];
  const argument = { ...sent, [field]: String(categoryId) };
  for (const rights of [undefined, ['edit'], ['publish']] as const) {
    const editor = visitor();
    await logInOperator(engine, editor, rights && [...rights]);
    await dataOf(editor, name, argument);
  }
  const viewer = visitor();
  await logInOperator(engine, viewer, ['preview']);
  for (const client of [visitor(), viewer]) {
    expect(await client.call(name, argument)).toMatchObject({
      status: 401,
      body: { data: { key: 'login.required' } },
    });
  }
});

test('lists of pages name one for customers, and those below it, to operators who edit', async () => {
  const idsIn = async (client: ReturnType<typeof visitor>, name: string, argument: object) => {
    const { entries } = (await dataOf(client, name, argument)) as { entries: { id: number }[] };
    return entries.map(({ id }) => id);
  };
  const viewer = visitor();
  await logInOperator(engine, viewer, ['preview']);
  for (const client of [visitor(), viewer]) {
    expect(await idsIn(client, 'getCategoriesSearch', {})).toEqual([]);
    expect(await idsIn(client, 'getChildCategories', { parentCategoryId: categoryId })).toEqual([]);
  }
  const editor = visitor();
  await logInOperator(engine, editor);
  expect(await idsIn(editor, 'getCategoriesSearch', {})).toEqual([categoryId, belowId]);
  const children = { parentCategoryId: categoryId };
  expect(await idsIn(editor, 'getChildCategories', children)).toEqual([belowId]);
  const listed = (await dataOf(editor, 'getCategoriesSearch', { level: 1 })) as {
    entries: object[];
  };
  expect(listed.entries).toEqual([await dataOf(editor, 'getCategoryById', { categoryId })]);
});

test('operators read the facts of a public page as everybody does', async () => {
  await engine.pool.query(`update category set "right" = 'all', sitemap = 'N' where id = $1`, [
    categoryId,
  ]);
  await engine.index.applyChanges('everything');
  const editor = visitor();
  await logInOperator(engine, editor);
  const { entries } = (await dataOf(editor, 'getCategoriesSearch', { level: 1 })) as {
    entries: object[];
  };
  expect(entries).toMatchObject([{ id: categoryId, sitemap: 'N' }]);
});
