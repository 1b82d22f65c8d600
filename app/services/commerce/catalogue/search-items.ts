import type { CommerceContext } from '../commerce-context';

const MOST_WORDS = 8;
const MOST_FOUND = 5000;

/** Words of a term, small, without signs; at most eight. */
export function searchWords(term: string): string[] {
  const words = term.toLowerCase().match(/[\p{L}\p{N}]+(?:[.,]\p{N}+)?/gu) ?? [];
  return [...new Set(words)].slice(0, MOST_WORDS);
}

/**
 * For each word and language its own stem, and the stems of the shop's words that contain it:
 * "lack" stands for "Weißlack" and "Lackfarbe" too.
 */
const STEMS = `
  select w.nr::int - 1 as nr, l.lang, own.stem,
         array(select distinct lexeme from (
           select s.lexeme from search_word s
            where s.lang = l.lang and char_length(w.folded) >= 3
              and s.folded like '%' || w.folded || '%'
            order by s.frequency desc limit 40) s) as wider
    from (select nr, search_fold(word) as folded from unnest($1::text[]) with ordinality t (word, nr)) w
    cross join (values ('de'), ('en')) l (lang)
    cross join lateral (
      select (tsvector_to_array(search_vector(l.lang, w.folded)))[1] as stem) own
   order by w.nr`;

type Stems = { nr: number; lang: 'de' | 'en'; stem: string | null; wider: string[] };

/**
 * Exact words count more than parts of words. The other language counts for items that the one of
 * the request does not find, and less. The operator's score counts a little; an article number or
 * GTIN stands above all.
 */
const FOUND = `
  with own as (
    select item_id,
           1.3 * (ts_rank(search_vector, $2::tsquery) + 4 * ts_rank(search_vector, $1::tsquery)) as rank
      from item_text where lang = $5 and search_vector @@ $2::tsquery
  ), hit as (
    table own
    union all
    select t.item_id, ts_rank(t.search_vector, $4::tsquery) + 4 * ts_rank(t.search_vector, $3::tsquery)
      from item_text t
     where t.lang <> $5 and t.search_vector @@ $4::tsquery
       and not exists (select from own where own.item_id = t.item_id)
    union all
    select item_id, 1000 from variation where lower(number) = lower($6)
    union all
    select item_id, 1000 from variation where gtin = $6 and gtin <> ''
  ), best as (
    select item_id, max(rank) as rank from hit group by item_id order by 2 desc, 1 limit ${MOST_FOUND}
  )
  select b.item_id as id
    from best b join item i on i.id = b.item_id
   order by b.rank * (1 + least(greatest(i.score, 0), 100) / 500.0) desc, b.item_id`;

/** Ids of the items that have every word, best first. */
export async function findItems(
  ctx: CommerceContext,
  words: string[],
  term: string,
): Promise<number[]> {
  if (words.length === 0) return [];
  const stems = await ctx.db.client.query<Stems>({
    name: 'search-stems',
    text: STEMS,
    values: [words],
  });
  const languages = ctx.lang === 'de' ? ['de', 'en'] : ['en', 'de'];
  const queries = languages.flatMap((lang) => {
    // A stop word ("für", "the") has no stem and asks for nothing.
    const own = stems.rows.filter((row) => row.lang === lang && row.stem !== null);
    const exact = own.map((row) => quote(row.stem!)).join(' & ');
    const wide = own.map((row) => anyOf(row.stem!, row.wider)).join(' & ');
    return [exact, wide];
  });
  const found = await ctx.db.client.query<{ id: number }>({
    name: 'search-found',
    text: FOUND,
    values: [...queries, ctx.lang, term],
  });
  return found.rows.map((row) => row.id);
}

function anyOf(stem: string, wider: string[]): string {
  const beginning = stem.length >= 3 ? `${quote(stem)}:*` : quote(stem);
  return `(${[beginning, ...wider.filter((each) => each !== stem).map(quote)].join(' | ')})`;
}

function quote(stem: string): string {
  return `'${stem.replace(/\\/g, '\\\\').replace(/'/g, "''")}'`;
}
