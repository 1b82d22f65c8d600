import {
  pageSettingsSchema,
  type PageChange,
  type PageSetting,
  type PageSettings,
} from '../../../operator-api/categories';
import type { OperatorApi } from '../../../operator-api/operator-api';
import type { Operator } from '../../../operator-api/operator';
import { ShopError } from '../../../shop-api';
import { transact, type CommerceContext } from '../../core/commerce-context';
import { noteOperatorEvent } from '../../core/note-event';
import { changedSettings } from './changed-settings';
import { readCategorySettings } from './category-settings';
import {
  checkParent,
  freePath,
  levelsOf,
  lockPages,
  pagesBelow,
  writePaths,
} from './category-path';
import { refuseWithGoods } from './refuse-with-goods';

type Input = Parameters<OperatorApi['setCategorySettings']>[0];

/** Columns of `category`, which apply to every language. */
const OF_PAGE = {
  type: 'type',
  parentCategoryId: 'parent_id',
  linklist: 'linklist',
  right: '"right"',
  sitemap: 'sitemap',
  position: 'position',
} as const satisfies Partial<Record<PageSetting, string>>;

/** Columns of `category_detail`. */
const OF_LANGUAGE = {
  name: 'name',
  nameUrl: 'name_url',
  metaTitle: 'meta_title',
  metaDescription: 'meta_description',
  metaKeywords: 'meta_keywords',
  metaRobots: 'meta_robots',
  canonicalLink: 'canonical_link',
  pageView: 'page_view',
  itemListView: 'item_list_view',
  singleItemView: 'single_item_view',
} as const satisfies Partial<Record<PageSetting, string>>;

/**
 * As the contract says (§7). Values that another operator has set meanwhile are not overwritten:
 * the second of two gets a conflict, unless they changed different settings or to the same values.
 */
export function setCategorySettings(ctx: CommerceContext, { changes, by }: Input): Promise<void> {
  const checked = changes.map((change) => ({ ...change, settings: check(change.settings) }));
  return transact(ctx, async (ctx) => {
    await lockPages(ctx.db);
    for (const change of checked) await changePage(ctx, change, by);
  });
}

function check(settings: Partial<PageSettings>): Partial<PageSettings> {
  const read = pageSettingsSchema.partial().safeParse(settings);
  if (read.success) return read.data;
  const fields = read.error.issues.map(({ path }) => path[0]);
  throw new ShopError('category.invalid', { cause: { fields } });
}

async function changePage(ctx: CommerceContext, change: PageChange, by: Operator): Promise<void> {
  const { categoryId, lang, settings, shown } = change;
  const present = await readCategorySettings(ctx.db, categoryId, lang);
  if (!present) throw new ShopError('category.notFound');
  const changed = changedSettings(settings, { shown, present });
  if (changed.length === 0) return;

  if (changed.includes('type')) await checkType(ctx, categoryId, settings);
  if (changed.includes('parentCategoryId')) {
    const levels = await levelsOf(ctx.db, categoryId);
    await checkParent(ctx.db, settings.parentCategoryId ?? null, { own: categoryId, levels });
  }
  await writePage(ctx, categoryId, pick(OF_PAGE, changed), settings);
  const texts = pick(OF_LANGUAGE, changed);
  if (present.name) await writeTexts(ctx, change, texts);
  else if (texts.length > 0) await addTexts(ctx, change, { ...present, ...settings }, texts);
  if (changed.includes('parentCategoryId') || changed.includes('nameUrl')) {
    await writePaths(ctx.db, categoryId);
  }
  const written = Object.fromEntries(changed.map((key) => [key, settings[key]]));
  await noteOperatorEvent(ctx, 'operator.pageChanged', {
    operatorId: by.id,
    id: categoryId,
    lang,
    settings: written,
  });
}

/** A list shows the goods of the categories below it too. */
async function checkType(
  { db }: CommerceContext,
  categoryId: number,
  { type }: Partial<PageSettings>,
): Promise<void> {
  if (type !== 'content') return;
  const ids = await pagesBelow(db, categoryId);
  await db.client.query('select from category where id = any($1) order by id for update', [ids]);
  await refuseWithGoods(db, ids);
}

type Columns = [setting: PageSetting, column: string][];

function pick(columns: Partial<Record<PageSetting, string>>, changed: PageSetting[]): Columns {
  return (Object.entries(columns) as Columns).filter(([setting]) => changed.includes(setting));
}

async function writePage(
  { db: { client } }: CommerceContext,
  categoryId: number,
  columns: Columns,
  settings: Partial<PageSettings>,
): Promise<void> {
  if (columns.length === 0) return;
  const set = columns.map(([, column], at) => `${column} = $${at + 2}`);
  await client.query(`update category set ${set.join(', ')} where id = $1`, [
    categoryId,
    ...columns.map(([setting]) => settings[setting]),
  ]);
}

async function writeTexts(
  { db: { client } }: CommerceContext,
  { categoryId, lang, settings }: PageChange,
  columns: Columns,
): Promise<void> {
  if (columns.length === 0) return;
  const set = columns.map(([, column], at) => `${column} = $${at + 3}`);
  await client.query(
    `update category_detail set ${set.join(', ')} where category_id = $1 and lang = $2`,
    [categoryId, lang, ...columns.map(([setting]) => settings[setting])],
  );
}

/** A page without texts in this language gets its first ones. */
async function addTexts(
  { db }: CommerceContext,
  { categoryId, lang }: PageChange,
  settings: PageSettings,
  columns: Columns,
): Promise<void> {
  const { parentCategoryId: parentId, nameUrl: slug } = settings;
  const missing = (['name', 'nameUrl'] as const).filter((setting) => !settings[setting]);
  if (missing.length > 0) {
    throw new ShopError('category.invalid', { cause: { fields: missing } });
  }
  const path = await freePath(db, { parentId, lang, slug });
  const names = columns.map(([, column]) => column).join(', ');
  const places = columns.map((_, at) => `$${at + 4}`).join(', ');
  await db.client.query(
    `insert into category_detail (category_id, lang, path, ${names}) values ($1, $2, $3, ${places})`,
    [categoryId, lang, path, ...columns.map(([setting]) => settings[setting])],
  );
}
