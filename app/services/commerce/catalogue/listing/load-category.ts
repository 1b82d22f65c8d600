import type { Category, CategoryDetail } from '../../../shop-api';
import { readOnce, type CommerceContext } from '../../core/commerce-context';

type Row = Omit<Category, 'details' | 'robots'> & { details: CategoryDetail[] };

const CATEGORIES = `
  select c.id, c.type, c."right", c.parent_id as parent_category_id, c.sitemap, c.linklist,
         json_agg(json_build_object(
           'categoryId', c.id, 'lang', d.lang, 'name', d.name, 'nameUrl', d.name_url, 'path', d.path,
           'shortDescription', d.short_description, 'description', d.description,
           'metaTitle', d.meta_title, 'metaDescription', d.meta_description,
           'metaKeywords', d.meta_keywords, 'metaRobots', d.meta_robots,
           'canonicalLink', d.canonical_link, 'position', c.position, 'pageView', d.page_view,
           'itemListView', d.item_list_view, 'singleItemView', d.single_item_view,
           'imagePath', c.image, 'image2Path', c.image2) order by d.lang = $3 desc) as details
    from category c join category_detail d on d.category_id = c.id`;

const TEXT = `${CATEGORIES}
   where c.id = coalesce($1::integer,
                 (select category_id from category_detail
                   where path = $2 and lang in ('de', 'en') order by lang = $3 desc limit 1),
                 (select category_id from category_former_path
                   where path = $2 and lang in ('de', 'en') order by lang = $3 desc limit 1))
   group by c.id`;

/**
 * A category by id or path; the language of the request comes first in its details. A path of the
 * other language is found too, so that switching languages works, and so is a former one.
 */
export async function loadCategory(
  ctx: CommerceContext,
  { id, path }: { id?: number | undefined; path?: string | undefined },
): Promise<Category | null> {
  if (id !== undefined) return readOnce(ctx, `category ${id}`, () => readCategory(ctx, { id }));
  const category = await readCategory(ctx, { path });
  if (category) ctx.reads?.set(`category ${category.id}`, Promise.resolve(category));
  return category;
}

async function readCategory(
  ctx: CommerceContext,
  { id, path }: { id?: number; path?: string | undefined },
): Promise<Category | null> {
  const { rows } = await ctx.db.client.query<Row>({
    name: 'category',
    text: TEXT,
    values: [id ?? null, path ?? null, ctx.lang],
  });
  const row = rows[0];
  return row ? { ...row, robots: row.details[0]!.metaRobots } : null;
}

/** The categories of these ids with their texts, in any order. Unknown ids are left out. */
export async function loadCategories(
  ctx: CommerceContext,
  categoryIds: readonly number[],
): Promise<Category[]> {
  if (categoryIds.length === 0) return [];
  ctx.touch('categories', ...categoryIds.map((id) => `category:${id}`));
  const { rows } = await ctx.db.client.query<Row>({
    name: 'categories_with_texts',
    text: `${CATEGORIES} where c.id = any($1::integer[]) and $2::text is null group by c.id`,
    values: [[...new Set(categoryIds)], null, ctx.lang],
  });
  return rows.map((row) => ({ ...row, robots: row.details[0]!.metaRobots }));
}
