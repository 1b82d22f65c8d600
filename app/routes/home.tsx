import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { HomePage } from '~/features/shop-pages/home/home-page';
import { homeSeo } from '~/features/shop-pages/home/home-seo.server';
import { loadHome } from '~/features/shop-pages/home/load-home.server';
import { organizationData } from '~/features/shop-pages/home/organization-json-ld';
import { pageMeta } from '~/features/page/page-seo';

export const handle = {
  guards: ['newsletter-confirmation'],
  query: ['ActionCall', 'newsletterEmailId', 'authString'],
  script: 'enhance',
  inSitemap: true,
};

export const meta = pageMeta;

export async function loader({ context }: LoaderFunctionArgs) {
  context.page.cacheable = true;
  const { configuration, publicOrigin } = context;
  return {
    ...(await loadHome(context)),
    canEdit: true,
    organization: organizationData(configuration, publicOrigin),
    seo: homeSeo(context),
  };
}

export default function Home() {
  const { organization, ...home } = useLoaderData<typeof loader>();
  return (
    <>
      <HomePage {...home} />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: organization }} />
    </>
  );
}
