import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { accountSeo } from '~/features/account/account-frame/account-seo.server';
import { pageMeta } from '~/features/page/page-seo';
import { ReturnsPage } from '~/features/after-order/returns/returns-page';

export const handle = {
  guards: ['auth-guard'],
  script: 'enhance',
  audience: 'visitor',
  query: ['page'],
};
export const meta = pageMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const wanted = new URL(request.url).searchParams.get('page') ?? '1';
  const page = /^[1-9]\d{0,4}$/.test(wanted) ? Number(wanted) : 1;
  const returns = await context.shop.getReturns({ page });
  if (page > returns.lastPageNumber) throw data(null, 404);
  return { returns, seo: accountSeo(context, 'returns.title', '/my-account/returns') };
}

export default function MyReturns() {
  return <ReturnsPage returns={useLoaderData<typeof loader>().returns} />;
}
