import { data, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { challengeHeaders } from '~/features/page/bot-check/challenge-headers.server';
import { newSubmissionId } from '~/features/shop-pages/contact/contact-form.server';
import { ContactPage } from '~/features/shop-pages/contact/contact-page';
import { contactAction } from '~/features/shop-pages/contact/send-message.server';
import { formTitle } from '~/features/page/form-title.server';
import type { PageHandle } from '~/features/page/page-handle';
import { pageMeta, pageSeo } from '~/features/page/page-seo';
import { pageRobots } from '~/features/page/page-robots';
import { translate } from '~/i18n/translate.server';
import { readId } from '~/services/shop-api';

/** Filled in for known visitors, and stamped for one submission. */
export const handle: PageHandle = {
  script: 'hydrate',
  audience: 'visitor',
  query: ['order', 'review'],
  inSitemap: true,
  i18n: ['contact', 'dataRequest', 'botCheck'],
};
export const meta = pageMeta;
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export { clientAction, shouldRevalidate } from '~/components/inline-form/unanswered';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { configuration, visitor } = context;
  const { email, phone } = configuration.seller;
  const botCheck = context.botCheck.view('contact');
  const seo = pageSeo(context, {
    title: formTitle(context, 'contact.title'),
    path: '/contact',
    robots: pageRobots(context, '/contact'),
  });
  const { searchParams } = new URL(request.url);
  const review = readId(searchParams.get('review') ?? '');
  const known = {
    email: visitor.principal.mail ?? '',
    orderId: String(readId(searchParams.get('order') ?? '') ?? ''),
    // A review is reported with the contact form (Art. 16 DSA).
    subject: review ? translate(context.locale, 'contact.aboutReview', { number: review }) : '',
  };
  const page = {
    seo,
    botCheck,
    known,
    seller: { email, phone },
    submissionId: newSubmissionId(),
    rules: contactAction.rules(context.locale),
  };
  return data(page, { headers: challengeHeaders(botCheck) });
}

export const action = contactAction;

export default function ContactRoute() {
  const { seo: _, ...page } = useLoaderData<typeof loader>();
  return <ContactPage {...page} />;
}
