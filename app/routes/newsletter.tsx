import { data, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { challengeHeaders } from '~/features/page/bot-check/challenge-headers.server';
import { formTitle } from '~/features/page/form-title.server';
import { pageMeta, pageSeo } from '~/features/page/page-seo';
import { NewsletterPage } from '~/features/shop-pages/newsletter/newsletter-page';
import { signUpAction } from '~/features/shop-pages/newsletter/sign-up.server';

export const handle = { script: 'none', inSitemap: true };
export const meta = pageMeta;

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader({ context }: LoaderFunctionArgs) {
  context.page.cacheable = true;
  const botCheck = context.botCheck.view('newsletter', 'sharedPage');
  const seo = pageSeo(context, {
    title: formTitle(context, 'newsletter.title'),
    path: '/newsletter',
  });
  return data({ seo, botCheck }, { headers: challengeHeaders(botCheck) });
}

export const action = signUpAction;

export default function NewsletterRoute() {
  const { botCheck } = useLoaderData<typeof loader>();
  return <NewsletterPage result={useActionData<typeof action>()} botCheck={botCheck} />;
}
