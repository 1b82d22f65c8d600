import type { LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { loadDataLink, openDataLinkAction } from '~/features/account/own-data/own-data-link.server';
import { DataLinkPage } from '~/features/account/own-data/own-data-link-page';
import { keyholderHeaders } from '~/features/page/keyholder-headers';
import { pageMeta, pageSeo } from '~/features/page/page-seo';
import { translate } from '~/i18n/translate.server';

export const handle = { script: 'none', audience: 'keyholder', query: ['visit'] };
export const meta = pageMeta;
export const headers = keyholderHeaders;

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  return {
    link: await loadDataLink(request, context, params),
    seo: pageSeo(context, {
      title: translate(context.locale, 'dataRequest.title'),
      path: '/data-request',
      robots: 'NOINDEX_NOFOLLOW',
      isPersonal: true,
    }),
  };
}

export const action = openDataLinkAction;

export default function DataLinkRoute() {
  const { link } = useLoaderData<typeof loader>();
  const isOver = useActionData<typeof action>() !== undefined;
  return <DataLinkPage {...link} state={isOver ? 'over' : link.state} />;
}
