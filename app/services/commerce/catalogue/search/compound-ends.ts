import type { CommerceContext } from '../../core/commerce-context';

/** A word of the shop that may be meant by `word`, which is `asked` in the letters of the index. */
export type Candidate = {
  word: string;
  near: string;
  folded: string;
  asked: string;
  frequency: number;
};

/**
 * Ends and beginnings of the shop's words that are as long as the term's word, or a letter more or
 * less. A single typing error leaves the first or the last two letters, or, of four letters with
 * the middle ones swapped, the first and the last: a word has to match this before it is cut.
 */
const ENDS = `
  with w as materialized (
    select word, asked, char_length(asked) as n,
           left(asked, 2) as first, right(asked, 2) as last
      from (select word, btrim(search_fold(word)) as asked from unnest($1::text[]) word) folded
     where char_length(asked) >= 4
  ), likely as materialized (
    select w.*, s.folded, s.frequency,
           case when char_length(s.word) = char_length(s.folded) then s.word else s.folded end as shown
      from w join search_word s
        on s.lang = 'de' and char_length(s.folded) >= w.n + 2
       and (right(s.folded, 2) = w.last or strpos(right(s.folded, w.n + 1), w.first) > 0
            or left(s.folded, 2) = w.first or strpos(left(s.folded, w.n + 1), w.last) > 0
            or w.n = 4 and (right(s.folded, 1) = right(w.last, 1)
                            or left(s.folded, 1) = left(w.first, 1)))
  )
  select word, asked, t.near, t.folded, sum(frequency)::int as frequency
    from likely l
    cross join generate_series(greatest(4, l.n - 1), l.n + 1) letters
    cross join lateral (
      values (right(l.shown, letters), right(l.folded, letters), true),
             (left(l.shown, letters), left(l.folded, letters), false)) t (near, folded, is_end)
   where char_length(l.folded) >= letters + 3
     and (left(t.folded, 2) = l.first or right(t.folded, 2) = l.last
          or l.n = 4 and left(t.folded, 1) = left(l.first, 1)
                     and right(t.folded, 1) = right(l.last, 1))
   group by word, asked, t.near, t.folded
  having count(*) > 1 and bool_or(t.is_end)`;

/** Each takes a scan of all words of the shop: 50 ms for 50,000. */
const MOST_WORDS = 3;

/**
 * Ends of the shop's compounds that may be one typing error away from one of these words: "Farbe"
 * is in no name by itself, only in "Wandfarbe". So that not every rest of a word counts, another
 * word has to end or begin with it too. Only for the first few words.
 */
export async function compoundEnds(ctx: CommerceContext, words: string[]): Promise<Candidate[]> {
  const { rows } = await ctx.db.client.query<Candidate>({
    name: 'search_ends',
    text: ENDS,
    values: [words.slice(0, MOST_WORDS)],
  });
  return rows;
}
