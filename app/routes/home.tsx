import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { EditorBar } from '~/operator/frame/editor-bar';
import { editorBar } from '~/operator/frame/editor-bar.server';
import { HomePage } from '~/features/shop-pages/home/home-page';
import { loadHome } from '~/features/shop-pages/home/load-home.server';
import { organizationData } from '~/features/shop-pages/home/organization-json-ld';
import { pageMeta, pageSeo } from '~/features/page/page-seo';
import { pageRobots } from '~/features/page/page-robots';
import { translate } from '~/i18n/translate.server';

export const handle = {
  guards: ['newsletter-confirmation'],
  query: ['ActionCall', 'newsletterEmailId', 'authString'],
  script: 'enhance',
  inSitemap: true,
};

export const meta = pageMeta;

export async function loader({ context, request }: LoaderFunctionArgs) {
  context.page.cacheable = true;
  const { configuration, locale, publicOrigin } = context;
  const seo = pageSeo(context, {
    // What the shop says of itself; the words of the dictionary are for one that has said nothing.
    title: configuration.slogan[locale] || translate(locale, 'home.title'),
    description: configuration.slogan[locale] || translate(locale, 'home.description'),
    path: '/',
    robots: pageRobots(context, '/'),
  });
  return {
    ...(await loadHome(context)),
    bar: editorBar(context, request, { canEdit: true }),
    organization: organizationData(configuration, publicOrigin),
    seo,
  };
}

export default function Home() {
  const { organization, bar, ...home } = useLoaderData<typeof loader>();
  return (
    <>
      {bar && <EditorBar bar={bar} />}
      <HomePage {...home} />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: organization }} />
    </>
  );
}
