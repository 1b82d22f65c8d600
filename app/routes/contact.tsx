import { randomBytes } from 'node:crypto';
import {
  data,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { challengeHeaders } from '~/features/page/bot-check/challenge-headers.server';
import { checkBot } from '~/features/page/bot-check/check-bot.server';
import { contactErrors } from '~/features/shop-pages/contact/contact-errors.server';
import {
  CONTACT_FIELDS,
  contactFormSchema,
} from '~/features/shop-pages/contact/contact-form.server';
import { ContactPage, type ContactErrors } from '~/features/shop-pages/contact/contact-page';
import { refuseFlood } from '~/features/page/errors/refuse-flood.server';
import { flashCookie } from '~/features/page/notices/flash.server';
import { formTitle } from '~/features/page/form-title.server';
import { pageMeta, pageSeo } from '~/features/page/page-meta';
import { localePath } from '~/i18n/locales';
import { pickFields } from '~/lib/pick-fields';
import { invalid, seeOther } from '~/lib/reply-to-form.server';
import { readId } from '~/services/shop-api';

/** Filled in for who is known, and stamped for one sending. */
export const handle = { script: 'none', audience: 'visitor', query: ['order'] };
export const meta = pageMeta;
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { configuration, visitor } = context;
  const { email, phone } = configuration.seller;
  const botCheck = context.botCheck.view('contact');
  const seo = pageSeo(context, {
    title: formTitle(context, 'contact.title'),
    path: '/contact',
    robots: configuration.robots.robotsContactPage,
  });
  const known = {
    email: visitor.principal.mail ?? '',
    orderId: String(readId(new URL(request.url).searchParams.get('order') ?? '') ?? ''),
  };
  const submissionId = randomBytes(16).toString('base64url');
  return data(
    { seo, botCheck, known, seller: { email, phone }, submissionId },
    { headers: challengeHeaders(botCheck) },
  );
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const submission = parseWithZod(pickFields(form, CONTACT_FIELDS), { schema: contactFormSchema });
  const refuse = (errors: ContactErrors) =>
    invalid(context, { values: submission.payload, errors });
  if (submission.status !== 'success') {
    return refuse(contactErrors(context.locale, submission.error ?? {}));
  }
  const refusal = await checkBot(form, context, 'contact');
  if (refusal) return refuse({ botCheck: refusal });

  const { copy, privacy: _agreed, ...message } = submission.value;
  const stated = String(form.get('submissionId') ?? '');
  const submissionId = /^[\w-]{22,64}$/.test(stated)
    ? stated
    : randomBytes(16).toString('base64url');
  const mail = { ...message, wantsCopy: copy === 'true', submissionId };
  await refuseFlood(context.shop.doCustomerContactMail(mail));
  const notice = { type: 'positive', key: 'notices.contactSent' } as const;
  return seeOther(localePath(context.prefix, '/contact'), [flashCookie([notice])]);
}

export default function ContactRoute() {
  const { botCheck, known, seller, submissionId } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  return (
    <ContactPage
      values={result?.values ?? known}
      errors={result?.errors ?? {}}
      {...{ seller, submissionId, botCheck }}
    />
  );
}
