const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
};

/** Clean HTML as lines of text, for mails and text browsers. */
export function textLines(html: string): string {
  return html
    .replace(/\s+/g, ' ')
    .replace(/<li[^<>]*>/gi, '\n- ')
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<\/(p|h[1-6]|div|ul|ol|table|tr|blockquote|section)>/gi, '\n\n')
    .replace(/<[^<>]+>/g, '')
    .replace(/&(#39|\w+);/g, decode)
    .replace(/(?<![ \t])[ \t]*\n[ \t]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Clean HTML as one line of text, for positions without markup. */
export function plainText(html: string): string {
  return html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(#39|\w+);/g, decode)
    .replace(/\s+/g, ' ')
    .trim();
}

function decode(entity: string, name: string): string {
  return ENTITIES[name] ?? entity;
}
