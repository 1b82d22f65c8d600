import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { accountSeo } from '~/features/account/account-frame/account-seo.server';
import { loadMyReviews } from '~/features/account/reviews/load-reviews.server';
import { MyReviewsPage } from '~/features/account/reviews/my-reviews-page';
import { requireCustomer } from '~/features/page/auth-guard.server';
import { pageMeta } from '~/features/page/page-seo';

export const handle = { script: 'enhance', audience: 'visitor', query: ['page', 'item'] };
export const meta = pageMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireCustomer(context, request.url);
  return {
    list: await loadMyReviews(context, request.url),
    seo: accountSeo(context, 'reviews.title', '/my-account/reviews'),
  };
}

export default function MyReviews() {
  return <MyReviewsPage {...useLoaderData<typeof loader>().list} />;
}
