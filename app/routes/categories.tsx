import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CategoriesPage } from '~/features/browse/category/categories-page';
import { CATEGORIES_PATH } from '~/features/browse/category/categories-path';
import { navigationOf } from '~/features/browse/category/category-navigation';
import { pageMeta, pageSeo } from '~/features/page/page-seo';
import { translate } from '~/i18n/translate.server';

export const handle = { script: 'enhance', inSitemap: true };

export const meta = pageMeta;

export async function loader({ context }: LoaderFunctionArgs) {
  context.page.cacheable = true;
  const title = translate(context.locale, 'header.navigation');
  return {
    items: navigationOf(await context.shop.getCategoryTree()),
    seo: pageSeo(context, { title, path: CATEGORIES_PATH }),
  };
}

export default function Categories() {
  return <CategoriesPage items={useLoaderData<typeof loader>().items} />;
}
