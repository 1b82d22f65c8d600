import type { HeadersFunction, LinksFunction, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import styles from '~/editor/ui/editor.css?url';
import { SharedDraft } from '~/editor/preview/shared-draft';
import { loadSharedDraft } from '~/editor/preview/load-shared-draft.server';
import { pageMeta } from '~/features/page/page-seo';

export const handle = { script: 'none', audience: 'keyholder' };
export const meta = pageMeta;
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** The address of this page is a key: it must not be cached, indexed or sent to other sites. */
export const headers: HeadersFunction = () => ({
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow, noarchive',
  'Referrer-Policy': 'same-origin',
});

export function loader({ request, context, params }: LoaderFunctionArgs) {
  return loadSharedDraft(request, context, params);
}

export default function Preview() {
  return <SharedDraft page={useLoaderData<typeof loader>()} />;
}
