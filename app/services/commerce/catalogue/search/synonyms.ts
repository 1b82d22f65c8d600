import type { CommerceContext } from '../../core/commerce-context';

const MOST_MEANINGS = 4;

const MEANINGS = `
  select asked.words as asked, s.folded as term, s.meaning
    from (select search_words_plain($1) as words) asked
    join search_synonym s on position(' ' || s.folded || ' ' in ' ' || asked.words || ' ') > 0
   order by s.lang = $2 desc, char_length(s.folded) desc, s.term, s.meaning
   limit ${MOST_MEANINGS}`;

/**
 * The terms that the operator defines as other meanings: the term with a synonym replaced by its
 * meaning, at most four. Synonyms of both languages count, those of the request's language first.
 */
export async function loadMeanings(ctx: CommerceContext, term: string): Promise<string[]> {
  const { rows } = await ctx.db.client.query<{ asked: string; term: string; meaning: string }>({
    name: 'search_synonyms',
    text: MEANINGS,
    values: [term, ctx.lang],
  });
  return rows.map(({ asked, term: known, meaning }) =>
    ` ${asked} `.replace(` ${known} `, () => ` ${meaning} `).trim(),
  );
}
