import type { LoaderFunctionArgs } from '@remix-run/node';
import { txt } from 'remix-utils/responses';
import { robotsText } from '~/features/shop-pages/sitemap/robots-text';

export function loader({ context }: LoaderFunctionArgs) {
  return txt(robotsText(context.publicOrigin, context.routes));
}
