import type { LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { accountSeo } from '~/features/account/account-frame/account-seo.server';
import { loadMyReply } from '~/features/account/reviews/load-reviews.server';
import { ReplyPage } from '~/features/account/reviews/reply-page';
import { replyForms } from '~/features/account/reviews/review-forms.server';
import { suggestName } from '~/features/account/reviews/review-view';
import { formAction } from '~/features/page/form-action.server';
import { customer, requireCustomer } from '~/features/page/auth-guard.server';
import { pageMeta } from '~/features/page/page-seo';

export const handle = { guards: ['auth-guard'], script: 'none', audience: 'visitor' };
export const meta = pageMeta;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const who = requireCustomer(context, request.url);
  const review = await loadMyReply(context, params);
  const title = review.reply ? 'reviews.changeReplyTitle' : 'reviews.newReplyTitle';
  return {
    review,
    suggestedName: suggestName(who),
    seo: accountSeo(context, title, `/my-account/replies/${review.id}`),
  };
}

export const action = formAction(async (post) => {
  customer(post);
  return loadMyReply(post.context, post.params);
}, replyForms);

export default function MyReplyRoute() {
  const { review, suggestedName } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return <ReplyPage review={review} suggestedName={suggestedName} reply={reply} />;
}
