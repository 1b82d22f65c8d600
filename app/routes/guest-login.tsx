import { randomUUID } from 'node:crypto';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireVisitor } from '~/features/page/auth-guard.server';
import { formTitle } from '~/features/page/form-title.server';
import { pageMeta, pageSeo } from '~/features/page/page-meta';
import { guestLoginAction } from '~/features/buy/guest-login/guest-login.server';
import { GuestLoginPage } from '~/features/buy/guest-login/guest-login-page';

export const handle = { script: 'enhance', audience: 'visitor' };
export const meta = pageMeta;

export async function loader({ context }: LoaderFunctionArgs) {
  requireVisitor(context);
  const title = formTitle(context, 'checkout.guestTitle');
  return {
    email: context.visitor.principal.mail ?? '',
    formKey: randomUUID(),
    reviewMailDays: (await context.shop.getCheckout()).reviewMailDays,
    seo: pageSeo(context, { title, path: '/guest/login', robots: 'NOINDEX' }),
  };
}

export const action = guestLoginAction;

export default function GuestLogin() {
  const { email, ...shown } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return <GuestLoginPage {...(reply ?? { values: { email }, errors: [] })} {...shown} />;
}
