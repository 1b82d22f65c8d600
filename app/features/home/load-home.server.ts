import type { AppLoadContext } from '@remix-run/node';
import { readBlocks } from '~/editor/blocks/read-blocks.server';
import { loadBlockData } from '~/editor/blocks/load-block-data.server';
import type { CategoryTreeItem } from '~/services/shop-api';
import type { ColourFamily } from './colour-families';
import { defaultHome } from './default-home';
import type { HomeView } from './home-page';

/** The home page: saved blocks, else the default template (§7). */
export async function loadHome({ shop, configuration }: AppLoadContext): Promise<HomeView> {
  const [saved, tree] = await Promise.all([
    readBlocks(shop, { identifier: 'index', type: 'immutable' }),
    shop.getCategoryTree(),
  ]);
  const blocks = saved.length > 0 ? saved : defaultHome(configuration.shopName, tree);
  return { blocks, blockData: await loadBlockData(blocks, shop), families: colourFamilies(tree) };
}

/** The coloured categories nearest to the root: deeper ones repeat the families for one kind of paint. */
function colourFamilies(tree: readonly CategoryTreeItem[]): ColourFamily[] {
  if (tree.length === 0) return [];
  const families = tree.flatMap(({ name, path, color, itemCount, right }) =>
    color !== null && right === 'all' ? [{ name, path, color, itemCount }] : [],
  );
  return families.length > 0 ? families : colourFamilies(tree.flatMap(({ children }) => children));
}
