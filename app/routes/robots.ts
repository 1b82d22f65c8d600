import type { LoaderFunctionArgs } from '@remix-run/node';
import { robotsText } from '~/features/shop-pages/sitemap/robots-text';

export function loader({ context }: LoaderFunctionArgs) {
  return new Response(robotsText(context.publicOrigin, context.routes), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
