import { trimSlashes } from '~/lib/trim-slashes';
import * as z from 'zod';
import type { Locale } from '~/i18n/locales';
import type { Breadcrumb, CategoryTreeItem } from '~/services/shop-api';
import { isForEverybody } from '~/services/shop-api/entities/category-right';
import { categoryTypeSchema, rightSchema, yesNoSchema } from './category';
import * as lenient from './lenient';

const nodeSchema = z.object({
  id: lenient.id,
  type: categoryTypeSchema,
  right: rightSchema,
  linklist: yesNoSchema,
  parentCategoryId: lenient.idOrNull,
  itemCount: lenient.list(z.object({ count: lenient.count, lang: lenient.text })),
  details: lenient.list(
    z.object({
      name: lenient.words,
      lang: lenient.text,
      nameUrl: lenient.text,
      imagePath: lenient.webAddressOrNull,
      image2Path: lenient.webAddressOrNull,
    }),
  ),
});

type WireNode = z.output<typeof nodeSchema> & { children: WireNode[] };

const branchSchema: z.ZodType<WireNode> = z.lazy(() =>
  nodeSchema.extend({ children: lenient.list(branchSchema) }),
);

/** Categories as a tree, or as a list in which each names its parent. */
export const wireTreeSchema = lenient.list(branchSchema);

/**
 * All categories with their paths, in the language of the request. Those without texts are dropped,
 * with their descendants (§3).
 */
export function toCategoryTree(wire: readonly WireNode[], locale: Locale): CategoryTreeItem[] {
  return branches(nested(wire), { path: '', right: 'all' }, locale);
}

type Above = Pick<CategoryTreeItem, 'path' | 'right'>;

function branches(wire: readonly WireNode[], above: Above, locale: Locale): CategoryTreeItem[] {
  return wire.flatMap((node) => {
    const detail = node.details.find(({ lang }) => lang === locale) ?? node.details[0];
    const slug = detail && trimSlashes(detail.nameUrl);
    if (!detail || !slug) return [];
    const path = `${above.path}/${slug}`;
    // Descendants of a restricted category are restricted, too.
    const right = above.right === 'customer' ? 'customer' : node.right;
    const children = branches(node.children, { path, right }, locale);
    const { id, type, linklist, itemCount } = node;
    const { name, imagePath, image2Path } = detail;
    // The tree of the contract has no settings for search engines; the page itself does.
    const engines = { sitemap: 'Y', robots: 'ALL' } as const;
    const shown = { name, path, color: null, imagePath, image2Path, ...engines };
    const counts = { childCount: children.length, itemCount: countIn(itemCount, locale) };
    return { id, type, right, linklist, ...shown, ...counts, children };
  });
}

function countIn(counts: WireNode['itemCount'], locale: Locale): number {
  const own = counts.filter(({ lang }) => lang === locale);
  return Math.max(0, ...(own.length > 0 ? own : counts).map(({ count }) => count));
}

/** A flat list as a tree. */
function nested(wire: readonly WireNode[]): readonly WireNode[] {
  const ids = new Set(wire.map(({ id }) => id));
  const isBelow = ({ parentCategoryId: parent }: WireNode) => parent !== null && ids.has(parent);
  if (!wire.some(isBelow)) return wire;
  const grown = (node: WireNode): WireNode => ({
    ...node,
    children: wire.filter(({ parentCategoryId }) => parentCategoryId === node.id).map(grown),
  });
  return wire.filter((node) => !isBelow(node)).map(grown);
}

/** The public part of a tree. */
export function openTree(tree: readonly CategoryTreeItem[]): CategoryTreeItem[] {
  return tree.filter(isForEverybody).map((item) => {
    const children = openTree(item.children);
    return { ...item, children, childCount: children.length };
  });
}

/** All categories of a tree, parents before their children. */
export function allOf(tree: readonly CategoryTreeItem[]): CategoryTreeItem[] {
  return tree.flatMap((item) => [item, ...allOf(item.children)]);
}

/** The path from the root to a category, itself last. */
export function wayTo(tree: readonly CategoryTreeItem[], id: number): Breadcrumb[] {
  for (const { id: own, name, path, children } of tree) {
    if (own === id) return [{ name, path }];
    const below = wayTo(children, id);
    if (below.length > 0) return [{ name, path }, ...below];
  }
  return [];
}
