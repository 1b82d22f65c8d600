import type { HeadersFunction, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { stopReviewMailsAction } from '~/features/account/review-mails/stop-review-mails.server';
import { StopReviewMailsPage } from '~/features/account/review-mails/stop-review-mails-page';
import { pageMeta, pageSeo } from '~/features/page/page-meta';
import { translate } from '~/i18n/translate.server';

export const handle = { script: 'none', audience: 'keyholder' };
export const meta = pageMeta;
export const headers: HeadersFunction = () => ({ 'Referrer-Policy': 'same-origin' });

export function loader({ context }: LoaderFunctionArgs) {
  const title = translate(context.locale, 'reviews.stop.title');
  return {
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
  return <StopReviewMailsPage isRefused={useActionData<typeof action>() !== undefined} />;
}
