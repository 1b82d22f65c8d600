import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { refuseFlood } from '~/features/page/errors/refuse-flood.server';
import { flashCookie } from '~/features/page/notices/flash.server';
import { keyholderHeaders } from '~/features/page/keyholder-headers';
import { keyholderSeo } from '~/features/page/keyholder-seo.server';
import { pageMeta } from '~/features/page/page-meta';
import { ConfirmEmailPage } from '~/features/account/sign-in/confirm-email-page';
import { linkParams } from '~/features/account/sign-in/link-params.server';
import { localePath } from '~/i18n/locales';
import { invalid, seeOther } from '~/lib/reply-to-form.server';
import { isShopError } from '~/services/shop-api';

export const handle = { script: 'none', audience: 'keyholder' };
export const meta = pageMeta;
export const headers = keyholderHeaders;

export async function loader({ params, context }: LoaderFunctionArgs) {
  const link = linkParams(params);
  return {
    email: await refuseFlood(context.shop.getEmailLink(link)),
    path: `/change-email/${link.contactId}/${link.hash}`,
    seo: keyholderSeo(context, 'customer.email.confirmTitle', '/my-account/personal-data'),
  };
}

/** No fields. 303 to the account, or 422 for a link that is over. */
export async function action({ params, context }: ActionFunctionArgs) {
  try {
    await refuseFlood(context.shop.doConfirmEmail(linkParams(params)));
  } catch (error) {
    if (!isShopError(error, 'contact.unauthorizedEmailChange')) throw error;
    return invalid(context, { isOver: true });
  }
  const notice = { type: 'positive', key: 'customer.notice.emailChanged' } as const;
  return seeOther(localePath(context.prefix, '/my-account/personal-data'), [flashCookie([notice])]);
}

export default function ChangeEmail() {
  return <ConfirmEmailPage {...useLoaderData<typeof loader>()} />;
}
