import type { AppLoadContext } from '@remix-run/node';
import { readBlocks } from '~/blocks/read-blocks.server';
import { loadBlockData } from '~/blocks/load-block-data.server';
import { defaultHome } from './default-home';
import type { HomeView } from './home-page';

/** The home page: saved blocks, otherwise the default template (§7). */
export async function loadHome(context: AppLoadContext): Promise<HomeView> {
  const { shop, configuration, locale } = context;
  const saved = await readBlocks(shop, { identifier: 'index', type: 'immutable' });
  const blocks =
    saved.length > 0
      ? saved
      : defaultHome(configuration.shopName, await shop.getCategoryTree(), locale);
  return { blocks, blockData: await loadBlockData(blocks, shop, context) };
}
