import * as z from 'zod';
import { anybody, form, formAction } from '~/features/page/form-action.server';
import { returnPath } from '~/features/page/return-path';
import {
  LOCALE_COOKIE,
  LOCALE_COOKIE_MAX_AGE,
  canonicalPrefix,
  isOffered,
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
    run({ locale, path: same = null, ...paths }) {
      if (!isOffered(locale)) throw new Response(null, { status: 400 });
      const target = localePath(
        canonicalPrefix(locale),
        returnPath(paths[`path-${locale}`] ?? same),
      );
      return seeOther(target, [
        setCookie(LOCALE_COOKIE, locale, { maxAge: LOCALE_COOKIE_MAX_AGE }),
      ]);
    },
  }),
);
