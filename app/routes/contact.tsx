import { data, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { challengeHeaders } from '~/features/page/bot-check/challenge-headers.server';
import { newSubmissionId } from '~/features/shop-pages/contact/contact-form.server';
import { ContactPage } from '~/features/shop-pages/contact/contact-page';
import { contactAction } from '~/features/shop-pages/contact/send-message.server';
import { formTitle } from '~/features/page/form-title.server';
import { pageMeta, pageSeo } from '~/features/page/page-seo';
import { pageRobots } from '~/features/page/page-robots';
import { translate } from '~/i18n/translate.server';
import { readId } from '~/services/shop-api';

/** Filled in for who is known, and stamped for one sending. */
export const handle = {
  script: 'none',
  audience: 'visitor',
  query: ['order', 'review'],
  inSitemap: true,
};
export const meta = pageMeta;
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

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
    // What is wrong with a review the shop is told like anything else (Art. 16 DSA).
    subject: review ? translate(context.locale, 'contact.aboutReview', { number: review }) : '',
  };
  const submissionId = newSubmissionId();
  return data(
    { seo, botCheck, known, seller: { email, phone }, submissionId },
    { headers: challengeHeaders(botCheck) },
  );
}

export const action = contactAction;

export default function ContactRoute() {
  const { botCheck, known, seller, submissionId } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  return (
    <ContactPage
      values={result?.values ?? known}
      errors={result?.errors ?? []}
      {...{ seller, submissionId, botCheck }}
    />
  );
}
