import { trimSlashes } from '~/lib/trim-slashes';
import {
  getFacetInputSchema,
  type CategoryTreeItem,
  type FacetResult,
  type GetFacetInput,
} from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { breadcrumbs } from './breadcrumbs';
import { listGoods } from './list-goods';
import { loadCategory } from './load-category';
import type { IndexCategories } from '../../core/catalogue-index';

/** A category with its goods and filters (§7 getFacet), or null when there is no such category. */
export async function getFacet(
  ctx: CommerceContext,
  input: GetFacetInput,
): Promise<FacetResult | null> {
  const given = getFacetInputSchema.parse(input);
  ctx.touch('catalogue', 'categories');
  const category = await loadCategory(ctx, {
    id: given.categoryId,
    path: given.categoryUrlPath && trimPath(given.categoryUrlPath),
  });
  if (!category) return null;
  ctx.touch(`category:${category.id}`, `listing:${category.id}`);
  const listing = await listGoods(ctx, given, { categoryId: category.id }, 'item.score');
  const categories = ctx.index.categories();
  return {
    ...listing,
    category,
    children: childrenOf(ctx, category.id),
    languageUrls: languageUrls(categories, category.id),
    breadcrumbs: breadcrumbs(categories, category.id, ctx.lang),
  };
}

function trimPath(path: string): string {
  return `/${trimSlashes(path)}`;
}

function childrenOf(ctx: CommerceContext, categoryId: number): FacetResult['children'] {
  const node = findNode(ctx.index.tree(ctx.lang), categoryId);
  return (node?.children ?? []).map((child) => ({
    id: child.id,
    name: child.name,
    path: child.path,
    color: child.color,
    imagePath: child.imagePath,
    itemCount: child.itemCount,
  }));
}

function findNode(nodes: CategoryTreeItem[], id: number): CategoryTreeItem | null {
  for (const node of nodes) {
    const found = node.id === id ? node : findNode(node.children, id);
    if (found) return found;
  }
  return null;
}

/** Path of a category in each language it has texts in; `x-default` is the German one. */
function languageUrls(categories: IndexCategories, categoryId: number): Record<string, string> {
  const texts = categories.byId.get(categoryId)?.texts;
  const urls: Record<string, string> = {};
  if (texts?.de) urls.de = texts.de.path;
  if (texts?.en) urls.en = texts.en.path;
  const fallback = urls.de ?? urls.en;
  if (fallback) urls['x-default'] = fallback;
  return urls;
}
