import type { Pool } from 'pg';
import type { CategoryTreeItem, Language } from '../../../shop-api';

/** A category as menus and breadcrumbs need it; a language without texts is null. */
export type IndexCategory = {
  id: number;
  parentId: number | null;
  type: 'item' | 'content';
  right: 'all' | 'customer';
  linklist: 'Y' | 'N';
  color: string | null;
  imagePath: string | null;
  texts: Record<Language, { name: string; path: string } | null>;
};

export type IndexCategories = {
  byId: Map<number, IndexCategory>;
  /** Children by parent id, in the order of the operator; null holds the top level. */
  children: Map<number | null, IndexCategory[]>;
};

/** Levels of the navigation tree. */
const TREE_LEVELS = 5;

/** All categories with details in at least one language (§3), and how they nest. */
export async function loadIndexCategories(pool: Pool): Promise<IndexCategories> {
  const { rows } = await pool.query<IndexCategory>(`
    select c.id, c.parent_id as "parentId", c.type, c."right", c.linklist, c.color,
           c.image as "imagePath",
           json_build_object(
             'de', (select json_build_object('name', name, 'path', path)
                      from category_detail where category_id = c.id and lang = 'de'),
             'en', (select json_build_object('name', name, 'path', path)
                      from category_detail where category_id = c.id and lang = 'en')) as texts
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

/** Categories that have another parent now, or are gone. */
export function movedCategories(before: IndexCategories, after: IndexCategories): number[] {
  return [...before.byId.values()]
    .filter(({ id, parentId }) => after.byId.get(id)?.parentId !== parentId)
    .map(({ id }) => id);
}

/** Is a category, or one above it, for customers only? */
export function isCustomerOnly(categories: IndexCategories, categoryId: number): boolean {
  return withAncestors(categories, categoryId).some(
    (id) => categories.byId.get(id)?.right === 'customer',
  );
}

/** The navigation tree of a language; customer-only categories and those without texts are left out. */
export function categoryTree(
  categories: IndexCategories,
  lang: Language,
  itemCount: (categoryId: number) => number,
): CategoryTreeItem[] {
  function level(parentId: number | null, depth: number): CategoryTreeItem[] {
    if (depth > TREE_LEVELS) return [];
    return (categories.children.get(parentId) ?? []).flatMap((category) => {
      const { texts, parentId: _, ...facts } = category;
      const own = texts[lang];
      if (!own || category.right === 'customer') return [];
      const children = level(category.id, depth + 1);
      const childCount = children.length;
      return [{ ...facts, ...own, childCount, itemCount: itemCount(category.id), children }];
    });
  }
  return level(null, 1);
}
