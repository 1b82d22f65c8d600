import * as z from 'zod';
import { anybody, form, formAction } from '~/features/page/form-action.server';
import { returnPath } from '~/features/page/return-path';
import {
  LOCALE_COOKIE,
  LOCALE_COOKIE_MAX_AGE,
  canonicalPrefix,
  isOffered,
  localeFromPath,
  localePath,
} from '~/i18n/locales';
import { setCookie } from '~/lib/cookies';
import { seeOther } from '~/lib/reply-to-form.server';

const path = z.string().optional();

/**
 * The same page in the other language: `path` without prefix, with query, or its own path in that
 * language.
 */
export const action = formAction(
  anybody,
  form({
    schema: z.object({ locale: path, path, 'path-de': path, 'path-en': path }),
    run({ locale, path: same = null, ...paths }, { request }) {
      if (!isOffered(locale)) throw new Response(null, { status: 400 });
      const page = returnPath(same);
      const named = returnPath(paths[`path-${locale}`] ?? same);
      const query = queryOfPage(request, pathnameOf(page));
      const target = query === null ? named : pathnameOf(named) + query;
      return seeOther(localePath(canonicalPrefix(locale), target), [
        setCookie(LOCALE_COOKIE, locale, { maxAge: LOCALE_COOKIE_MAX_AGE }),
      ]);
    },
  }),
);

/**
 * The query of the page that has sent this form. A cached page knows only those parameters that change it, and a
 * visitor who switches keeps all of them. Null where the browser names no page, or another one.
 */
function queryOfPage(request: Request, pathname: string): string | null {
  const referer = request.headers.get('Referer') ?? '';
  if (!URL.canParse(referer)) return null;
  const page = new URL(referer);
  const isSender =
    page.host === new URL(request.url).host && localeFromPath(page.pathname).path === pathname;
  return isSender ? page.search : null;
}

function pathnameOf(address: string): string {
  return address.replace(/[?#].*$/s, '');
}
