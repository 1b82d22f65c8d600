import Negotiator from 'negotiator';
import { translate } from '../app/i18n/translate.server';
import {
  LOCALE_COOKIE,
  canonicalPrefix,
  defaultLocale,
  isOffered,
  offeredLocales,
  localeFromPath,
  type Locale,
} from '../app/i18n/locales';
import type { TextKey } from '../app/i18n/translator';
import { readCookie } from '../app/lib/cookies';
import { resubmitFormHtml, type SubmittedForm } from './resubmit-form';
import type { Refusal } from './refusal';

const TEXTS: Record<Refusal['status'], [title: TextKey, text: TextKey]> = {
  400: ['serverErrorPages.badRequestTitle', 'serverErrorPages.badRequest'],
  403: ['serverErrorPages.forbiddenTitle', 'serverErrorPages.forbidden'],
  405: ['serverErrorPages.methodTitle', 'serverErrorPages.method'],
  413: ['serverErrorPages.tooLargeTitle', 'serverErrorPages.tooLarge'],
  414: ['serverErrorPages.addressTooLongTitle', 'serverErrorPages.addressTooLong'],
  415: ['serverErrorPages.unsupportedTitle', 'serverErrorPages.unsupported'],
  421: ['serverErrorPages.wrongHostTitle', 'serverErrorPages.wrongHost'],
  500: ['serverErrorPages.failureTitle', 'serverErrorPages.failure'],
  503: ['serverErrorPages.unavailableTitle', 'serverErrorPages.unavailable'],
};

const STYLE = `
:root{color-scheme:light}
body{margin:0;background:#fbfaf7;color:#1d1c1a;font:1.125rem/1.5 system-ui,sans-serif}
svg{display:block;width:100%;height:12px}
main{max-width:38rem;margin:0 auto;padding:64px 24px}
h1{margin:0 0 16px;font:500 2.25rem/1.2 Georgia,serif;text-wrap:balance}
p{margin:0 0 16px;color:#5d5a54}
a,button{display:inline-block;margin-top:16px;padding:10px 24px;border:0;border-radius:4px;background:#1d1c1a;color:#fff;font:inherit}
button{cursor:pointer}
a:focus-visible,button:focus-visible{outline:3px solid #5d5a54;outline-offset:2px}`;

/** Neutral shades: the shop's colours are in the database, which may be what fails. */
const SHADES = ['#1d1c1a', '#45423d', '#6f6b64', '#98948c', '#c2beb5', '#e4e0d8'];

type ErrorPageOptions = {
  /** Is it the upstream that does not answer? */
  isRemoteAway?: boolean | undefined;
  /** The submitted form, which can be sent again. */
  held?: SubmittedForm | undefined;
};

/**
 * A self-contained page: it needs no style file, no script and no database. Its language is that of
 * the path, otherwise of cookie or browser, as `locale` says.
 */
export function errorPage(
  status: Refusal['status'],
  locale: Locale,
  { isRemoteAway, held }: ErrorPageOptions = {},
): string {
  const [titleKey, ownKey] = TEXTS[status];
  const textKey = isRemoteAway ? 'serverErrorPages.remoteAway' : ownKey;
  const again = held
    ? `<p>${translate(locale, 'serverErrorPages.held')}</p>
${resubmitFormHtml(held, translate(locale, 'serverErrorPages.again'))}`
    : '';
  const title = translate(locale, titleKey);
  const kept = status >= 500 ? `<p>${translate(locale, 'serverErrorPages.back')}</p>` : '';
  const bands = SHADES.map(
    (shade, index) => `<rect x="${index}" width="1" height="1" fill="${shade}"/>`,
  ).join('');
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<svg viewBox="0 0 ${SHADES.length} 1" preserveAspectRatio="none" aria-hidden="true">${bands}</svg>
<main data-status="${status}">
<h1>${title}</h1>
<p>${translate(locale, textKey)}</p>
${kept}${again}<a href="${canonicalPrefix(locale) || '/'}">${translate(locale, 'serverErrorPages.home')}</a>
</main>
</body>
</html>
`;
}

/** The language of an error page; never fails on the input that made the request bad. */
export function errorLocale(
  url: string | undefined,
  headers: { cookie?: string; 'accept-language'?: string; referer?: string; host?: string },
): Locale {
  const path = url?.split('?', 1)[0] ?? '/';
  // A form target under /api/ serves all languages, so the page with the form decides.
  const page = path.startsWith('/api/') ? pathFrom(headers.referer, headers.host) : undefined;
  const { locale, prefix } = localeFromPath(page ?? path);
  if ((prefix || page) && isOffered(locale)) return locale;
  const chosen = readCookie(headers.cookie, LOCALE_COOKIE);
  if (isOffered(chosen)) return chosen;
  const liked = new Negotiator({ headers }).language([...offeredLocales()]);
  return isOffered(liked) ? liked : defaultLocale();
}

/** The path of the referring page of this shop. */
function pathFrom(referer: string | undefined, host: string | undefined): string | undefined {
  if (referer === undefined || !URL.canParse(referer)) return undefined;
  const page = new URL(referer);
  return page.host === host ? page.pathname : undefined;
}
