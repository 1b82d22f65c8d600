import { REGION } from '~/i18n/format';
import { defaultLocale, isLocale, type Locale } from '~/i18n/locales';

type SeenPage = { url: string; title: string };

/** Parts of the offline page that are inserted into others, and a slot in itself. */
const NOTE = /<template id="offline-note">(.*?)<\/template>/s;
const AGAIN = /(<a id="again" [^>]*href=")[^"]*/;
const SEEN = /<template id="offline-seen">(.*?)<\/template>/s;

/**
 * The offline page with links to the requested page and to the last visited ones; without any it
 * has no such list.
 */
export function withSeen(offline: string, wished: string, seen: readonly SeenPage[]): string {
  const links = seen.map(({ url, title }) => `<li><a href="${escape(url)}">${title}</a></li>`);
  const again = offline.replace(AGAIN, (_, start: string) => start + escape(wished));
  return again.replace(SEEN, (_, list: string) =>
    links.length > 0 ? list.replace('</ul>', () => `${links.join('')}</ul>`) : '',
  );
}

/** A cached page with a note on its date; the text is in the offline page. */
export function withNote(page: string, offline: string, date: string | null): string {
  const note = NOTE.exec(offline)?.[1] ?? '';
  const [, lang] = /<html lang="(\w+)"/.exec(page) ?? [];
  const seen =
    date === null ? '' : timeText(new Date(date), isLocale(lang) ? lang : defaultLocale());
  return page.replace(/<main\b/, (main) => note.replace('{time}', () => seen) + main);
}

/** The title of a page, still as HTML, without the name of the shop. */
export function titleOf(html: string): string {
  const title = /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '';
  return title.replace(/ \| [^|]*$/, '');
}

function timeText(moment: Date, locale: Locale): string {
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat(REGION[locale], style).format(moment);
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
