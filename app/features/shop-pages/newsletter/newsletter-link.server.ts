import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { flashCookie } from '~/features/page/notices/flash.server';
import { keyholderSeo } from '~/features/page/keyholder-seo.server';
import { localePath } from '~/i18n/locales';

type Step = 'confirm' | 'unsubscribe';

/** Loader of both link pages; the address holds a key, so it is kept out of indexes. */
export function loadNewsletterLink({ context }: LoaderFunctionArgs, step: Step) {
  return { seo: keyholderSeo(context, `newsletter.${step}Title`, '/newsletter') };
}

/** Action of both link pages: 303 to the newsletter page, or 422 when the link is wrong or too old. */
export async function followNewsletterLink(
  { request, context, params }: ActionFunctionArgs,
  step: Step,
) {
  const isOneClick = step === 'unsubscribe' && (await asksForOneClick(request));
  const newsletterEmailId = Number(params.emailId);
  const authString = params.authString ?? '';
  const isNumber = Number.isSafeInteger(newsletterEmailId) && newsletterEmailId > 0;
  const link = { newsletterEmailId, authString };
  const { shop } = context;
  const isDone =
    isNumber &&
    (step === 'confirm'
      ? await shop.doEmailConfirmation(link)
      : await shop.deleteNewsletterSubscription(link));
  if (!isDone) return data({ isRefused: true }, 422);
  if (isOneClick) throw new Response(null, { status: 204 });
  const key = step === 'confirm' ? 'newsletterConfirmed' : 'newsletterUnsubscribed';
  return redirect(localePath(context.prefix, '/newsletter'), {
    status: 303,
    headers: { 'Set-Cookie': flashCookie([{ type: 'positive', key: `notices.${key}` }]) },
  });
}

/** A mail program ends the subscription for its reader, and follows no redirect (RFC 8058, L-60). */
async function asksForOneClick(request: Request): Promise<boolean> {
  return (await request.formData()).get('List-Unsubscribe') === 'One-Click';
}
