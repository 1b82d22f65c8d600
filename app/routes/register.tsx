import { randomUUID } from 'node:crypto';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireVisitor } from '~/features/account/guards.server';
import { formTitle } from '~/features/page/form-title.server';
import { pageMeta, pageSeo } from '~/features/page/page-meta';
import { returnPath } from '~/features/page/return-path';
import { registerAction } from '~/features/sign-in/register.server';
import { RegisterPage } from '~/features/sign-in/register-page';

export const handle = { script: 'none', audience: 'visitor', query: ['redirect'] };
export const meta = pageMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireVisitor(context);
  const title = formTitle(context, 'customer.registerTitle');
  const { principal } = context.visitor;
  return {
    redirect: returnPath(new URL(request.url).searchParams.get('redirect'), ''),
    formKey: randomUUID(),
    email: principal.mail ?? '',
    seo: pageSeo(context, { title, path: '/register', robots: 'NOINDEX_NOFOLLOW' }),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  return registerAction(request, context);
}

export default function Register() {
  const { redirect, formKey, email } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const values = reply?.values ?? { email };
  return (
    <RegisterPage
      values={values}
      errors={reply?.errors ?? []}
      redirect={redirect}
      formKey={formKey}
    />
  );
}
