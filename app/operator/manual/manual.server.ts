import { Marked, type Tokens } from 'marked';
import { canonicalPrefix, isOffered, localePath, type Locale } from '~/i18n/locales';
import { escapeXml } from '~/lib/escape-xml';
import english from '../../../docs/how-to/edit-pages.md?raw';
import german from '../../../docs/how-to/seiten-bearbeiten.md?raw';

const GUIDES: Record<Locale, { file: string; text: string }> = {
  de: { file: 'seiten-bearbeiten.md', text: german },
  en: { file: 'edit-pages.md', text: english },
};

/** Addresses of the built pictures, by their paths from this file. */
const PICTURES = import.meta.glob<string>('../../../docs/how-to/pictures/*.avif', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The part of a guide below this line is for developers. */
const FOR_DEVELOPERS = '<!-- for developers -->';

const marked = new Marked({
  renderer: {
    image({ href, text }) {
      const address = PICTURES[`../../../docs/how-to/${href}`];
      if (!address) throw new Error(`The picture ${href} of the manual is missing`);
      return `<img src="${address}" alt="${escapeXml(text)}" loading="lazy">`;
    },
    // Links to the guide in another language are kept; links to pages for developers become text.
    link({ href, tokens }: Tokens.Link) {
      const text = this.parser.parseInline(tokens);
      if (!href.includes('.md')) return `<a href="${escapeXml(href)}">${text}</a>`;
      const other = (['de', 'en'] as const).find((locale) => GUIDES[locale].file === href);
      if (!other || !isOffered(other)) return text;
      const address = localePath(canonicalPrefix(other), '/operator/manual');
      return `<a href="${address}" lang="${other}">${text}</a>`;
    },
  },
});

const memory = new Map<Locale, string>();

/** The guide for those who edit pages, as HTML. */
export function manualHtml(locale: Locale): string {
  const known = memory.get(locale);
  if (known !== undefined) return known;
  const [text = ''] = GUIDES[locale].text.split(FOR_DEVELOPERS);
  const html = marked.parse(text, { async: false });
  memory.set(locale, html);
  return html;
}
