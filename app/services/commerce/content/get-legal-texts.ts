import { textLines } from '~/lib/plain-text';
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
  return row ? { type, lang: ctx.lang, ...row, plainText: textLines(row.htmlText) } : null;
}
