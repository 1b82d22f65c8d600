import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { pathOfProduct, productLink } from '~/lib/product-path';
import { localePath } from '~/i18n/locales';

/** §2: the link shape of lists and orders leads to the product's own address. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const variationId = Number(/^[1-9]\d{0,8}$/.exec(params.variationId ?? '')?.[0] ?? 0);
  const [product] = variationId
    ? await context.shop.getProductsByIds({ variationIds: [variationId] })
    : [];
  if (product && productLink(variationId, product.texts.urlPath) === context.path) {
    return redirect(localePath(context.prefix, pathOfProduct(product, variationId)), 301);
  }
  const former = await context.shop.resolvePath({ path: context.path });
  if (former?.kind === 'product') {
    return redirect(localePath(context.prefix, former.canonicalPath), 301);
  }
  if (!product) throw new Response('Page Not Found', { status: 404, statusText: 'Not Found' });
  return redirect(localePath(context.prefix, pathOfProduct(product, variationId)), 301);
}

/** Never shown; having a page lets an unknown link end on the error page of the frame. */
export default function ProductLink() {
  return null;
}
