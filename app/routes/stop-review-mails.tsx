import type { HeadersFunction, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import {
  hasObjected,
  stopReviewMailsAction,
} from '~/features/account/review-mails/stop-review-mails.server';
import { StopReviewMailsPage } from '~/features/account/review-mails/stop-review-mails-page';
import { pageMeta, pageSeo } from '~/features/page/page-seo';
import { translate } from '~/i18n/translate.server';

export const handle = { script: 'none', audience: 'keyholder' };
export const meta = pageMeta;
export const headers: HeadersFunction = () => ({ 'Referrer-Policy': 'same-origin' });

export async function loader({ context, params }: LoaderFunctionArgs) {
  const title = translate(context.locale, 'reviews.stop.title');
  return {
    hasObjected: await hasObjected(context, params),
    seo: pageSeo(context, {
      title,
      path: '/review-mails',
      robots: 'NOINDEX_NOFOLLOW',
      isPersonal: true,
    }),
  };
}

export const action = stopReviewMailsAction;

export default function StopReviewMails() {
  const { hasObjected } = useLoaderData<typeof loader>();
  const isRefused = useActionData<typeof action>() !== undefined;
  return <StopReviewMailsPage isRefused={isRefused} hasObjected={hasObjected} />;
}
