import type { LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { loadOrderReview } from '~/features/account/reviews/load-reviews.server';
import { reviewForms, type ReviewForm } from '~/features/account/reviews/review-forms.server';
import { ReviewPage } from '~/features/account/reviews/review-page';
import { openOrder } from '~/features/after-order/confirmation/open-order.server';
import { formAction } from '~/features/page/form-action.server';
import { keyholderHeaders } from '~/features/page/keyholder-headers';
import { keyholderSeo } from '~/features/page/keyholder-seo.server';
import { pageMeta } from '~/features/page/page-seo';
import type { RequestContext } from '~/services/context.server';

export const handle = { script: 'none', audience: 'keyholder' };
export const meta = pageMeta;
export const headers = keyholderHeaders;

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { view } = await load(context, params);
  const title = view.review ? 'reviews.changeTitle' : 'reviews.newTitle';
  return { view, seo: keyholderSeo(context, title, '/confirmation') };
}

export const action = formAction(({ context, params }) => load(context, params), reviewForms);

/** For the order of a key: a guest reviews like a customer. */
async function load(
  context: RequestContext,
  params: Record<string, string | undefined>,
): Promise<ReviewForm> {
  return loadOrderReview(context, params, await openOrder(context, params));
}

export default function OrderReviewRoute() {
  const { view } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return (
    <div className="page page-narrow">
      <ReviewPage view={view} reply={reply} />
    </div>
  );
}
