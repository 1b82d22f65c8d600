import type { AppLoadContext } from '@remix-run/node';
import { defaultHome } from '~/features/home/default-home';
import type { PageKey } from '~/services/operators/draft-store';
import type { PageTreeItem } from '~/services/operators/pages';
import type { Block } from '~/services/shop-api';

/** A page that can be edited: the home page, or one of type content (§4). */
export type EditedPage = {
  key: PageKey;
  /** Of the shop, without prefix: `/` or `/ratgeber`. */
  path: string;
  /** Empty for the home page, which is named by the dictionary. */
  name: string;
  /** Shown while nothing is stored. */
  template: Block[];
};

/** The page an address below `/operator/edit` stands for; null where nothing can be edited. */
export async function findEditedPage(
  { shop, operatorShop, configuration, locale }: AppLoadContext,
  path: string,
): Promise<EditedPage | null> {
  if (path === '/') {
    const tree = await shop.getCategoryTree();
    const key: PageKey = { identifier: 'index', type: 'immutable', lang: locale };
    return { key, path, name: '', template: defaultHome(configuration.shopName, tree, locale) };
  }
  const address = await shop.resolvePath({ path });
  if (address?.kind !== 'category' || address.categoryType !== 'content') return null;
  const page = flatPages(await operatorShop.getCategoryTree()).find(
    ({ id }) => id === address.categoryId,
  );
  if (!page) return null;
  const key: PageKey = { identifier: page.id, type: 'category', lang: locale };
  return { key, path: page.path, name: page.name, template: [] };
}

/** All pages of a tree, each before those below it. */
export function flatPages(tree: readonly PageTreeItem[]): PageTreeItem[] {
  return tree.flatMap((page) => [page, ...flatPages(page.children)]);
}
