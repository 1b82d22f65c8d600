import { data, type ActionFunctionArgs } from '@remix-run/node';
import { flashCookie } from '~/features/page/notices/flash.server';
import { localePath } from '~/i18n/locales';
import { seeOther } from '~/lib/reply-to-form.server';
import { readId } from '~/services/shop-api';

/**
 * Ends all reminders by the link of their mails: 303 to the home page, 422 for a wrong link. A mail
 * program that does it for its reader follows no redirect: 204 (RFC 8058).
 */
export async function stopReminders({ request, context, params }: ActionFunctionArgs) {
  const isOneClick = (await request.formData()).get('List-Unsubscribe') === 'One-Click';
  const customerId = readId(params.customerId ?? '');
  const authString = params.authString ?? '';
  const isDone =
    customerId !== null && (await context.shop.deleteShadeReminders({ customerId, authString }));
  if (!isDone) return data({ isRefused: true }, 422);
  if (isOneClick) throw new Response(null, { status: 204 });
  const notice = { type: 'positive', key: 'boughtShades.stopped' } as const;
  throw seeOther(localePath(context.prefix, '/'), [flashCookie([notice])]);
}
