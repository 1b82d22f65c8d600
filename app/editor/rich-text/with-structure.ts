/** Levels of headings that a rich text lacks, and their replacements. */
const HEADINGS: Record<string, string> = { h1: 'h2', h5: 'h4', h6: 'h4' };
/** The list and level of a paragraph in a word processor's style. */
const IN_LIST = /mso-list\s*:\s*(\S{1,80})\s+level(\d)/i;
/** An empty line that a word processor uses for spacing. */
const EMPTY = /<p\b[^<>]*>\s*<o:p>(?:&nbsp;|\s)*<\/o:p>\s*<\/p>/gi;
const BLOCKS = 'p, div, h1, h2, h3, h4, h5, h6, ul, ol, li';
/** An online word processor writes each list item as a separate list in such an element. */
const WRAPPER = '[class*="ListContainerWrapper"]';
/** The separator between the cells of a row. */
const APART = ' · ';

/**
 * A pasted text with standard structure: lists that a word processor writes as paragraphs with a
 * marker, rows of a spreadsheet, each a line with separated cells, and headings.
 */
export function withStructure(html: string): string {
  const text = html
    .replaceAll(EMPTY, '')
    .replaceAll(
      /<(\/?)(h[156])(?=[\s/>])/gi,
      (_, slash: string, name: string) => `<${slash}${HEADINGS[name.toLowerCase()]}`,
    );
  if (!/mso-list\s*:|<tr\b|ListContainerWrapper/i.test(text)) return text;
  const { body } = new DOMParser().parseFromString(text, 'text/html');
  for (const wrapper of body.querySelectorAll(WRAPPER)) unwrapItems(wrapper);
  makeLists(body);
  for (const table of body.querySelectorAll('table'))
    if (!table.querySelector('table')) makeLines(table);
  return body.innerHTML;
}

/**
 * Items as desktop word processors write them: paragraphs that state their list, level and marker.
 */
function unwrapItems(wrapper: Element): void {
  const document = wrapper.ownerDocument;
  const paragraphs = [...wrapper.querySelectorAll('li')].map((item) => {
    const paragraph = document.createElement('p');
    const list = `online${item.dataset['listid'] ?? ''}`;
    paragraph.setAttribute('style', `mso-list:${list} level${item.dataset['ariaLevel'] ?? 1}`);
    const sign = document.createElement('span');
    sign.setAttribute('style', 'mso-list:Ignore');
    const isNumbered = item.parentElement?.localName === 'ol';
    sign.textContent = isNumbered ? `${item.dataset['ariaPosinset'] ?? 1}.` : '·';
    for (const block of item.querySelectorAll(BLOCKS)) block.replaceWith(...block.childNodes);
    paragraph.append(sign, ...item.childNodes);
    return paragraph;
  });
  wrapper.replaceWith(...paragraphs);
}

function makeLists(body: HTMLElement): void {
  let open: { list: Element; id: string }[] = [];
  for (const paragraph of body.querySelectorAll<HTMLElement>('[style*="mso-list" i]')) {
    const [, id = '', level] = IN_LIST.exec(paragraph.getAttribute('style') ?? '') ?? [];
    // A real list item has no marker.
    if (level === undefined || paragraph.localName === 'li') continue;
    const sign = paragraph.querySelector(
      '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]',
    );
    const written = sign?.textContent ?? '';
    const name = /^\W*\w{1,4}[.)]/.test(written) ? 'ol' : 'ul';
    sign?.remove();
    // A numbered heading belongs to a list as well.
    if (/^h[1-6]$/.test(paragraph.localName)) continue;
    const [outermost] = open;
    if (paragraph.previousElementSibling !== outermost?.list || outermost.id !== id) open = [];
    open.length = Math.min(open.length, Number(level));
    if (open.at(-1)?.list.localName !== name && open.length === Number(level)) open.pop();
    if (open.length < Number(level)) {
      const list = body.ownerDocument.createElement(name);
      const start = /^\W*(\d+)[.)]/.exec(written)?.[1] ?? '1';
      if (start !== '1') list.setAttribute('start', start);
      const holder = open.at(-1)?.list.lastElementChild;
      if (holder) holder.append(list);
      else paragraph.before(list);
      open.push({ list, id });
    }
    const item = body.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    open.at(-1)!.list.append(item);
    paragraph.remove();
  }
}

function makeLines(table: Element): void {
  const lines = [...table.querySelectorAll('tr')].map((row) => {
    const line = table.ownerDocument.createElement('p');
    for (const cell of row.querySelectorAll('td, th')) {
      for (const block of cell.querySelectorAll(BLOCKS))
        block.replaceWith(...block.childNodes, ' ');
      if ((cell.textContent ?? '').trim() === '') continue;
      if (line.hasChildNodes()) line.append(APART);
      line.append(...cell.childNodes);
    }
    return line;
  });
  const { caption } = table as HTMLTableElement;
  table.replaceWith(...(caption ? [caption] : []), ...lines.filter((line) => line.hasChildNodes()));
}
