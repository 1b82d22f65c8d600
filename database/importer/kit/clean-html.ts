const ALLOWED_TAGS = 'p br b strong i em ul ol li h2 h3 h4 a table thead tbody tr th td'.split(' ');
const ALLOWED_ATTRIBUTES = ['href', 'colspan', 'rowspan', 'scope'];

const TAG = /<(\/?)([a-z0-9]+)>/g;

/** Allowed elements without attributes, properly nested, need no parser: nothing in them is active. */
function isPlain(html: string): boolean {
  const open: string[] = [];
  const text = html.replace(TAG, (tag, slash: string, name: string) => {
    if (!ALLOWED_TAGS.includes(name)) return tag;
    if (name === 'br') return slash ? tag : '';
    if (!slash) open.push(name);
    else if (open.pop() !== name) return tag;
    return '';
  });
  return open.length === 0 && !text.includes('<') && !/&(?!(?:amp|lt|gt|quot|nbsp);)/.test(text);
}

type Cleaner = (html: string) => string;
let cleaner: Promise<Cleaner> | undefined;

/** HTML of a description with nothing in it but the allowed elements (headings, lists, tables, links). */
export async function cleanHtml(html: string): Promise<string> {
  if (isPlain(html)) return html;
  cleaner ??= loadCleaner();
  return (await cleaner)(html);
}

/** jsdom costs a third of a second to load; most imports never need it. */
async function loadCleaner(): Promise<Cleaner> {
  const [{ JSDOM }, { default: createDOMPurify }] = await Promise.all([
    import('jsdom'),
    import('dompurify'),
  ]);
  const purify = createDOMPurify(new JSDOM('').window);
  return (html) =>
    purify.sanitize(html, {
      ALLOWED_TAGS,
      ALLOWED_ATTR: ALLOWED_ATTRIBUTES,
      ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i,
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
    });
}
