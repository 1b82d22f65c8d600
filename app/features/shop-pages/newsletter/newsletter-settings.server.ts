import { data, type AppLoadContext } from '@remix-run/node';
import {
  byIntent,
  doneAt,
  form,
  formAction,
  type FormReply,
  type FormPost,
} from '~/features/page/form-action.server';
import { formTitle } from '~/features/page/form-title.server';
import { pageSeo } from '~/features/page/page-seo';
import { returnPath } from '~/features/page/return-path';
import { localePath } from '~/i18n/locales';
import { translatorFor } from '~/i18n/translate.server';
import { readId, type NewsletterLink } from '~/services/shop-api';
import { backFormSchema, linkRequestFormSchema, namesFormSchema } from './newsletter-form.server';

const PATH = '/newsletter/settings';

/** The parts of a mail's link; 404 for a malformed one. */
export function linkOf(params: Record<string, string | undefined>): NewsletterLink {
  const newsletterEmailId = readId(params.emailId ?? '');
  if (newsletterEmailId === null) throw data(null, 404);
  return { newsletterEmailId, authString: (params.authString ?? '').slice(0, 100) };
}

/** Loader of both settings pages. 404 for an invalid link. */
export async function loadNewsletterSettings(context: AppLoadContext, link?: NewsletterLink) {
  const subscription = await context.shop.getNewsletterSubscription(link);
  if (link && !subscription) throw data(null, 404);
  const seo = pageSeo(context, {
    title: formTitle(context, 'newsletter.settingsTitle'),
    path: PATH,
    ...(link && { robots: 'NOINDEX_NOFOLLOW', isPersonal: true }),
  });
  const email = context.visitor.principal.mail ?? '';
  return { seo, subscription, email, action: context.prefix + (link ? context.path : PATH) };
}

type CurrentLink = NewsletterLink | undefined;

/** Back to the page of the form. */
const settled = ({ context, form: posted, found }: FormPost<CurrentLink>, notice: string) =>
  doneAt(
    returnPath(posted.get('redirectTo'), localePath(context.prefix, found ? context.path : PATH)),
    `notices.${notice}`,
  );

const names = form({
  schema: namesFormSchema,
  erasing: ['firstName', 'lastName'],
  async run({ firstName, lastName }, sent: FormPost<CurrentLink>) {
    const { context, found: link } = sent;
    const isKnown = await context.shop.setNewsletterNames({
      firstName,
      lastName,
      ...(link && { link }),
    });
    return isKnown ? settled(sent, 'newsletterNames') : notThere();
  },
});

const unsubscribe = form({
  schema: backFormSchema,
  async run(_, sent: FormPost<CurrentLink>) {
    const isKnown = await sent.context.shop.deleteNewsletterSubscription(sent.found);
    return isKnown ? settled(sent, 'newsletterUnsubscribed') : notThere();
  },
});

/** A logged-in customer; the mail with the link goes to the address of the account. */
const subscribe = form({
  schema: backFormSchema,
  async run(_, sent: FormPost<CurrentLink>) {
    const { shop, visitor, locale } = sent.context;
    const subscription = sent.found ? null : await shop.getNewsletterSubscription();
    if (!subscription || visitor.principal.kind !== 'customer') return notThere();
    const { email, firstName, lastName } = subscription;
    const consentText = translatorFor(locale).t('newsletter.subscribeConsent');
    await shop.doSubscribeNewsletter({ email, firstName, lastName, consentText });
    return settled(sent, 'newsletterPending');
  },
});

/** For everybody, by the address alone. */
const link = form({
  schema: linkRequestFormSchema,
  async run({ email }, sent: FormPost<CurrentLink>) {
    if (sent.found) return notThere();
    const { shop } = sent.context;
    await shop.doRequestNewsletterLink({ email });
    const known = await shop.getNewsletterSubscription();
    return settled(sent, known?.state === 'unknown' ? 'newsletterEndAsked' : 'newsletterLinkSent');
  },
});

/** For both settings pages: with the link of a mail, and without. */
export const newsletterSettingsAction = formAction(
  ({ params }) => ('emailId' in params ? linkOf(params) : undefined),
  byIntent<CurrentLink, Response, FormReply>({ names, unsubscribe, subscribe, link }),
);

function notThere(): never {
  throw data(null, 404);
}
