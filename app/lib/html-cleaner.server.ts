import { separateBlockText } from './separate-block-text.server';
import { ADDRESSES, withScheme } from './web-address';
import { isSimple, nesting, textOf } from './html-shape';

type Allowed = { tags: readonly string[]; attributes: readonly string[] };
type Cleaner = (html: string) => Promise<string>;
type Purify = Awaited<ReturnType<typeof loadPurify>>;

/** Elements removed with their content: DOMPurify's list, but without the heads of tables. */
const UNSEEN =
  'annotation-xml audio colgroup desc foreignobject head iframe math mi mn mo ms mtext noembed noframes noscript plaintext script selectedcontent style svg template title video xmp'.split(
    ' ',
  );
const MAX_NESTING = 50;
const MOST_TIMES = 5;

let purify: Promise<Purify> | undefined;

/**
 * Returns a function that reduces an HTML text to the allowed elements and attributes; other
 * elements are replaced by their visible text, separated by spaces where they were blocks, and
 * beyond a nesting of fifty only the text stays. Cleaning is idempotent.
 */
export function createHtmlCleaner({ tags, attributes }: Allowed): Cleaner {
  const options = {
    ALLOWED_TAGS: [...tags],
    ALLOWED_ATTR: [...attributes],
    FORBID_CONTENTS: UNSEEN,
    ALLOWED_URI_REGEXP: ADDRESSES,
    // DOMPurify checks the value of every other attribute against its pattern for addresses.
    ADD_URI_SAFE_ATTR: attributes.filter((name) => name !== 'href'),
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  };
  return async (html) => {
    if (isPlain(html, tags)) return html;
    const { sanitize } = await (purify ??= loadPurify());
    const cleanOnce = (text: string) => sanitize(text, options);
    const clean = isSimple(html, MAX_NESTING) ? settled(cleanOnce, cleanOnce(html)) : null;
    return clean !== null && nesting(clean) <= MAX_NESTING ? clean : cleanOnce(textOf(html));
  };
}

/**
 * The result of cleaning until it no longer changes: without the table cell between them, a link in
 * a link is parsed as two. A text that does not settle is returned as plain text.
 */
function settled(cleanOnce: (html: string) => string, html: string): string | null {
  let clean = html;
  for (let times = 0; times < MOST_TIMES; times += 1) {
    const again = cleanOnce(clean);
    if (again === clean) return clean;
    clean = again;
  }
  return null;
}

/** jsdom costs a third of a second to load; most processes never need it, the others one window. */
async function loadPurify() {
  const [{ JSDOM }, { default: createDOMPurify }] = await Promise.all([
    import('jsdom'),
    import('dompurify'),
  ]);
  const purifier = createDOMPurify(new JSDOM('').window);
  // With a deficient document, DOMPurify returns its input.
  if (!purifier.isSupported) throw new Error('HTML cannot be cleaned: DOMPurify finds no document');
  purifier.addHook('uponSanitizeElement', (node, { tagName, allowedTags }) => {
    if (!allowedTags[tagName]) separateBlockText(node, tagName);
  });
  purifier.addHook('uponSanitizeAttribute', (_, attribute) => {
    if (attribute.attrName === 'href') attribute.attrValue = withScheme(attribute.attrValue);
  });
  // A link without an address is text.
  purifier.addHook('afterSanitizeAttributes', (node) => {
    if (node.nodeName === 'A' && !node.hasAttribute('href')) node.replaceWith(...node.childNodes);
  });
  return purifier;
}

/**
 * Allowed elements without attributes, properly nested, need no parser: they have no active
 * content.
 */
function isPlain(html: string, tags: readonly string[]): boolean {
  const open: string[] = [];
  const text = html.replace(/<(\/?)([a-z0-9]+)>/g, (tag, slash: string, name: string) => {
    if (!tags.includes(name)) return tag;
    if (name === 'br') return slash ? tag : '';
    if (!slash) open.push(name);
    else if (open.pop() !== name) return tag;
    return open.length > MAX_NESTING ? tag : '';
  });
  return open.length === 0 && !text.includes('<') && !/&(?!(?:amp|lt|gt|quot|nbsp);)/.test(text);
}
