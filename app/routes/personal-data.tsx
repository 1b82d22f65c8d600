import type { LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireCustomer } from '~/features/page/auth-guard.server';
import { formTitle } from '~/features/page/form-title.server';
import { pageMeta, pageSeo } from '~/features/page/page-seo';
import { personalDataAction } from '~/features/account/personal-data/personal-data.server';
import { PersonalDataPage } from '~/features/account/personal-data/personal-data-page';

export const handle = { guards: ['auth-guard'], script: 'none', audience: 'visitor' };
export const meta = pageMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { mail, firstName, lastName } = requireCustomer(context, request.url);
  const title = formTitle(context, 'customer.data.title');
  return {
    email: mail,
    hasObjected: (await context.shop.getReviewMailObjection()) === true,
    values: { firstName, lastName },
    seo: pageSeo(context, { title, path: '/my-account/personal-data', robots: 'NOINDEX' }),
  };
}

export const action = personalDataAction;

export default function PersonalData() {
  const { email, values, hasObjected } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return (
    <PersonalDataPage
      email={email}
      hasObjected={hasObjected}
      values={{ ...values, ...reply?.values }}
      errors={reply?.errors ?? []}
    />
  );
}
