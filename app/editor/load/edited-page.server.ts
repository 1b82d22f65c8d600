import type { AppLoadContext } from '@remix-run/node';
import { defaultHome } from '~/features/shop-pages/home/default-home';
import { editPath } from '~/operator/frame/edit-path';
import type { PageKey } from '~/services/operator-api/page-key';
import type { PageTreeItem } from '~/services/operator-api/categories';
import type { Block } from '~/services/shop-api';

/** A page that can be edited: the home page, or one of type content (§4). */
export type EditedPage = {
  key: PageKey;
  /** The path in the shop, without prefix: `/` or `/ratgeber`. */
  path: string;
  /** Empty for the home page, whose name comes from the dictionary. */
  name: string;
  /** Shown while nothing is stored. */
  template: Block[];
  /** The address where a page is edited, of the same kind as the requested one. */
  addressOf: (path: string) => string;
};

/** The page of an address below `/operator/edit`; null if it cannot be edited. */
export async function findEditedPage(
  context: AppLoadContext,
  path: string,
): Promise<EditedPage | null> {
  if (path === '/') return pageOf(context, 'index');
  const address = await context.shop.resolvePath({ path });
  const isPage = address?.kind === 'category' && address.categoryType === 'content';
  return isPage ? pageOf(context, address.categoryId) : null;
}

/** The page of an identifier in the language of the request; null if it cannot be edited. */
export async function pageOf(
  context: AppLoadContext,
  identifier: PageKey['identifier'],
): Promise<EditedPage | null> {
  const type = identifier === 'index' ? 'immutable' : 'category';
  const key: PageKey = { identifier, type, lang: context.locale };
  const template = await templateOf(context, key);
  if (identifier === 'index') return { key, path: '/', name: '', template, addressOf: editPath };
  const tree = await context.operator.getCategoryTree();
  const page = flatPages(tree).find(
    ({ id, type: kind }) => id === identifier && kind === 'content',
  );
  return page ? { key, path: page.path, name: page.name, template, addressOf: editPath } : null;
}

/** The blocks a page shows while nothing is stored. */
export async function templateOf(
  { shop, configuration }: Pick<AppLoadContext, 'shop' | 'configuration'>,
  { identifier, lang }: PageKey,
): Promise<Block[]> {
  if (identifier !== 'index') return [];
  return defaultHome(configuration.shopName, await shop.getCategoryTree(), lang);
}

/** All pages of a tree, each before those below it. */
export function flatPages(tree: readonly PageTreeItem[]): PageTreeItem[] {
  return tree.flatMap((page) => [page, ...flatPages(page.children)]);
}
