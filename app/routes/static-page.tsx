import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pageMeta } from '~/features/page/page-seo';
import { ShippingTermsView } from '~/features/shop-pages/shipping-terms/shipping-terms';
import { ChallengeNotice } from '~/features/shop-pages/static-page/challenge-notice';
import { loadStaticPage } from '~/features/shop-pages/static-page/load-static-page.server';
import { RetentionTable } from '~/features/shop-pages/static-page/retention-table';
import { StaticPage } from '~/features/shop-pages/static-page/static-page';

export const handle = { script: 'none', inSitemap: true };

export const meta = pageMeta;

/** Every static page; the path selects it. */
export function loader({ context }: LoaderFunctionArgs) {
  return loadStaticPage(context);
}

export default function StaticPageRoute() {
  const { page, terms, privacy } = useLoaderData<typeof loader>();
  return (
    <StaticPage {...page} lead={terms && <ShippingTermsView {...terms} />}>
      {privacy && (
        <>
          {privacy.hasChallenge && <ChallengeNotice />}
          <RetentionTable retention={privacy.retention} />
        </>
      )}
    </StaticPage>
  );
}
