import type { LoaderFunctionArgs } from '@remix-run/node';
import { llmsText } from '~/features/shop-pages/llms-text/llms-text';
import { etagResponse } from '~/lib/etag-response.server';

/** Information for language models that read for a user. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { shopName, slogan } = context.configuration;
  const tree = await context.shop.getCategoryTree();
  const text = llmsText(context, { shopName, slogan: slogan[context.locale], tree });
  return etagResponse(request, text, 'text/plain; charset=utf-8');
}
