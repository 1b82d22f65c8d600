import {
  redirect,
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { categoryGuard, resolveAddress } from '~/features/page/category-guard.server';
import { CategoryPage } from '~/features/browse/category/category-page';
import { ContentPage } from '~/features/browse/category/content-page';
import {
  loadCategoryPage,
  loadContentPage,
} from '~/features/browse/category/load-category-page.server';
import { pageMeta } from '~/features/page/page-seo';
import { LISTING_QUERY } from '~/features/browse/category/listing-query';
import {
  addToCart,
  leadToCart,
  namesVariation,
} from '~/features/browse/product/add-to-cart.server';
import {
  loadProductPage,
  type ProductAddress,
} from '~/features/browse/product/load-product-page.server';
import { ProductPage } from '~/features/browse/product/product-page';
import { CHOICE_QUERY } from '~/features/browse/product/choice-view';
import { REVIEW_QUERY } from '~/features/browse/product/reviews-view';
import { localePath } from '~/i18n/locales';
import { productLinkOf } from '~/lib/product-path';
import { wasRefused } from '~/lib/reply-to-form.server';
import type { ResolvedPath } from '~/services/shop-api';
import { isForEverybody } from '~/services/shop-api/entities/category-right';
import { ORDER_PROPERTY_FILES } from '~/services/shop-api/entities/order-property-file-rules';

export const handle = {
  guards: ['category-guard'],
  script: 'enhance',
  query: [...LISTING_QUERY, ...CHOICE_QUERY, ...REVIEW_QUERY],
  files: ORDER_PROPERTY_FILES,
};
export const meta = pageMeta;

/**
 * Products, categories and content pages share one address space (§2). A product is also shown at
 * the link of lists and orders, `/p/{variationId}/{slug}`, where its canonical link names its own
 * address.
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = await loadPage(context, request);
  if (!page) throw notFound(request);
  return { ...page, canEdit: page.kind === 'content' };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const address = await resolveAddress(context);
  if (address === null) {
    if (namesVariation(await request.formData())) return leadToCart(context);
    throw notFound(request);
  }
  await categoryGuard({ context, request });
  if (address.kind !== 'product')
    throw new Response(null, { status: 405, headers: { Allow: 'GET' } });
  return addToCart(context, { form: await request.formData(), request, address });
}

export default function CatchAll() {
  const page = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  switch (page.kind) {
    case 'product':
      return <ProductPage page={page} reply={reply} />;
    case 'category':
      return <CategoryPage page={page} />;
    case 'content':
      return <ContentPage page={page} />;
  }
}

async function loadPage(context: AppLoadContext, request: Request) {
  const address = await resolveAddress(context);
  if (address === null) return null;
  const page = await loadPageAt(context, request, address);
  // Cached pages are public (030).
  if (!isForEverybody(address)) context.page.cacheable = false;
  return page;
}

type Address = NonNullable<ResolvedPath>;

async function loadPageAt(context: AppLoadContext, request: Request, address: Address) {
  if (address.kind === 'product') {
    redirectToCanonical(context, request, address);
    return loadProductPage(context, request, address);
  }
  return address.categoryType === 'content'
    ? loadContentPage(context, request, address.categoryId)
    : loadCategoryPage(context, request, address.categoryId);
}

function redirectToCanonical(
  context: AppLoadContext,
  request: Request,
  { canonicalPath }: ProductAddress,
) {
  // A redirect would drop what the shopper typed, and the reason of the refusal.
  if (wasRefused(context)) return;
  const { origin, search } = new URL(request.url);
  // The parser encodes both in the same way.
  const pathnameOf = (path: string) => new URL(path, origin).pathname;
  const own = pathnameOf(context.path);
  if ([canonicalPath, productLinkOf(canonicalPath)].some((path) => pathnameOf(path) === own))
    return;
  throw redirect(localePath(context.prefix, canonicalPath) + search, 301);
}

function notFound(request: Request) {
  const { pathname } = new URL(request.url);
  return new Response(`Page Not Found: ${pathname}`, { status: 404, statusText: 'Not Found' });
}
