import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { accountSeo } from '~/features/account/account-frame/account-seo.server';
import { loadMyReviews } from '~/features/account/reviews/load-reviews.server';
import { MyReviewsPage } from '~/features/account/reviews/my-reviews-page';
import { pageMeta } from '~/features/page/page-seo';

export const handle = {
  guards: ['auth-guard'],
  script: 'enhance',
  audience: 'visitor',
  query: ['page', 'item'],
};
export const meta = pageMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
  return {
    list: await loadMyReviews(context, request.url),
    seo: accountSeo(context, 'reviews.title', '/my-account/reviews'),
  };
}

export default function MyReviews() {
  return <MyReviewsPage {...useLoaderData<typeof loader>().list} />;
}
