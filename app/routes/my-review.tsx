import type { LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { accountSeo } from '~/features/account/account-frame/account-seo.server';
import { loadMyReview } from '~/features/account/reviews/load-reviews.server';
import { reviewForms } from '~/features/account/reviews/review-forms.server';
import { ReviewPage } from '~/features/account/reviews/review-page';
import { formAction } from '~/features/page/form-action.server';
import { customer, requireCustomer } from '~/features/page/auth-guard.server';
import { pageMeta } from '~/features/page/page-seo';

export const handle = { guards: ['auth-guard'], script: 'none', audience: 'visitor' };
export const meta = pageMeta;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const who = requireCustomer(context, request.url);
  const { view } = await loadMyReview(context, params, who);
  const title = view.review ? 'reviews.changeTitle' : 'reviews.newTitle';
  return { view, seo: accountSeo(context, title, view.formPath) };
}

export const action = formAction(
  (post) => loadMyReview(post.context, post.params, customer(post)),
  reviewForms,
);

export default function MyReviewRoute() {
  const { view } = useLoaderData<typeof loader>();
  return <ReviewPage view={view} reply={useActionData<typeof action>()} />;
}
