/**
 * The nesting of an HTML text, estimated without a parser: a parser reopens unclosed elements in
 * every paragraph, so that a text of 100 KB could keep it busy for minutes.
 */

const TAG =
  /<(\/?)([a-z][a-z0-9]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>=`]+))?)*)\s*\/?>/gi;
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
/** After these a parser uses other rules, so that counting tags is meaningless. */
const OTHER_RULES =
  /<(?:applet|frameset|iframe|marquee|math|noembed|noframes|noscript|object|plaintext|script|select|style|svg|template|textarea|title|xmp|[!?])/i;
/** So few tags are cheap, however they are nested. */
const FEW_TAGS = 400;

/** Can a parser process this text quickly? Few tags, or ordinary ones no deeper than `most`. */
export function isSimple(html: string, most: number): boolean {
  const tags = html.match(/<[a-z!?/]/gi)?.length ?? 0;
  return tags <= FEW_TAGS || (!OTHER_RULES.test(html) && nesting(html) <= most);
}

/** An upper bound of the nesting; Infinity if there is an unusual tag. */
export function nesting(html: string): number {
  const open: string[] = [];
  let deepest = 0;
  const rest = html.replace(TAG, (_tag, slash: string, written: string) => {
    const name = written.toLowerCase();
    if (VOID.has(name)) return '';
    if (slash) {
      // An end tag of another element is ignored, so that the bound stays valid.
      if (open.at(-1) === name) open.pop();
      return '';
    }
    if (name === 'p' && open.at(-1) === 'p') open.pop();
    if (name === 'li' && open.at(-1) === 'p') open.pop();
    if (name === 'li' && open.at(-1) === 'li') open.pop();
    open.push(name);
    deepest = Math.max(deepest, open.length);
    return '';
  });
  return /<[a-z!?/]/i.test(rest) ? Infinity : deepest;
}

/** The text of an HTML text without its tags, as HTML. */
export function textOf(html: string): string {
  return html
    .replace(/<[a-z!?/][^<>]*>?/gi, ' ')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;');
}
