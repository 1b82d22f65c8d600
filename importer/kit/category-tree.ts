import type pg from 'pg';
import { BadCell } from './bad-cell';

type Node = {
  parent: string | null;
  slug: { de: string; en: string };
  /** The stored paths; empty for a new category. */
  stored: { de: string; en: string };
};
export type CategoryTree = Map<string, Node>;

/** Loads the stored categories by external id. */
export async function loadCategoryTree(client: pg.PoolClient): Promise<CategoryTree> {
  const { rows } = await client.query<{
    externalId: string;
    parent: string | null;
    slugs: Record<string, string> | null;
    paths: Record<string, string> | null;
  }>(
    `select c.external_id, p.external_id as parent,
       (select jsonb_object_agg(d.lang, d.name_url) from category_detail d where d.category_id = c.id) as slugs,
       (select jsonb_object_agg(d.lang, d.path) from category_detail d where d.category_id = c.id) as paths
     from category c left join category p on p.id = c.parent_id`,
  );
  return new Map(
    rows.map(({ externalId, parent, slugs, paths }) => [
      externalId,
      {
        parent,
        slug: { de: slugs?.de ?? '', en: slugs?.en ?? slugs?.de ?? '' },
        stored: { de: paths?.de ?? '', en: paths?.en ?? '' },
      },
    ]),
  );
}

/** Chain of slugs from the root, with a leading slash. */
export function pathOf(tree: CategoryTree, category: string, lang: 'de' | 'en'): string {
  let path = '';
  let depth = 0;
  for (let at: string | null = category; at !== null; at = tree.get(at)?.parent ?? null) {
    path = `/${tree.get(at)?.slug[lang] ?? ''}${path}`;
    depth += 1;
    if (depth > 20) throw new BadCell('parent', 'is below itself, or more than 20 levels deep');
  }
  return path;
}

/** Adds a category to the tree; refuses a parent that is unknown or below it, and a taken path. */
export function placeCategory(
  tree: CategoryTree,
  category: string,
  place: { parent: string | null; slug: Node['slug'] },
): void {
  if (place.parent !== null && !tree.has(place.parent)) {
    throw new BadCell('parent', `there is no category "${place.parent}" yet (parents come first)`);
  }
  const before = tree.get(category);
  const node: Node = { ...place, stored: before?.stored ?? { de: '', en: '' } };
  const rival = [...tree].find(
    ([other, { parent, slug }]) =>
      other !== category &&
      parent === node.parent &&
      (slug.de === node.slug.de || slug.en === node.slug.en),
  );
  if (rival) throw new BadCell('slug_de', `category "${rival[0]}" has the same web address`);
  tree.set(category, node);
  try {
    pathOf(tree, category, 'de');
  } catch (error) {
    if (before) tree.set(category, before);
    else tree.delete(category);
    throw error;
  }
}
