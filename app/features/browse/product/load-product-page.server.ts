import { redirect, type AppLoadContext } from '@remix-run/node';
import { promiseHash } from 'remix-utils/promise';
import type { DurabilityView } from '~/components/guarantee/durability-label';
import { labelQrCode, noticeQrCode } from '~/components/guarantee/qr-codes.server';
import { productCardView } from '~/components/product-card/product-card-view';
import { breadcrumbList, trailFromHome } from '~/features/browse/category/breadcrumbs';
import { canonicalUrl } from '~/features/page/page-addresses';
import { localePath } from '~/i18n/locales';
import { translate } from '~/i18n/translate.server';
import { wasRefused } from '~/lib/reply-to-form.server';
import type { Product, ResolvedPath } from '~/services/shop-api';
import { choicePath, choiceView, chosenInQuery, currentChoice } from './choice-view';
import { productData } from './product-json-ld';
import { productSeo } from './product-seo';
import { productView } from './product-view';
import { reviewQuery, reviewsView } from './reviews-view';

export type ProductAddress = Extract<ResolvedPath, { kind: 'product' }>;

const MAX_RELATED = 4;
const LEGAL_GUARANTEE_YEARS = 2;

/**
 * The product page; null if the item is gone. A complete choice in the query redirects to its
 * address.
 */
export async function loadProductPage(
  context: AppLoadContext,
  request: Request,
  address: ProductAddress,
) {
  const { shop, priceGroup } = context;
  const { itemId, variationId } = address;
  const { searchParams } = new URL(request.url);
  const wantedReviews = reviewQuery(searchParams);
  const { product, reviewPage, accessories, similar } = await promiseHash({
    product: shop.getProduct({ id: itemId, ...(variationId !== null && { variationId }) }),
    reviewPage: shop.getReview({ itemId, ...wantedReviews }),
    accessories: shop.getCrossSelling({ itemId, relation: 'Accessory', limit: MAX_RELATED }),
    similar: shop.getCrossSelling({ itemId, relation: 'Similar', limit: MAX_RELATED }),
  });
  if (!product) return null;

  const choice = productChoice(product, address, searchParams);
  if (searchParams.has('choose'))
    throw redirect(localePath(context.prefix, `${choice.path}#choice`));
  context.page.cacheable = true;

  const reviews = reviewsView(reviewPage, wantedReviews);
  const breadcrumbs = trailFromHome(translate(context.locale, 'catalogue.home'), [
    ...product.breadcrumbs,
    { name: product.texts.name1, path: product.seoSettings.canonical || context.path },
  ]);
  return {
    kind: 'product' as const,
    seo: productSeo(context, product, searchParams.size > 0, pageTitle(context, product)),
    breadcrumbs,
    guaranteeQrCode: noticeQrCode(context.locale),
    durability: durability(product),
    product: productView(product, choice.view, choice.path, {
      ...context.configuration,
      priceGroup,
    }),
    reviews,
    accessories: accessories.map((each) => productCardView(each, priceGroup)),
    similar: similar.map((each) => productCardView(each, priceGroup)),
    structuredData: [
      productData(product, choice.view, reviews, {
        url: canonicalUrl(context, product.seoSettings.canonical || context.path),
        publicOrigin: context.publicOrigin,
      }),
      breadcrumbList(context, breadcrumbs),
    ],
  };
}

/** Only a guarantee longer than the two years of the law may have the label (L-37). */
function durability({ item, variation, durabilityGuaranteeYears: years }: Product) {
  if (years === null || years <= LEGAL_GUARANTEE_YEARS) return null;
  const maker = item.manufacturer?.externalName || item.manufacturer?.name || '';
  return { years, maker, model: variation.number, qrCode: labelQrCode() } satisfies DurabilityView;
}

export type ProductPageData = NonNullable<Awaited<ReturnType<typeof loadProductPage>>>;

/** The current choice of address and query, and the canonical path (without prefix). */
export function productChoice(
  product: Product,
  address: ProductAddress,
  searchParams: URLSearchParams,
) {
  const map = product.variationAttributeMap;
  if (!map) return { view: null, path: address.canonicalPath };
  const choice = currentChoice(map, address.variationId, chosenInQuery(searchParams));
  const isByAddress = chosenInQuery(searchParams).length === 0;
  return {
    view: choiceView(product, map, choice),
    path: isByAddress ? address.canonicalPath : choicePath(product, map, choice),
  };
}

function pageTitle(context: AppLoadContext, { texts }: Product): string {
  const title = texts.title || texts.name1;
  return wasRefused(context)
    ? `${translate(context.locale, 'common.errorTitlePrefix')} ${title}`
    : title;
}
