import type { ActionFunctionArgs } from '@remix-run/node';
import { flashCookie } from '~/features/page/notices/flash.server';
import { localePath } from '~/i18n/locales';
import { seeOther } from '~/lib/reply-to-form.server';

/** Ends the session of this browser; no fields. 303 to the home page. */
export async function action({ context }: ActionFunctionArgs) {
  await context.shop.doLogoutUser();
  const notice = { type: 'positive', key: 'customer.notice.loggedOut' } as const;
  const answer = seeOther(localePath(context.prefix, '/'), [flashCookie([notice])]);
  // What the browser keeps of the pages of this account goes too (ASVS V14.3.1).
  answer.headers.set('Clear-Site-Data', '"cache"');
  return answer;
}
