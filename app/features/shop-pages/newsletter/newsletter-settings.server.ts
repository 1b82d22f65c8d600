import { parseWithZod } from '@conform-to/zod/v4';
import { data, type AppLoadContext } from '@remix-run/node';
import { refuseFlood } from '~/features/page/errors/refuse-flood.server';
import { flashCookie } from '~/features/page/notices/flash.server';
import { formTitle } from '~/features/page/form-title.server';
import { pageSeo } from '~/features/page/page-meta';
import { returnPath } from '~/features/page/return-path';
import { localePath } from '~/i18n/locales';
import { translatorFor } from '~/i18n/translate.server';
import { pickFields } from '~/lib/pick-fields';
import { invalid, seeOther } from '~/lib/reply-to-form.server';
import { readId, type NewsletterLink } from '~/services/shop-api';
import { newsletterErrors } from './newsletter-errors.server';
import { newsletterLinkRequestSchema, newsletterNamesFormSchema } from './newsletter-form.server';
import type { NewsletterSettingsReply } from './newsletter-settings-page';

const PATH = '/newsletter/settings';

/** What the address of a mail's link says; 404 for what can be none. */
export function linkOf(params: Record<string, string | undefined>): NewsletterLink {
  const newsletterEmailId = readId(params.emailId ?? '');
  if (newsletterEmailId === null) throw data(null, 404);
  return { newsletterEmailId, authString: (params.authString ?? '').slice(0, 100) };
}

/** Loader of both settings pages. With a link that does not hold the page is not there. */
export async function loadNewsletterSettings(context: AppLoadContext, link?: NewsletterLink) {
  const subscription = await context.shop.getNewsletterSubscription(link);
  if (link && !subscription) throw data(null, 404);
  const seo = pageSeo(context, {
    title: formTitle(context, 'newsletter.settingsTitle'),
    path: PATH,
    ...(link && { robots: 'NOINDEX_NOFOLLOW', isPersonal: true }),
  });
  return { seo, subscription, action: context.prefix + (link ? context.path : PATH) };
}

/**
 * Action of both settings pages: `intent` names, unsubscribe, subscribe (signed in) or link (nobody).
 * 303 to where the form came from, or 422.
 */
export async function changeNewsletter(
  request: Request,
  context: AppLoadContext,
  link?: NewsletterLink,
) {
  const form = await request.formData();
  const intent = form.get('intent');
  const own = link ? context.path : PATH;
  const back = returnPath(form.get('redirectTo'), localePath(context.prefix, own));
  const done = (key: string) =>
    seeOther(back, [flashCookie([{ type: 'positive', key: `notices.${key}` }])]);

  if (intent === 'link' && !link) return requestLink(form, context, done);
  if (intent === 'subscribe' && !link) {
    await refuseFlood(subscribe(context));
    return done('newsletterPending');
  }
  if (intent === 'unsubscribe') {
    if (!(await context.shop.deleteNewsletterSubscription(link))) throw data(null, 404);
    return done('newsletterUnsubscribed');
  }
  const submission = parseWithZod(pickFields(form, ['firstName', 'lastName']), {
    schema: newsletterNamesFormSchema,
  });
  if (submission.status !== 'success') {
    const errors = newsletterErrors(context.locale, submission.error ?? {});
    return invalid<NewsletterSettingsReply>(context, { typed: submission.payload, errors });
  }
  const names = { ...submission.value, ...(link && { link }) };
  if (!(await context.shop.setNewsletterNames(names))) throw data(null, 404);
  return done('newsletterNames');
}

/** The customer who signed in; the mail with the link goes to the address of the account. */
async function subscribe({ shop, visitor, locale }: AppLoadContext): Promise<void> {
  const subscription = await shop.getNewsletterSubscription();
  const { principal } = visitor;
  if (!subscription || principal.kind !== 'customer') throw data(null, 404);
  const { email, firstName, lastName } = subscription;
  const consentText = translatorFor(locale).t('newsletter.subscribeConsent');
  await shop.doSubscribeNewsletter({ email, firstName, lastName, consentText });
}

async function requestLink(
  form: FormData,
  context: AppLoadContext,
  done: (key: string) => Response,
) {
  const submission = parseWithZod(pickFields(form, ['email']), {
    schema: newsletterLinkRequestSchema,
  });
  if (submission.status !== 'success') {
    const errors = newsletterErrors(context.locale, submission.error ?? {});
    return invalid<NewsletterSettingsReply>(context, { typed: submission.payload, errors });
  }
  await refuseFlood(context.shop.doRequestNewsletterLink(submission.value));
  return done('newsletterLinkSent');
}
