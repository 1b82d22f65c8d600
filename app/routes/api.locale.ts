import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { returnPath } from '~/features/page/return-path';
import {
  LOCALE_COOKIE,
  LOCALE_COOKIE_MAX_AGE,
  canonicalPrefix,
  isLocale,
  localePath,
} from '~/i18n/locales';
import { setCookie } from '~/lib/cookies';

/** Fields: locale, path (without prefix, with query), path-de and path-en where they differ. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  const locale = form.get('locale');
  if (!isLocale(locale)) throw new Response(null, { status: 400 });
  const path = returnPath(form.get(`path-${locale}`) ?? form.get('path'));
  return redirect(localePath(canonicalPrefix(locale), path), {
    status: 303,
    headers: {
      'Set-Cookie': setCookie(LOCALE_COOKIE, locale, { maxAge: LOCALE_COOKIE_MAX_AGE }),
    },
  });
}
