import { redirect, type AppLoadContext } from '@remix-run/node';
import { loadBlockData } from '~/blocks/load-block-data.server';
import { readBlocks } from '~/blocks/read-blocks.server';
import { localePath } from '~/i18n/locales';
import { translate } from '~/i18n/translate.server';
import type { Block, CategoryDetail, FacetResult } from '~/services/shop-api';
import { breadcrumbList, trailFromHome } from './breadcrumbs';
import { itemList } from './item-list';
import { listingInput, parseFilterForm, parseListingQuery } from './listing-query';
import { listingSeo } from './listing-seo';
import { listingView, type ListingView } from './listing-view';
import { nextPage, pageLink } from './next-content-page';

/** The page of a category; null if the address leads nowhere. */
export async function loadCategoryPage(
  context: AppLoadContext,
  request: Request,
  categoryId: number,
) {
  const { searchParams } = new URL(request.url);
  const query = { ...parseListingQuery(searchParams, context.locale), term: null };
  const facet = await context.shop.getFacet({ categoryId, ...listingInput(query) });
  if (!facet?.category) return null;
  redirectToOwnPath(context, request, facet);
  context.page.cacheable = true;

  const listing = listingView(context.path, query, facet, {
    ...parseFilterForm(searchParams, context.locale),
    priceGroup: context.priceGroup,
  });
  const detail = detailFor(facet.category.details, context.locale);
  const breadcrumbs = trailFromHome(translate(context.locale, 'catalogue.home'), facet.breadcrumbs);
  return {
    kind: 'category' as const,
    seo: categorySeo(context, facet, detail, listing),
    heading: detail.name,
    sentence: detail.shortDescription,
    description: detail.description,
    breadcrumbs,
    ...splitChildren(facet.children),
    listing,
    structuredData: [breadcrumbList(context, breadcrumbs), itemList(context, listing)],
  };
}

export type CategoryPageData = NonNullable<Awaited<ReturnType<typeof loadCategoryPage>>>;

/** A content page: its text, its blocks (the live ones, unless given), and the next page. */
export async function loadContentPage(
  context: AppLoadContext,
  request: Request,
  categoryId: number,
  edited?: Block[],
) {
  const { shop } = context;
  const [facet, blocks, tree] = await Promise.all([
    shop.getFacet({ categoryId }),
    edited ?? readBlocks(shop, { identifier: categoryId, type: 'category' }),
    shop.getCategoryTree(),
  ]);
  if (!facet?.category) return null;
  redirectToOwnPath(context, request, facet);
  context.page.cacheable = true;

  const detail = detailFor(facet.category.details, context.locale);
  const breadcrumbs = trailFromHome(translate(context.locale, 'catalogue.home'), facet.breadcrumbs);
  return {
    kind: 'content' as const,
    id: categoryId,
    seo: categorySeo(context, facet, detail, null),
    heading: detail.name,
    lead: detail.shortDescription,
    description: detail.description,
    imagePath: detail.imagePath,
    breadcrumbs,
    children: facet.children.map(pageLink),
    next: nextPage(tree, categoryId),
    blocks,
    blockData: await loadBlockData(blocks, shop, context),
    structuredData: breadcrumbList(context, breadcrumbs),
  };
}

export type ContentPageData = NonNullable<Awaited<ReturnType<typeof loadContentPage>>>;

/** A category is found under its path in any language, but has one address in each. */
function redirectToOwnPath(
  { locale, prefix, path }: AppLoadContext,
  request: Request,
  facet: FacetResult,
) {
  const own = facet.languageUrls[locale];
  if (!own || own === path) return;
  throw redirect(localePath(prefix, own) + new URL(request.url).search, 301);
}

function detailFor(details: readonly CategoryDetail[], lang: string): CategoryDetail {
  return details.find((detail) => detail.lang === lang) ?? (details[0] as CategoryDetail);
}

/** Colour families are chips of colour, the others plain links; empty ones lead nowhere useful. */
function splitChildren(children: FacetResult['children']) {
  const shown = children
    .filter(({ itemCount }) => itemCount > 0)
    .map(({ id, name, path, color, itemCount }) => ({ id, name, path, color, itemCount }));
  return {
    families: shown.filter(({ color }) => color !== null),
    children: shown.filter(({ color }) => color === null),
  };
}

function categorySeo(
  context: AppLoadContext,
  { category, languageUrls }: FacetResult,
  detail: CategoryDetail,
  listing: ListingView | null,
) {
  return listingSeo(context, listing, {
    title: detail.metaTitle || detail.name,
    description: detail.metaDescription || detail.shortDescription,
    keywords: detail.metaKeywords,
    path: context.path,
    paths: languageUrls,
    ...(category && { robots: category.robots }),
    canonicalLink: detail.canonicalLink,
  });
}
