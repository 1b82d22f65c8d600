import { Marked, type Tokens } from 'marked';
import type { Locale } from '~/i18n/locales';
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

/** What follows is for those who work on the shop itself. */
const FOR_DEVELOPERS = '<!-- for developers -->';

const marked = new Marked({
  renderer: {
    image: ({ href, text }) =>
      `<img src="${PICTURES[`../../../docs/how-to/${href}`]}" alt="${escapeXml(text)}" loading="lazy">`,
    // A link to another guide leads to it in its language, one to a page for developers nowhere.
    link({ href, tokens }: Tokens.Link) {
      const text = this.parser.parseInline(tokens);
      if (!href.includes('.md')) return `<a href="${escapeXml(href)}">${text}</a>`;
      const other = Object.entries(GUIDES).find(([, { file }]) => href === file);
      return other ? `<a href="/${other[0]}/operator/manual" lang="${other[0]}">${text}</a>` : text;
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
