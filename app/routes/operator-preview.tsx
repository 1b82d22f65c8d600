import type { HeadersFunction, LinksFunction, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { DraftView } from '~/editor/preview/draft-view';
import styles from '~/editor/ui/editor.css?url';
import { loadDraftView } from '~/editor/preview/load-draft-view.server';
import { pageMeta } from '~/features/page/page-seo';

export const handle = {
  script: 'none',
  audience: 'operator',
  query: ['by', 'width', 'frame', 'version', 'against'],
};
export const meta = pageMeta;
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** The only page of the shop that its own pages may show in a frame. */
export const headers: HeadersFunction = () => ({
  'Cache-Control': 'no-store',
  'X-Frame-Options': 'SAMEORIGIN',
  'Shop-Csp-Sources': "frame-ancestors 'self'",
});

export function loader({ request, context, params }: LoaderFunctionArgs) {
  return loadDraftView(request, context, params['*'] ?? '');
}

export default function OperatorPreview() {
  return <DraftView page={useLoaderData<typeof loader>()} />;
}
