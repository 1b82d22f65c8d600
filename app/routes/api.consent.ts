import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import {
  consentCookie,
  consentFromForm,
  consentIdCookie,
  expiredCookies,
  isConsentChoice,
} from '~/services/consent/consent.server';
import { flashCookie } from '~/features/page/notices/flash.server';
import { returnPath } from '~/features/page/return-path';

/** Fields: choice (all, none, selection), consent (group or group/cookie, repeated), path. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  if (!isConsentChoice(form.get('choice'))) throw new Response(null, { status: 400 });
  const consent = consentFromForm(form);
  const path = returnPath(form.get('path'));
  const isSecure = context.publicOrigin.startsWith('https:');
  const headers = new Headers();
  const proof = await context.shop.doRecordConsent({
    version: consent.hash,
    groups: consent.groups,
  });
  if (proof) headers.append('Set-Cookie', consentIdCookie(proof, isSecure));
  headers.append('Set-Cookie', consentCookie(consent, isSecure));
  for (const cookie of expiredCookies(context.consent, consent))
    headers.append('Set-Cookie', cookie);
  if (path.endsWith('/cookie-settings')) {
    headers.append('Set-Cookie', flashCookie([{ type: 'positive', key: 'notices.consentSaved' }]));
  }
  return redirect(path, { status: 303, headers });
}
