import { randomUUID } from 'node:crypto';
import { data, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { challengeHeaders } from '~/features/page/bot-check/challenge-headers.server';
import { countryChoices } from '~/features/buy/addresses/country-choices';
import { formTitle } from '~/features/page/form-title.server';
import { pageMeta, pageSeo } from '~/features/page/page-seo';
import { returnPath } from '~/features/page/return-path';
import { registerAction } from '~/features/account/registration/register.server';
import { RegisterPage } from '~/features/account/registration/register-page';

export const handle = {
  guards: ['guest-guard'],
  script: 'none',
  audience: 'visitor',
  query: ['redirect'],
};
export const meta = pageMeta;
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const title = formTitle(context, 'customer.registerTitle');
  const { principal } = context.visitor;
  const botCheck = context.botCheck.view('registration');
  const page = {
    botCheck,
    choices: countryChoices(await context.shop.getAggregatedCountries()),
    redirect: returnPath(new URL(request.url).searchParams.get('redirect'), ''),
    formKey: randomUUID(),
    email: principal.mail ?? '',
    seo: pageSeo(context, { title, path: '/register', robots: 'NOINDEX_NOFOLLOW' }),
  };
  return data(page, { headers: challengeHeaders(botCheck) });
}

export const action = registerAction;

export default function Register() {
  const { redirect, formKey, email, botCheck, choices } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const values = reply?.values ?? { email };
  return (
    <RegisterPage
      values={values}
      errors={reply?.errors ?? []}
      hasBilling={reply?.hasBilling ?? false}
      choices={choices}
      redirect={redirect}
      formKey={formKey}
      botCheck={botCheck}
    />
  );
}
