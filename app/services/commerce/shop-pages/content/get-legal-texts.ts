import { insertNonBreakingSpaces } from '~/i18n/non-breaking-spaces';
import { textLines } from '~/lib/plain-text';
import { legalTextTypeSchema, type LegalText, type LegalTextType } from '../../../shop-api';
import { orderRulesOf, type OrderRules } from '../../core/settings/order-rules';
import type { CommerceContext } from '../../core/commerce-context';

/**
 * A legal text in the language of the request, or null while the operator has not written it.
 * `{prepaymentDays}` and `{invoiceDays}` become the actual terms of orders.
 */
export async function getLegalTexts(
  ctx: CommerceContext,
  input: { type: LegalTextType },
): Promise<LegalText | null> {
  const type = legalTextTypeSchema.parse(input.type);
  ctx.touch(`legal:${type}`);
  const { rows } = await ctx.db.client.query<{ title: string; htmlText: string }>({
    name: 'legal_text',
    text: `select title, html_text from legal_text where type = $1 and lang = $2`,
    values: [type, ctx.lang],
  });
  const row = rows[0];
  if (!row) return null;
  return legalText(
    { type, lang: ctx.lang, ...row },
    orderRulesOf((await ctx.reference()).settings),
  );
}

/** The shown text for a stored one. */
export function legalText(
  { type, lang, title, htmlText: kept }: Omit<LegalText, 'plainText'>,
  { prepaymentDays, invoiceDays }: Pick<OrderRules, 'prepaymentDays' | 'invoiceDays'>,
): LegalText {
  const htmlText = insertNonBreakingSpaces(
    kept
      .replaceAll('{prepaymentDays}', String(prepaymentDays))
      .replaceAll('{invoiceDays}', String(invoiceDays)),
  );
  return { type, lang, title, htmlText, plainText: textLines(htmlText) };
}
