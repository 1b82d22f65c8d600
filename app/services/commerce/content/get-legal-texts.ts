import { legalTextTypeSchema, type LegalText, type LegalTextType } from '../../shop-api';
import type { CommerceContext } from '../commerce-context';

/** A legal text in the language of the request, or null while the operator has not written it. */
export async function getLegalTexts(
  ctx: CommerceContext,
  input: { type: LegalTextType },
): Promise<LegalText | null> {
  const type = legalTextTypeSchema.parse(input.type);
  ctx.touch(`legal:${type}`);
  const { rows } = await ctx.db.client.query<{ title: string; htmlText: string }>({
    name: 'legal-text',
    text: `select title, html_text as "htmlText" from legal_text where type = $1 and lang = $2`,
    values: [type, ctx.lang],
  });
  const row = rows[0];
  return row ? { type, lang: ctx.lang, ...row, plainText: plainText(row.htmlText) } : null;
}

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
};

/** Clean HTML as lines of text, for mails and text browsers. */
export function plainText(html: string): string {
  return html
    .replace(/\s+/g, ' ')
    .replace(/<li[^>]*>/gi, '\n- ')
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<\/(p|h[1-6]|div|ul|ol|table|tr|blockquote|section)>/gi, '\n\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name]!)
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
