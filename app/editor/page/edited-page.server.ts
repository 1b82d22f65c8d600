import type { AppLoadContext } from '@remix-run/node';
import { defaultHome } from '~/features/home/default-home';
import type { PageKey } from '~/services/operators/draft-store';
import type { Block, CategoryTreeItem } from '~/services/shop-api';

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
  { shop, configuration, locale }: AppLoadContext,
  path: string,
): Promise<EditedPage | null> {
  const tree = await shop.getCategoryTree();
  if (path === '/') {
    const key: PageKey = { identifier: 'index', type: 'immutable', lang: locale };
    return { key, path, name: '', template: defaultHome(configuration.shopName, tree, locale) };
  }
  const address = await shop.resolvePath({ path });
  if (address?.kind !== 'category' || address.categoryType !== 'content') return null;
  const page = contentPages(tree).find(({ id }) => id === address.categoryId);
  if (!page) return null;
  const key: PageKey = { identifier: page.id, type: 'category', lang: locale };
  return { key, path: page.path, name: page.name, template: [] };
}

/** All content pages of a tree, in its order. */
export function contentPages(tree: readonly CategoryTreeItem[]): CategoryTreeItem[] {
  return tree.flatMap((page) => [
    ...(page.type === 'content' ? [page] : []),
    ...contentPages(page.children),
  ]);
}
