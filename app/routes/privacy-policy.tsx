import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pageMeta } from '~/features/page/page-meta';
import { loadStaticPage } from '~/features/static-page/load-static-page.server';
import { RetentionTable } from '~/features/static-page/retention-table';
import { StaticPage } from '~/features/static-page/static-page';

export const handle = { script: 'none' };

export const meta = pageMeta;

export function loader({ context }: LoaderFunctionArgs) {
  return loadStaticPage(context, {
    type: 'PrivacyPolicy',
    path: '/privacy-policy',
    title: 'privacyPolicy',
    robots: 'robotsPrivacyPolicy',
  });
}

export default function PrivacyPolicy() {
  return (
    <StaticPage {...useLoaderData<typeof loader>().page}>
      <RetentionTable />
    </StaticPage>
  );
}
