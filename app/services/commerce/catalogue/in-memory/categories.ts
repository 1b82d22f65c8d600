import type { Pool } from 'pg';
import type { CategoryTreeItem, Language } from '../../../shop-api';
import type { IndexCategories, IndexCategory } from '../../core/catalogue-index';
import { isForEverybody } from '../../../shop-api/entities/category-right';

/** Levels of the navigation tree. */
const TREE_LEVELS = 5;

/** All categories with details in at least one language (§3), and how they nest. */
export async function loadIndexCategories(pool: Pool): Promise<IndexCategories> {
  const { rows } = await pool.query<IndexCategory>(`
    select c.id, c.parent_id, c.type, c."right", c.linklist, c.color,
           c.image as image_path, c.image2 as "image2Path",
           json_build_object(
             'de', (select json_build_object('name', name, 'path', path)
                      from category_detail where category_id = c.id and lang = 'de'),
             'en', (select json_build_object('name', name, 'path', path)
                      from category_detail where category_id = c.id and lang = 'en')) as texts,
           json_build_object('sitemap', c.sitemap, 'details', json_build_object(
             'de', (select json_build_object('robots', meta_robots, 'canonicalLink', canonical_link)
                      from category_detail where category_id = c.id and lang = 'de'),
             'en', (select json_build_object('robots', meta_robots, 'canonicalLink', canonical_link)
                      from category_detail where category_id = c.id and lang = 'en'))) as engines
      from category c order by c.position, c.id`);
  const children = new Map<number | null, IndexCategory[]>();
  for (const category of rows) {
    const siblings = children.get(category.parentId) ?? [];
    siblings.push(category);
    children.set(category.parentId, siblings);
  }
  return { byId: new Map(rows.map((category) => [category.id, category])), children };
}

/** A category and all above it, nearest first. */
export function withAncestors({ byId }: IndexCategories, categoryId: number): number[] {
  const chain: number[] = [];
  let category = byId.get(categoryId);
  while (category && !chain.includes(category.id)) {
    chain.push(category.id);
    category = category.parentId === null ? undefined : byId.get(category.parentId);
  }
  return chain;
}

/** Categories whose goods are shown in other ones than before: moved, or visible to others. */
export function movedCategories(before: IndexCategories, after: IndexCategories): number[] {
  const shownIn = (categories: IndexCategories, id: number) => categoriesShowing(categories, id);
  return [...before.byId.keys()].filter(
    (id) =>
      String(shownIn(before, id)) !== String(shownIn(after, id)) ||
      isCustomerOnly(before, id) !== isCustomerOnly(after, id),
  );
}

/** Whether a category, or one above it, is for customers only. */
export function isCustomerOnly(categories: IndexCategories, categoryId: number): boolean {
  return withAncestors(categories, categoryId).some((id) => {
    const category = categories.byId.get(id);
    return category !== undefined && !isForEverybody(category);
  });
}

/** Whether all categories of these goods are for customers only (067); false without a category. */
export function areGoodsCustomerOnly(
  categories: IndexCategories,
  categoryIds: readonly number[],
): boolean {
  return categoryIds.length > 0 && categoryIds.every((id) => isCustomerOnly(categories, id));
}

/**
 * The category and those above it that show its goods, nearest first: goods for customers only are
 * not among the goods of a category for everybody.
 */
export function categoriesShowing(categories: IndexCategories, categoryId: number): number[] {
  const chain = withAncestors(categories, categoryId);
  return isCustomerOnly(categories, categoryId)
    ? chain.filter((id) => isCustomerOnly(categories, id))
    : chain;
}

/**
 * The navigation tree of a language; customer-only categories and those without texts are left out
 * for all visitors, because it is part of shared cached pages.
 */
export function categoryTree(
  categories: IndexCategories,
  lang: Language,
  itemCount: (categoryId: number) => number,
): CategoryTreeItem[] {
  function level(parentId: number | null, depth: number): CategoryTreeItem[] {
    if (depth > TREE_LEVELS) return [];
    return (categories.children.get(parentId) ?? []).flatMap((category) => {
      const { texts, parentId: _, engines, ...facts } = category;
      const own = texts[lang];
      if (!own || !isForEverybody(category)) return [];
      const children = level(category.id, depth + 1);
      const childCount = children.length;
      const robots = engines.details[lang]?.robots ?? 'ALL';
      const entry = { ...facts, ...own, sitemap: engines.sitemap, robots };
      return [{ ...entry, childCount, itemCount: itemCount(category.id), children }];
    });
  }
  return level(null, 1);
}
