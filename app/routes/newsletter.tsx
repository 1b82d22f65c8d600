import { data, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { challengeHeaders } from '~/features/page/bot-check/challenge-headers.server';
import { formTitle } from '~/features/page/form-title.server';
import type { PageHandle } from '~/features/page/page-handle';
import { pageMeta, pageSeo } from '~/features/page/page-seo';
import { NewsletterPage } from '~/features/shop-pages/newsletter/newsletter-page';
import { signUpAction } from '~/features/shop-pages/newsletter/sign-up.server';

/** Hydrated, so the frame has no personal slots: it is rendered for each visitor. */
export const handle: PageHandle = {
  script: 'hydrate',
  audience: 'visitor',
  inSitemap: true,
  i18n: ['newsletter', 'address', 'botCheck'],
};
export const meta = pageMeta;

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export { clientAction, shouldRevalidate } from '~/components/inline-form/unanswered';

export async function loader({ context }: LoaderFunctionArgs) {
  const botCheck = context.botCheck.view('newsletter');
  const seo = pageSeo(context, {
    title: formTitle(context, 'newsletter.title'),
    path: '/newsletter',
  });
  const rules = signUpAction.rules(context.locale);
  const email = context.visitor.principal.mail ?? '';
  return data({ seo, botCheck, rules, email }, { headers: challengeHeaders(botCheck) });
}

export const action = signUpAction;

export default function NewsletterRoute() {
  const { botCheck, rules, email } = useLoaderData<typeof loader>();
  return <NewsletterPage botCheck={botCheck} rules={rules} email={email} />;
}
