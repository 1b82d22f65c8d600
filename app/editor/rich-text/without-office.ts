/**
 * Parts of a pasted page that are never its text. Without an end tag, all that follows belongs to
 * them, as in browsers.
 */
const SKIPPED = [
  ['<!--', '-->'],
  ['<style\\b', '</style\\s*>'],
  ['<script\\b', '</script\\s*>'],
  ['<xml\\b', '</xml\\s*>'],
  ['<head\\b', '</head\\s*>'],
] as const;

/** Formats that word processors write as styles. */
const BY_STYLE = [
  ['strong', /(?:^|;)\s*font-weight\s*:\s*(?:bold|[6-9]\d\d)/i],
  ['em', /(?:^|;)\s*font-style\s*:\s*(?:italic|oblique)/i],
  ['u', /(?:^|;)\s*text-decoration(?:-line)?\s*:[^;]*underline/i],
  ['s', /(?:^|;)\s*text-decoration(?:-line)?\s*:[^;]*line-through/i],
] as const;
/** Everything copied from Google Docs stands in one: `<b style="font-weight:normal">`. */
const IS_THIN = /(?:^|;)\s*font-weight\s*:\s*(?:normal|[1-5]00)/i;

/**
 * A pasted text without the markup of word processors: their styles, comments and data can be most
 * of a megabyte, and only the formats they stand for stay.
 */
export function withoutOffice(html: string): string {
  const text = SKIPPED.reduce((rest, [from, to]) => without(rest, from, to), html);
  return withFormats(text.replaceAll(/<\/?(?:o|w|m|v):[^<>]*>/gi, '')).replaceAll(
    /<[a-z][^<>]*>/gi,
    (tag) =>
      tag.replaceAll(/\s(?:style|class|lang|width|height)=(?:"[^"]*"|'[^']*'|[^\s>]+)/gi, ''),
  );
}

/**
 * Each end is searched once: a single expression for both takes minutes on a text of unclosed
 * beginnings.
 */
function without(html: string, from: string, to: string): string {
  const [begins, ends] = [new RegExp(from, 'gi'), new RegExp(to, 'gi')];
  let kept = '';
  for (let at = 0; ; at = ends.lastIndex) {
    begins.lastIndex = at;
    const begin = begins.exec(html);
    kept += html.slice(at, begin?.index);
    if (!begin) return kept;
    ends.lastIndex = begins.lastIndex;
    if (!ends.exec(html)) return kept;
  }
}

/** Bold text and other formats of a style, as elements. */
function withFormats(html: string): string {
  const open: string[] = [];
  return html.replaceAll(
    /<(\/?)(span|b|i|font)(?=[\s/>])([^<>]*)>/gi,
    (_, slash: string, name: string, attributes: string) => {
      if (slash) return open.pop() ?? '';
      const [, , style = ''] = /\sstyle=(["'])(.*?)\1/is.exec(attributes) ?? [];
      const formats = BY_STYLE.filter(([, says]) => says.test(style)).map(([format]) => format);
      const isBold = name.toLowerCase() === 'b' && !IS_THIN.test(style);
      if (isBold && !formats.includes('strong')) formats.push('strong');
      if (name.toLowerCase() === 'i' && !formats.includes('em')) formats.push('em');
      open.push(
        formats
          .map((format) => `</${format}>`)
          .toReversed()
          .join(''),
      );
      return formats.map((format) => `<${format}>`).join('');
    },
  );
}
