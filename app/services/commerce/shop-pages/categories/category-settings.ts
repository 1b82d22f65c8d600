import type { PageSettings } from '../../../operator-api/categories';
import type { Language } from '../../../shop-api';
import type { Database } from '../../core/database';

/**
 * The settings of a page in one language; null for an unknown id. Without texts in this language
 * they are empty.
 */
export async function readCategorySettings(
  { client }: Database,
  categoryId: number,
  lang: Language,
): Promise<PageSettings | null> {
  const { rows } = await client.query<PageSettings>(
    `select c.type, c.parent_id as parent_category_id, c.linklist, c."right", c.sitemap,
       c.position,
       coalesce(d.name, '') as name, coalesce(d.name_url, '') as "nameUrl",
       coalesce(d.meta_title, '') as "metaTitle",
       coalesce(d.meta_description, '') as "metaDescription",
       coalesce(d.meta_keywords, '') as "metaKeywords",
       coalesce(d.meta_robots, 'ALL') as "metaRobots",
       coalesce(d.canonical_link, '') as "canonicalLink",
       coalesce(d.page_view, '') as "pageView",
       coalesce(d.item_list_view, '') as "itemListView",
       coalesce(d.single_item_view, '') as "singleItemView"
     from category c left join category_detail d on d.category_id = c.id and d.lang = $2
     where c.id = $1`,
    [categoryId, lang],
  );
  return rows[0] ?? null;
}
