import { normalizeInput } from '../../../shop-api/entities/normalize-input';
import type { CommerceContext } from '../../core/commerce-context';

/** Text that people write before a number, and scanners before a GTIN of a trade unit. */
const WORD_BEFORE =
  /^(?:(?:(?:art|artikel|article|item|best|bestell|sku|ean|gtin)[.\s-]*)?(?:nr|nummer|no|number)|(?:ean|gtin|upc)(?:-?(?:8|1[234]|code))?|sku)\b[.:#\s-]*(?=\S)/i;
const GTIN_LENGTHS = [8, 12, 13, 14];

/** The possible article numbers in a term: itself, and without a word such as "Art.-Nr." */
export function numbersOf(term: string): string[] {
  const plain = normalizeInput(term);
  return [...new Set([plain, plain.replace(WORD_BEFORE, '')])];
}

/**
 * The forms in which a catalogue may contain the typed GTIN: with spaces, and with or without the
 * zeros that make a UPC or a GTIN-8 a GTIN-13 or GTIN-14. None for text that is no GTIN.
 */
export function gtinForms(typed: string): string[] {
  const digits = typed.replace(/[\s-]/g, '').replace(/^\(?01\)?(?=\d{14}$)/, '');
  if (!/^\d{7,14}$/.test(digits)) return [];
  const bare = digits.replace(/^0+/, '');
  return GTIN_LENGTHS.filter((length) => length >= bare.length).map((length) =>
    bare.padStart(length, '0'),
  );
}

/** The items with this article number or GTIN, with any separators; nearest of all. */
export async function findNumber(ctx: CommerceContext, term: string): Promise<Map<number, number>> {
  const numbers = numbersOf(term);
  const { rows } = await ctx.db.client.query<{ id: number }>({
    name: 'search_number',
    text: `select item_id as id from variation
            where lower(regexp_replace(number, '[^[:alnum:]]', '', 'g')) = any (array(
                    select lower(regexp_replace(asked, '[^[:alnum:]]', '', 'g'))
                      from unnest($1::text[]) asked where asked ~ '[[:alnum:]]'))
           union select item_id from variation where gtin = any ($2::text[]) and gtin <> ''`,
    values: [numbers, [...new Set(numbers.flatMap(gtinForms))]],
  });
  return new Map(rows.map(({ id }) => [id, 0]));
}
