import { randomUUID } from 'node:crypto';
import { data, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { challengeHeaders } from '~/features/page/bot-check/challenge-headers.server';
import { countryChoices } from '~/features/buy/addresses/country-choices';
import { formTitle } from '~/features/page/form-title.server';
import type { PageHandle } from '~/features/page/page-handle';
import { pageMeta, pageSeo } from '~/features/page/page-seo';
import { returnPath } from '~/features/page/return-path';
import { registerAction } from '~/features/account/registration/register.server';
import { RegisterPage } from '~/features/account/registration/register-page';

export const handle: PageHandle = {
  guards: ['guest-guard'],
  script: 'hydrate',
  audience: 'visitor',
  query: ['redirect'],
  i18n: ['customer', 'address', 'botCheck'],
};
export const meta = pageMeta;
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export { clientAction, shouldRevalidate } from '~/components/inline-form/unanswered';

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
    rules: registerAction.rules(context.locale),
    seo: pageSeo(context, { title, path: '/register', robots: 'NOINDEX_NOFOLLOW' }),
  };
  return data(page, { headers: challengeHeaders(botCheck) });
}

export const action = registerAction;

export default function Register() {
  const { seo: _, ...page } = useLoaderData<typeof loader>();
  return <RegisterPage {...page} />;
}
