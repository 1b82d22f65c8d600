import Negotiator from 'negotiator';
import TurndownService from 'turndown';

const HTML = 'text/html';
export const MARKDOWN = 'text/markdown';

/** Does the client prefer Markdown to a page? Browsers never do. */
export function wantsMarkdown(accept: string | undefined): boolean {
  if (!accept?.includes(MARKDOWN)) return false;
  return new Negotiator({ headers: { accept } }).mediaType([HTML, MARKDOWN]) === MARKDOWN;
}

/** Controls and decoration, which have no text. */
const SILENT = [
  'script',
  'style',
  'template',
  'dialog',
  'button',
  'input',
  'select',
  'textarea',
  'svg',
] as unknown as (keyof HTMLElementTagNameMap)[];

const service: TurndownService = new TurndownService({
  headingStyle: 'atx',
  bulletListMarker: '-',
  codeBlockStyle: 'fenced',
  emDelimiter: '*',
})
  .remove(SILENT)
  .addRule('unsaid', {
    filter: (node) => node.hasAttribute('hidden') || node.getAttribute('aria-hidden') === 'true',
    replacement: () => '',
  })
  .addRule('picture', {
    filter: (node) => node.nodeName === 'IMG',
    replacement(_, node) {
      const [alt, src] = ['alt', 'src'].map((name) => (node as Element).getAttribute(name) ?? '');
      return `![${service.escape(oneLine(alt!))}](${src})`;
    },
  })
  .addRule('decoration', {
    filter: (node) => node.nodeName === 'IMG' && !node.getAttribute('alt'),
    replacement: () => '',
  })
  .addRule('place', {
    filter: (node) => node.nodeName === 'A' && !LEADS_ON.test(node.getAttribute('href') ?? ''),
    replacement: (words) => words,
  })
  .addRule('silent link', {
    filter: (node) => node.nodeName === 'A' && !/\S/.test(node.textContent ?? '') && !altIn(node),
    replacement: () => '',
  })
  .addRule('term', { filter: 'dt', replacement: (words) => `\n- **${oneLine(words)}**: ` })
  .addRule('description', { filter: 'dd', replacement: (words) => `${oneLine(words)}\n` })
  .addRule('cell', { filter: ['th', 'td'], replacement: (words) => ` ${oneLine(words)} |` })
  .addRule('caption', { filter: 'caption', replacement: (words) => `\n${oneLine(words)}\n\n` })
  .addRule('rows', { filter: ['thead', 'tbody'], replacement: (rows) => rows })
  .addRule('row', {
    filter: 'tr',
    replacement(cells, node) {
      const isFirst = node.parentNode?.firstChild === node && !node.closest('tbody + tbody');
      const isHead = isFirst && node.parentNode?.nodeName !== 'TBODY';
      const line = isHead ? `|${' --- |'.repeat(node.childNodes.length)}\n` : '';
      return `|${cells}\n${line}`;
    },
  });

const escapeSigns = service.escape.bind(service);
/** Escapes text also as HTML, which Markdown would pass through. */
service.escape = (text) =>
  escapeSigns(text)
    .replaceAll(/&(?=#?\w+;)/g, '&amp;')
    .replaceAll('<', '&lt;');

/** Matches a link to another page, not to a fragment of this one. */
const LEADS_ON = /^[^#]/;

function altIn(node: HTMLElement): boolean {
  return Array.from(node.getElementsByTagName('img')).some((image) => image.getAttribute('alt'));
}

/** A drawing with a label, such as stars. */
const SAID = /<svg\b[^<>]*\baria-label="([^"]*)"/g;

/** Elements that are separated only by CSS. */
const BESIDE = /<\/(?:span|a|small|strong|del|s|abbr|time)>(?=<)/g;

function oneLine(words: string): string {
  return words.replaceAll(/(?<!\s)\s*\n\s*/g, ' ').trim();
}

/** Converts the main part of a page to Markdown, with absolute addresses. */
export function pageToMarkdown(html: string, { origin }: { origin: string }): string {
  const begin = html.search(/<main[\s>]/);
  const end = html.indexOf('</main>', begin);
  if (begin < 0 || end < 0) return '';
  const main = html
    .slice(begin, end)
    .replaceAll(/ (href|src)="(?=\/)/g, ` $1="${origin}`)
    .replaceAll(SAID, '<span>$1</span> $&')
    .replaceAll(BESIDE, '$& ');
  return `${service
    .turndown(main)
    .replaceAll(/(?<![ \t])[ \t]+\n/g, '\n')
    .replaceAll(/^[ \t]*-\n/gm, '')
    .replaceAll(/^ (?=\S)/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}
