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
import { refuseFlood } from '~/features/page/errors/refuse-flood.server';
import { flashCookie } from '~/features/page/notices/flash.server';
import { formTitle } from '~/features/page/form-title.server';
import { pageMeta, pageSeo } from '~/features/page/page-meta';
import {
  newsletterErrors,
  type NewsletterErrors,
} from '~/features/shop-pages/newsletter/newsletter-errors.server';
import { formPlace, namesOfBlock } from '~/blocks/names-of-block.server';
import {
  NEWSLETTER_FIELDS,
  newsletterFormSchema,
} from '~/features/shop-pages/newsletter/newsletter-form.server';
import { NewsletterPage } from '~/features/shop-pages/newsletter/newsletter-page';
import { localePath } from '~/i18n/locales';
import { translatorFor } from '~/i18n/translate.server';
import { pickFields } from '~/lib/pick-fields';
import { invalid, seeOther } from '~/lib/reply-to-form.server';

export const handle = { script: 'none' };
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

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const place = formPlace(form);
  const published = place && (await namesOfBlock(context.shop, place));
  const submission = parseWithZod(pickFields(form, NEWSLETTER_FIELDS), {
    schema: newsletterFormSchema(published ?? 'optional'),
  });
  const refuse = (errors: NewsletterErrors) => {
    const values = submission.payload as Record<string, string>;
    const areNamesTyped = Boolean(values.firstName || values.lastName);
    const names = published ?? (areNamesTyped ? 'optional' : 'none');
    return invalid(context, { values, errors, names, place: published && place });
  };
  if (submission.status !== 'success') {
    return refuse(newsletterErrors(context.locale, submission.error ?? {}));
  }
  const refusal = await checkBot(form, context, 'newsletter');
  if (refusal) return refuse({ botCheck: refusal });
  const { email, firstName, lastName } = submission.value;
  const { t } = translatorFor(context.locale);
  const signUp = context.shop.doSubscribeNewsletter({
    email,
    firstName,
    lastName,
    consentText: (
      ['newsletter.privacyBefore', 'newsletter.privacyLink', 'newsletter.privacyAfter'] as const
    )
      .map((key) => t(key))
      .join(''),
  });
  await refuseFlood(signUp);
  const notice = { type: 'positive', key: 'notices.newsletterPending' } as const;
  return seeOther(localePath(context.prefix, '/newsletter'), [flashCookie([notice])]);
}

export default function NewsletterRoute() {
  const { botCheck } = useLoaderData<typeof loader>();
  return <NewsletterPage result={useActionData<typeof action>()} botCheck={botCheck} />;
}
