import type { LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import { refuseFlood } from '~/features/page/errors/refuse-flood.server';
import { done, form, formAction, type FormPost } from '~/features/page/form-action.server';
import { keyholderHeaders } from '~/features/page/keyholder-headers';
import { keyholderSeo } from '~/features/page/keyholder-seo.server';
import { pageMeta } from '~/features/page/page-seo';
import { ConfirmEmailPage } from '~/features/account/personal-data/confirm-email-page';
import { linkParams } from '~/features/account/account-fields/account-link.server';
import { ShopError, type AccountLinkInput } from '~/services/shop-api';

export const handle = { script: 'none', audience: 'keyholder' };
export const meta = pageMeta;
export const headers = keyholderHeaders;

export async function loader({ params, context }: LoaderFunctionArgs) {
  const link = linkParams(params);
  return {
    email: link && (await refuseFlood(context.shop.getEmailLink(link))),
    path: `/change-email/${params.contactId}/${params.hash}`,
    seo: keyholderSeo(context, 'customer.email.confirmTitle', '/my-account/personal-data'),
  };
}

/** 303 to the account, or 422 for an expired link. */
export const action = formAction(
  ({ params }) => linkParams(params),
  form({
    schema: z.object({}),
    places: { 'contact.unauthorizedEmailChange': 'link' },
    async run(_, { context, found }: FormPost<AccountLinkInput | null>) {
      if (!found) throw new ShopError('contact.unauthorizedEmailChange');
      await context.shop.doConfirmEmail(found);
      return done(context, '/my-account/personal-data', 'customer.notice.emailChanged');
    },
  }),
);

export default function ChangeEmailLink() {
  const { path, email } = useLoaderData<typeof loader>();
  // The link for an address that meanwhile has an account exists, but cannot be used.
  const isRefused = useActionData<typeof action>() !== undefined;
  return <ConfirmEmailPage path={path} email={isRefused ? null : email} />;
}
