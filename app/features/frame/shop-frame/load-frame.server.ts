import type { AppLoadContext } from '@remix-run/node';
import { hasColourFamilies } from '~/features/page/has-colour-families';
import { needsConsent } from '~/services/consent/consent.server';
import type { EditorBarView } from '../editor-bar/editor-bar';
import { loadPersonal, type PersonalView } from './load-personal.server';
import { footerColumns, type FooterColumnView } from './footer-columns.server';

/**
 * The data of the frame of every page: names, the footer's links, consent, and the visitor's own.
 */
export type FrameView = PersonalView & {
  shopName: string;
  slogan: string;
  logo: string | null;
  hasShades: boolean;
  /** Path without prefix and query of this page, for forms that come back to it. */
  path: string;
  /** Links of the footer besides the legal ones. */
  columns: FooterColumnView[];
  showConsent: boolean;
  /** The shop team's bar; none for visitors without the tools. */
  bar?: EditorBarView;
};

export async function loadFrame(request: Request, context: AppLoadContext): Promise<FrameView> {
  const { shop, configuration, locale } = context;
  const { pathname, search } = new URL(request.url);
  const tree = await shop.getCategoryTree();
  return {
    shopName: configuration.shopName,
    slogan: configuration.slogan[locale],
    logo: configuration.logo,
    hasShades: hasColourFamilies(tree),
    path: context.path + search,
    columns: footerColumns(context, tree),
    ...(await loadPersonal(request, context)),
    showConsent: needsConsent(context.consent) && context.path !== '/cookie-settings',
    ...(context.tools && {
      bar: { exitPath: context.tools === 'cookie' ? pathname + search : null },
    }),
  };
}
