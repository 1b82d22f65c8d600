import type { AppLoadContext } from '@remix-run/node';
import { needsConsent } from '~/services/consent/consent.server';
import { loadPersonal, type PersonalView } from './load-personal.server';
import { isInNavigation } from '../../browse/category/category-navigation';

/** What the frame of every page shows: names, guides, consent, and the visitor's own. */
export type FrameView = PersonalView & {
  shopName: string;
  slogan: string;
  logo: string | null;
  /** Path without prefix and query of this page, for forms that come back to it. */
  path: string;
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
    guides: tree
      .filter((node) => node.type === 'content' && isInNavigation(node))
      .map(({ name, path }) => ({ name, path })),
    ...(await loadPersonal(request, context)),
    showConsent: needsConsent(context.consent) && context.path !== '/cookie-settings',
  };
}
