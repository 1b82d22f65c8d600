import { redirect, type AppLoadContext } from '@remix-run/node';
import { pageSeo } from '~/features/page/page-seo';
import { homeSeo } from '~/features/shop-pages/home/home-seo.server';
import { canonicalPrefix, isOffered, localePath } from '~/i18n/locales';
import { openDraft } from '../drafts.server';
import { pageOf } from '../load/edited-page.server';
import { authorOf } from '../load/load-edit-page.server';
import { shopPage } from '../load/page-as-shown.server';

type SharedLink = { link?: string; key?: string };

/**
 * The page of a preview link, as shoppers would see the draft now. Throws 404 if the link is wrong,
 * expired or ended, or the shop no longer offers the language of the page, and redirects to the
 * language of the page.
 */
export async function loadSharedDraft(
  request: Request,
  context: AppLoadContext,
  { link = '', key: secret = '' }: SharedLink,
) {
  const shared = await context.operator.drafts.links.open(link, secret);
  if (!shared) throw new Response(null, { status: 404 });
  const { key, author, expiresAt } = shared;
  // Its address would lead back here.
  if (!isOffered(key.lang)) throw new Response(null, { status: 404 });
  if (key.lang !== context.locale) {
    throw redirect(localePath(canonicalPrefix(key.lang), `/preview/${link}/${secret}`), 302);
  }
  const page = await pageOf(context, key.identifier);
  if (!page) throw new Response(null, { status: 404 });
  const { blocks } = await openDraft(authorOf(context, page, author));
  const shown = await shopPage(context, request, page, [...blocks]);
  const seo = pageSeo(context, {
    title: page.name,
    path: page.path,
    robots: 'NOINDEX_NOFOLLOW',
    isPersonal: true,
  });
  return {
    ...shown,
    blocks: [...blocks],
    design: (await context.operator.designs.read(author)).draft,
    path: page.path,
    until: expiresAt.toISOString(),
    // The home page has no name.
    seo: page.name ? seo : { ...seo, title: homeSeo(context).title },
  };
}

export type SharedDraftData = Awaited<ReturnType<typeof loadSharedDraft>>;
