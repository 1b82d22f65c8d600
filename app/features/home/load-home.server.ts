import type { AppLoadContext } from '@remix-run/node';
import { defaultHome } from '~/editor/blocks/default-home';
import { loadBlockData } from '~/editor/blocks/load-block-data.server';
import type { CategoryTreeItem } from '~/services/shop-api';
import type { ColourFamily } from './colour-families';
import type { HomeView } from './home-page';

/** The home page: saved blocks, else the default template of the language (§7). */
export async function loadHome({ shop, locale }: AppLoadContext): Promise<HomeView> {
  const [saved, tree] = await Promise.all([
    shop.getBlocks({ identifier: 'index', type: 'immutable' }),
    shop.getCategoryTree(),
  ]);
  const blocks = saved.length > 0 ? saved : defaultHome(locale, galleryCategories(tree));
  return { blocks, blockData: await loadBlockData(blocks, shop), families: colourFamilies(tree) };
}

/**
 * The first two ranges of goods that are no colour family; of the first what the operator put first
 * in it.
 */
function galleryCategories(tree: readonly CategoryTreeItem[]): [string, string] {
  const ranges = tree.filter(({ type, color, children, itemCount }) => {
    const holdsFamilies = children.some((child) => child.color !== null);
    return type === 'item' && color === null && !holdsFamilies && itemCount > 0;
  });
  const [first, second] = ranges;
  return [String(first ? firstBelow(first).id : ''), String(second?.id ?? '')];
}

function firstBelow(node: CategoryTreeItem): CategoryTreeItem {
  const child = node.children.find(({ color, itemCount }) => color === null && itemCount > 0);
  return child ? firstBelow(child) : node;
}

/** The coloured categories nearest to the root: deeper ones repeat the families for one kind of paint. */
function colourFamilies(tree: readonly CategoryTreeItem[]): ColourFamily[] {
  if (tree.length === 0) return [];
  const families = tree.flatMap(({ name, path, color, itemCount, right }) =>
    color !== null && right === 'all' ? [{ name, path, color, itemCount }] : [],
  );
  return families.length > 0 ? families : colourFamilies(tree.flatMap(({ children }) => children));
}
