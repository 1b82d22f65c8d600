import type { HeadersFunction, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { stopRemindersAction } from '~/features/account/bought-shades/stop-reminders.server';
import { StopRemindersPage } from '~/features/account/bought-shades/stop-reminders-page';
import { pageMeta, pageSeo } from '~/features/page/page-seo';
import { translate } from '~/i18n/translate.server';

export const handle = { script: 'none', audience: 'keyholder' };
export const meta = pageMeta;
export const headers: HeadersFunction = () => ({ 'Referrer-Policy': 'same-origin' });

export function loader({ context }: LoaderFunctionArgs) {
  const title = translate(context.locale, 'boughtShades.stopTitle');
  return {
    seo: pageSeo(context, {
      title,
      path: '/shade-reminders',
      robots: 'NOINDEX_NOFOLLOW',
      isPersonal: true,
    }),
  };
}

export const action = stopRemindersAction;

export default function StopReminders() {
  return <StopRemindersPage isRefused={useActionData<typeof action>() !== undefined} />;
}
