import type { Language } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { onceForWords } from './remembered-words';

const MOST_WORDS = 8;
const LONGEST_WORD = 60;

/**
 * Words and numbers of a term, in lower case, without punctuation; at most eight. Letters and
 * digits are separated: "RAL9010" is "ral 9010", "2,5l" is "2,5 l".
 */
export function searchWords(term: string): string[] {
  const words = term
    .normalize('NFC')
    .toLowerCase()
    .match(/\p{N}+(?:[.,]\p{N}+)*|\p{L}[\p{L}\p{M}]*/gu);
  return [...new Set((words ?? []).map((word) => word.slice(0, LONGEST_WORD)))].slice(
    0,
    MOST_WORDS,
  );
}

/**
 * A word in one language: its stem, and the stems of the shop's words that contain it. The end of a
 * German compound names its kind: "Flachpinsel" is a "Pinsel", "Pinselkamm" is only related to it.
 */
export type Stems = { nr: number; lang: Language; stem: string; wider: string[] };

/** The word itself; or a compound that ends with it; or any word that contains it. */
export type Nearness = 'word' | 'head' | 'part';

const STEMS = `
  select w.word, l.lang, own.stem,
         array(select s.lexeme from search_word s
                where s.lang = l.lang and s.lexeme <> own.stem
                  and char_length(own.stem) >= 3 and s.lexeme like '%' || own.stem || '%'
                  and (char_length(own.stem) > 3
                       or s.lexeme like own.stem || '%' or s.lexeme like '%' || own.stem)
                group by s.lexeme order by sum(s.frequency) desc, s.lexeme limit 80) as wider
    from unnest($1::text[]) w (word)
    cross join (values ('de'), ('en')) l (lang)
    cross join lateral (
      select (tsvector_to_array(search_vector(l.lang, w.word)))[1] as stem) own
   where own.stem is not null`;

type WordStem = Omit<Stems, 'nr'>;

/** Each word in both languages; a stop word ("für", "the") has no stem there and is left out. */
export async function loadStems(ctx: CommerceContext, words: string[]): Promise<Stems[]> {
  const byWord = await onceForWords(ctx.index, 'stems', words, (missing) =>
    readStems(ctx, missing),
  );
  return words.flatMap((word, nr) => (byWord.get(word) ?? []).map((stem) => ({ nr, ...stem })));
}

async function readStems(ctx: CommerceContext, words: string[]): Promise<Map<string, WordStem[]>> {
  const { rows } = await ctx.db.client.query<WordStem & { word: string }>({
    name: 'search_stems',
    text: STEMS,
    values: [words],
  });
  const byWord = new Map(words.map((word): [string, WordStem[]] => [word, []]));
  for (const { word, ...stem } of rows) byWord.get(word)?.push(stem);
  return byWord;
}

/** The query for a word, as PostgreSQL's tsquery. */
export function tsquery({ stem, wider }: Stems, nearness: Nearness): string {
  const words = [quote(stem)];
  if (nearness === 'head') words.push(...wider.filter((each) => each.endsWith(stem)).map(quote));
  if (nearness === 'part') {
    // Words that occur only in descriptions are not among the wider ones.
    if (stem.length >= 3) words.push(`${quote(stem)}:*`);
    words.push(...wider.filter((each) => !each.startsWith(stem)).map(quote));
  }
  return `(${words.join(' | ')})`;
}

function quote(stem: string): string {
  return `'${stem.replace(/\\/g, '\\\\').replace(/'/g, "''")}'`;
}
