import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  createCatalogueFixture,
  type CatalogueFixture,
} from '../../../../../tests/support/catalogue-fixture';
import { createTestContext, type TestContext } from '../../../../../tests/support/commerce-context';
import { createTestDatabase, type TestDatabase } from '../../../../../tests/support/database';
import type { Operator } from '../../../operator-api/operator';
import type { PageSettings, PageTreeItem } from '../../../operator-api/categories';
import { resolvePath } from '../../catalogue/goods/resolve-path';
import { categoryOperations } from './operations';

let database: TestDatabase;
let fixture: CatalogueFixture;
let ctx: TestContext;
const by = { id: 7 } as Operator;
let keys = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await createCatalogueFixture(database.pool);
  ctx = await createTestContext(database.pool);
});
afterAll(() => database.drop());
beforeEach(() => database.pool.query('truncate category, event_log restart identity cascade'));

const pages = () => categoryOperations(ctx);
const english = () => categoryOperations({ ...ctx, lang: 'en' });
const add = async (name: string, parentCategoryId: number | null = null, key = `k${++keys}`) =>
  (await pages().doAddCategory({ name, type: 'content', parentCategoryId, key, by })).id;
const rows = async (sql: string) => (await database.pool.query(sql)).rows as unknown[];
const paths = async (lang = 'de') => {
  const found = await database.pool.query<{ path: string }>(
    'select path from category_detail where lang = $1 order by path',
    [lang],
  );
  return found.rows.map(({ path }) => path);
};
const flat = (tree: PageTreeItem[]): string[] =>
  tree.flatMap(({ name, level, children }) => [`${level} ${name}`, ...flat(children)]);
const leadsTo = async (path: string) => {
  const address = await resolvePath(ctx, { path });
  return address?.kind === 'category' ? address.categoryId : null;
};

async function set(
  categoryId: number,
  settings: Partial<PageSettings>,
  { lang = 'de', shown }: { lang?: 'de' | 'en'; shown?: Partial<PageSettings> } = {},
) {
  const of = lang === 'de' ? pages() : english();
  const seen = shown ?? (await of.getCategorySettings({ categoryId }))!;
  return of.setCategorySettings({ changes: [{ categoryId, lang, settings, shown: seen }], by });
}

describe('a new page', () => {
  test('has its name in both languages, is the last one, and is logged', async () => {
    const first = await add('Erste');
    const guide = await add('Über uns & mehr');
    const below = await add('Anfahrt', guide);
    expect(flat(await pages().getCategoryTree())).toEqual([
      '1 Erste',
      '1 Über uns & mehr',
      '2 Anfahrt',
    ]);
    expect(await paths('en')).toEqual(['/erste', '/ueber-uns-mehr', '/ueber-uns-mehr/anfahrt']);
    expect(await rows('select kind, data from event_log order by id limit 1')).toEqual([
      {
        kind: 'operator.pageAdded',
        data: { operatorId: 7, id: first, name: 'Erste', type: 'content', parentCategoryId: null },
      },
    ]);
    expect(await leadsTo('/ueber-uns-mehr/anfahrt')).toBe(below);
  });

  test('sent twice is created once', async () => {
    const ids = await Promise.all([add('Eine', null, 'same'), add('Eine', null, 'same')]);
    expect(ids[0]).toBe(ids[1]);
    expect(await paths()).toEqual(['/eine']);
  });

  test.each([
    ['Search', 'category.reserved'],
    ['My Account', 'category.reserved'],
    ['EN', 'category.reserved'],
    ['vorhanden!', 'category.taken'],
    ['日本', 'category.invalid'],
  ])('is refused as "%s": %s', async (name, key) => {
    await add('Vorhanden');
    await expect(async () => add(name)).rejects.toMatchObject({ key, code: 422 });
    expect(await paths()).toEqual(['/vorhanden']);
  });

  test.each(['', '   ', '2024', '12 34', 'a'.repeat(101), 'a\u0000b'])(
    'needs a name, which %j is not',
    async (name) => {
      await expect(async () => add(name)).rejects.toThrow('name');
    },
  );

  test('may have the name of a built-in page below another page', async () => {
    const parent = await add('Hilfe');
    await add('Search', parent);
    expect(await paths()).toEqual(['/hilfe', '/hilfe/search']);
  });

  test('can be six levels deep, not seven, and needs an existing parent', async () => {
    let parent: number | null = null;
    for (let level = 1; level <= 6; level += 1) parent = await add(`Ebene ${level}`, parent);
    await expect(add('Ebene 7', parent)).rejects.toMatchObject({ key: 'category.tooDeep' });
    await expect(add('Nirgends', 999_999)).rejects.toMatchObject({
      key: 'category.parentNotFound',
    });
  });

  test('of rivals for one path one gets it', async () => {
    const results = await Promise.allSettled(Array.from({ length: 5 }, () => add('Neu')));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await paths()).toEqual(['/neu']);
  });
});

describe('settings', () => {
  test('the position orders the pages of a parent, also those below another one', async () => {
    const parent = await add('Oben');
    const [first, second] = [await add('Erste', parent), await add('Zweite', parent)];
    await set(second, { position: 0 });
    expect(flat(await pages().getCategoryTree())).toEqual(['1 Oben', '2 Zweite', '2 Erste']);
    await set(first, { position: 0, pageView: 'PageDesignContent' });
    expect(flat(await pages().getCategoryTree())).toEqual(['1 Oben', '2 Erste', '2 Zweite']);
    expect(await english().getCategorySettings({ categoryId: first })).toMatchObject({
      position: 0,
      pageView: '',
    });
    await expect(set(first, { position: -1 })).rejects.toMatchObject({ key: 'category.invalid' });
  });

  test('only changed values are written, in their language', async () => {
    const id = await add('Ratgeber');
    await set(id, { name: 'Guides', nameUrl: 'guides', metaRobots: 'NOINDEX' }, { lang: 'en' });
    await set(id, { linklist: 'N', metaTitle: 'Titel' });
    expect(await pages().getCategorySettings({ categoryId: id })).toEqual({
      type: 'content',
      parentCategoryId: null,
      linklist: 'N',
      right: 'all',
      sitemap: 'Y',
      name: 'Ratgeber',
      nameUrl: 'ratgeber',
      metaTitle: 'Titel',
      metaDescription: '',
      metaKeywords: '',
      metaRobots: 'ALL',
      canonicalLink: '',
      position: 1,
      pageView: '',
      itemListView: '',
      singleItemView: '',
    });
    expect(await english().getCategorySettings({ categoryId: id })).toMatchObject({
      name: 'Guides',
      metaTitle: '',
      metaRobots: 'NOINDEX',
      linklist: 'N',
    });
    await database.pool.query('truncate event_log');
    await set(id, { linklist: 'N', name: 'Ratgeber' });
    expect(await rows('select from event_log')).toHaveLength(0);
  });

  test('another slug moves all pages below it, and the former addresses redirect there', async () => {
    const top = await add('Farben');
    const middle = await add('Innen', top);
    const low = await add('Küche', middle);
    await set(top, { nameUrl: 'anstriche' });
    expect(await paths()).toEqual(['/anstriche', '/anstriche/innen', '/anstriche/innen/kueche']);
    expect(await paths('en')).toEqual(['/farben', '/farben/innen', '/farben/innen/kueche']);
    await set(top, { nameUrl: 'colours' }, { lang: 'en' });
    expect(await leadsTo('/farben/innen/kueche')).toBe(low);

    await set(middle, { parentCategoryId: null });
    expect(await paths()).toEqual(['/anstriche', '/innen', '/innen/kueche']);
    expect(await leadsTo('/anstriche/innen')).toBe(middle);
    expect(await leadsTo('/farben/innen')).toBe(middle);

    // A current page takes precedence over a former one.
    const other = await add('Farben');
    expect(await leadsTo('/farben')).toBe(other);
    await set(other, { nameUrl: 'farbe' });
    await set(other, { nameUrl: 'farbe' }, { lang: 'en' });
    expect(await leadsTo('/farben')).toBe(other);
    await set(top, { nameUrl: 'farben' });
    expect(await leadsTo('/farben')).toBe(top);
  });

  test('a page cannot move below itself, too deep, or to a path that is taken', async () => {
    const top = await add('A');
    const below = await add('B', top);
    const deepest = await add('C', below);
    const rival = await add('C');
    for (const parentCategoryId of [top, below, deepest]) {
      await expect(set(top, { parentCategoryId })).rejects.toMatchObject({
        key: 'category.ownParent',
      });
    }
    await expect(set(deepest, { parentCategoryId: null })).rejects.toMatchObject({
      key: 'category.taken',
      cause: { path: '/c' },
    });
    await expect(set(rival, { nameUrl: 'cart' })).rejects.toMatchObject({
      key: 'category.reserved',
    });
    let parent = await add('Tief');
    for (let level = 2; level <= 4; level += 1) parent = await add(`Tief ${level}`, parent);
    await expect(set(top, { parentCategoryId: parent })).rejects.toMatchObject({
      key: 'category.tooDeep',
    });
    expect(await paths()).toContain('/a/b/c');
  });

  test.each([
    { name: '' },
    { name: '123' },
    { nameUrl: 'Groß' },
    { nameUrl: 'a/b' },
    { nameUrl: '' },
    { nameUrl: '-a' },
    { canonicalLink: 'javascript:alert(1)' },
    { canonicalLink: '//evil.example' },
    { canonicalLink: 'https://' },
    { canonicalLink: 'seite' },
    { metaTitle: 'a'.repeat(201) },
  ] as Partial<PageSettings>[])('%o is refused, and nothing is written', async (wrong) => {
    const id = await add('Seite');
    await expect(async () => set(id, { linklist: 'N', ...wrong })).rejects.toMatchObject({
      key: 'category.invalid',
      cause: { fields: Object.keys(wrong) },
    });
    expect(await pages().getCategorySettings({ categoryId: id })).toMatchObject({ linklist: 'Y' });
  });

  test.each(['', '/ratgeber', '/a?b=c', 'https://example.com/a'])(
    '%j is a canonical link',
    async (canonicalLink) => {
      const id = await add('Seite');
      await set(id, { canonicalLink, metaTitle: 'x' });
      expect(await pages().getCategorySettings({ categoryId: id })).toMatchObject({
        canonicalLink,
      });
    },
  );

  test('of concurrent renamings of a page all but the first get a conflict', async () => {
    const id = await add('Seite');
    const shown = (await pages().getCategorySettings({ categoryId: id }))!;
    const names = ['Eins', 'Zwei', 'Drei'];
    const results = await Promise.allSettled(names.map((name) => set(id, { name }, { shown })));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results) {
      if (result.status === 'rejected') {
        expect(result.reason).toMatchObject({
          key: 'category.conflict',
          cause: { fields: ['name'] },
        });
      }
    }
    // A change of another setting is no conflict.
    await set(id, { metaTitle: 'Titel' }, { shown });
    const present = (await pages().getCategorySettings({ categoryId: id }))!;
    expect(present.metaTitle).toBe('Titel');
    expect(names).toContain(present.name);
  });

  test('a page without texts in a language gets its first ones', async () => {
    const id = await add('Seite');
    await database.pool.query(`delete from category_detail where lang = 'en'`);
    expect(flat(await english().getCategoryTree())).toEqual(['1 Seite']);
    await expect(set(id, { metaTitle: 'x' }, { lang: 'en' })).rejects.toMatchObject({
      key: 'category.invalid',
      cause: { fields: ['name', 'nameUrl'] },
    });
    await set(id, { name: 'Page', nameUrl: 'page' }, { lang: 'en' });
    expect(await paths('en')).toEqual(['/page']);
  });

  test('a category with goods does not become a content page', async () => {
    const id = await fixture.category('Farben');
    await fixture.item({ name: 'Weiß', categories: [id] });
    await expect(set(id, { type: 'content' })).rejects.toMatchObject({
      key: 'category.hasItems',
      cause: { count: 1 },
    });
    const above = await add('Oben');
    await set(above, { type: 'item' });
    await set(id, { parentCategoryId: above });
    await expect(set(above, { type: 'content' })).rejects.toMatchObject({
      key: 'category.hasItems',
      cause: { count: 1 },
    });
    await expect(set(999_999, { name: 'x' }, { shown: {} })).rejects.toMatchObject({
      key: 'category.notFound',
      code: 404,
    });
  });
});

describe('deleting', () => {
  const remove = (categoryId: number) => pages().deleteCategory({ categoryId, by });

  test('deletes the pages below it too, and answers like the wire contract', async () => {
    const top = await add('Oben');
    await add('Unten', top);
    await set(top, { nameUrl: 'anders' });
    await database.pool.query(
      `insert into block_document (identifier, type, lang, blocks) values ($1, 'category', 'de', '[]')`,
      [String(top)],
    );
    expect(await remove(top)).toBe('Category deleted');
    expect(await paths()).toEqual([]);
    expect(await leadsTo('/oben')).toBeNull();
    expect(await rows('select identifier from block_document')).toEqual([
      { identifier: String(top) },
    ]);
    const [noted] = (await rows(
      `select data from event_log where kind = 'operator.pageDeleted'`,
    )) as { data: { pages: { details: { path: string }[] }[] } }[];
    expect(noted!.data.pages.map(({ details }) => details[0]!.path).toSorted()).toEqual([
      '/anders',
      '/anders/unten',
    ]);
    await expect(remove(top)).rejects.toMatchObject({ key: 'category.notFound', code: 404 });
  });

  test('is refused while goods are in it or below it', async () => {
    const top = await fixture.category('Farben');
    const below = await fixture.category('Lacke', { parent: top });
    await fixture.item({ name: 'Weiß', categories: [below], isActive: false });
    await expect(remove(top)).rejects.toMatchObject({
      key: 'category.hasItems',
      cause: { count: 1 },
    });
    expect(await paths()).toEqual(['/farben', '/farben/lacke']);
  });

  test('waits for a transaction that adds goods, and sees them', async () => {
    const id = await fixture.category('Farben');
    const { itemId } = await fixture.item({ name: 'Weiß' });
    const rival = await database.pool.connect();
    await rival.query('begin');
    await rival.query('insert into item_category (item_id, category_id) values ($1, $2)', [
      itemId,
      id,
    ]);
    const removed = remove(id);
    setTimeout(() => void rival.query('commit').then(() => rival.release()), 100);
    await expect(removed).rejects.toMatchObject({ key: 'category.hasItems' });
  });

  test('concurrent with an addition below it: no page is left without its parent', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const top = await add(`Oben ${turn}`);
      const [removed, added] = await Promise.allSettled([remove(top), add('Kind', top)]);
      expect(removed.status).toBe('fulfilled');
      if (added.status === 'rejected') {
        expect(added.reason).toMatchObject({ key: 'category.parentNotFound' });
      }
      expect(await paths()).toEqual([]);
    }
  });
});

test('an unknown page has no settings', async () => {
  expect(await pages().getCategorySettings({ categoryId: 999_999 })).toBeNull();
});

test('the text of a page is its template', async () => {
  const id = await add('Seite');
  await database.pool.query(`update category_detail set description = '<p>Hallo</p>'`);
  expect(await pages().getCategoryTemplate({ id })).toBe('<p>Hallo</p>');
  expect(await pages().getCategoryTemplate({ id: 999_999 })).toBeNull();
});

test('the text of a page is sanitized and set in one language', async () => {
  const id = await add('Seite');
  const content = '<p onclick="alert(1)">Hallo<script>alert(1)</script></p>';
  expect(await pages().setCategoryTemplate({ id, content, by })).toBe('<p>Hallo</p>');
  expect(await pages().getCategoryTemplate({ id })).toBe('<p>Hallo</p>');
  const { rows } = await database.pool.query(
    `select description from category_detail where category_id = $1 and lang = 'en'`,
    [id],
  );
  expect(rows).toEqual([{ description: '' }]);
  const unknown = pages().setCategoryTemplate({ id: 999_999, content, by });
  await expect(unknown).rejects.toMatchObject({ key: 'category.notFound', code: 404 });
});

test('an import that moves a category stores its former path too', async () => {
  const id = await fixture.category('Farben');
  await database.pool.query(`update category_detail set path = '/anders' where lang = 'de'`);
  expect(await leadsTo('/farben')).toBe(id);
});
