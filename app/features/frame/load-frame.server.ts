import type { AppLoadContext } from '@remix-run/node';
import { needsConsent } from '~/features/consent/consent.server';
import type { CategoryTreeItem } from '~/services/shop-api';
import { loadPersonal, type PersonalView } from './load-personal.server';

export type NavigationItem = {
  name: string;
  path: string;
  color: string | null;
  children: NavigationItem[];
};

/** What the frame of every page shows: names, navigation, consent, and the visitor's own. */
export type FrameView = PersonalView & {
  shopName: string;
  slogan: string;
  logo: string | null;
  /** Path without prefix and query of this page, for forms that come back to it. */
  path: string;
  navigation: NavigationItem[];
  /** Content pages at the root of the tree. */
  guides: { name: string; path: string }[];
  showConsent: boolean;
};

export async function loadFrame(request: Request, context: AppLoadContext): Promise<FrameView> {
  const { shop, configuration, locale } = context;
  const tree = await shop.getCategoryTree();
  return {
    shopName: configuration.shopName,
    slogan: configuration.slogan[locale],
    logo: configuration.logo,
    path: context.path + new URL(request.url).search,
    navigation: tree.filter(isInNavigation).map((root) => navigationItem(root, 1)),
    guides: tree
      .filter((node) => node.type === 'content' && isInNavigation(node))
      .map(({ name, path }) => ({ name, path })),
    ...(await loadPersonal(request, context)),
    showConsent: needsConsent(context.consent) && context.path !== '/cookie-settings',
  };
}

const DEPTH = 2;

function navigationItem(node: CategoryTreeItem, level: number): NavigationItem {
  const children = level < DEPTH ? node.children.filter(isInNavigation) : [];
  return {
    name: node.name,
    path: node.path,
    color: node.color,
    children: children.map((child) => navigationItem(child, level + 1)),
  };
}

/** §9 of the design: `linklist` is the header navigation; customers' pages stay hidden from guests. */
function isInNavigation(node: CategoryTreeItem): boolean {
  return node.linklist === 'Y' && node.right === 'all';
}
