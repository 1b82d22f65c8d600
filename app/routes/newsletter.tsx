import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { refuseFlood } from '~/features/errors/refuse-flood.server';
import { flashCookie } from '~/features/page/flash.server';
import { pageMeta, pageSeo } from '~/features/page/page-meta';
import { newsletterErrors } from '~/features/newsletter/newsletter-errors.server';
import { formPlace, namesOfBlock } from '~/editor/blocks/names-of-block.server';
import {
  NEWSLETTER_FIELDS,
  newsletterFormSchema,
} from '~/features/newsletter/newsletter-form.server';
import { NewsletterPage } from '~/features/newsletter/newsletter-page';
import { localePath } from '~/i18n/locales';
import { translate, translatorFor } from '~/i18n/translate.server';
import { pickFields } from '~/lib/pick-fields';
import { isSpam } from '~/lib/spam.server';

export const handle = { script: 'none' };
export const meta = pageMeta;

export async function loader({ context }: LoaderFunctionArgs) {
  context.page.cacheable = true;
  const title = translate(context.locale, 'newsletter.title');
  return { seo: pageSeo(context, { title, path: '/newsletter' }) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const sent = redirect(localePath(context.prefix, '/newsletter'), {
    status: 303,
    headers: {
      'Set-Cookie': flashCookie([{ type: 'positive', key: 'notices.newsletterPending' }]),
    },
  });
  // A filled honeypot is answered like a real sign-up, so that programs learn nothing.
  if (isSpam(form)) return sent;

  const place = formPlace(form);
  const published = place && (await namesOfBlock(context.shop, place));
  const submission = parseWithZod(pickFields(form, NEWSLETTER_FIELDS), {
    schema: newsletterFormSchema(published ?? 'optional'),
  });
  if (submission.status !== 'success') {
    const errors = newsletterErrors(context.locale, submission.error ?? {});
    const values = submission.payload as Record<string, string>;
    const areNamesTyped = Boolean(values.firstName || values.lastName);
    const names = published ?? (areNamesTyped ? 'optional' : 'none');
    return data({ values, errors, names, place: published && place }, 422);
  }
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
  return sent;
}

export default function NewsletterRoute() {
  return <NewsletterPage result={useActionData<typeof action>()} />;
}
