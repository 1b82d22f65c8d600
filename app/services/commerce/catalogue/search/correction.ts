import type { CommerceContext } from '../../core/commerce-context';
import { compoundEnds, type Candidate } from './compound-ends';
import { onceForWords } from './remembered-words';
import { tsquery, type Stems } from './stems';

/** Nearest words by trigrams; the edit distance decides among them. */
const NEAREST = `
  select w.word, btrim(w.asked) as asked, n.word as near, n.folded, n.frequency
    from (select word, search_fold(word) as asked from unnest($1::text[]) word) w
    cross join lateral (
      select s.word, s.folded, s.frequency from search_word s
       order by s.folded <-> btrim(w.asked) limit 30) n`;

/**
 * Positions at which a compound splits into two words that goods have, or only its last part is
 * one: the end of a compound names its kind, so "Gartenzaun" without any "Garten" is a "Zaun".
 */
const SPLITS = `
  select w.word, s.head, s.tail, s.has_head
    from unnest($1::text[]) w (word)
    cross join generate_series(3, char_length(w.word) - 3) i
    cross join lateral (
      select left(w.word, i) as head, substr(w.word, i + 1) as tail,
             exists (select from item_search where lang = 'de'
                        and everything @@ plainto_tsquery('shop_de', search_fold(left(w.word, i)))) as has_head
    ) s
   where case when s.has_head
           then exists (select from item_search where lang = 'de'
                           and everything @@ plainto_tsquery('shop_de', search_fold(s.tail)))
           else char_length(s.tail) >= 4
            and exists (select from item_search where lang = 'de'
                           and summary @@ plainto_tsquery('shop_de', search_fold(s.tail))) end
   order by s.has_head desc, i`;

/**
 * The words with unknown ones replaced: by a word of the shop with one typing error, by the two
 * words of a compound ("türlack": tür, lack), by the nearest word. Null when there is nothing to
 * correct.
 */
export async function correctWords(
  ctx: CommerceContext,
  words: string[],
  stems: Stems[],
): Promise<string[] | null> {
  const term = words.join(' ');
  const load = async () => new Map([[term, await correct(ctx, words, stems)]]);
  const corrected = (await onceForWords(ctx.index, 'correction', [term], load)).get(term)!;
  return corrected.join(' ') === term ? null : corrected;
}

async function correct(ctx: CommerceContext, words: string[], stems: Stems[]): Promise<string[]> {
  const unknown = await unknownWords(ctx, words, stems);
  if (unknown.length === 0) return words;
  const near = await nearestWords(ctx, unknown);
  const splits = await splitWords(ctx, unknown);
  const corrected = words.flatMap((word) => {
    const nearest = near.get(word);
    if (nearest?.distance === 1) return nearest.near;
    return splits.get(word) ?? nearest?.near ?? word;
  });
  return [...new Set(corrected)];
}

/** Words that no text contains, not even as a part of a word. Numbers are never misspelt. */
async function unknownWords(
  ctx: CommerceContext,
  words: string[],
  stems: Stems[],
): Promise<string[]> {
  const { rows } = await ctx.db.client.query<{ nr: number }>({
    name: 'search_known',
    text: `select q.nr from unnest($1::int[], $2::text[], $3::text[]) q (nr, lang, query)
            where exists (select from item_search s
                           where s.lang = q.lang and s.everything @@ q.query::tsquery)`,
    values: [
      stems.map(({ nr }) => nr),
      stems.map(({ lang }) => lang),
      stems.map((each) => tsquery(each, 'part')),
    ],
  });
  const known = new Set(rows.map(({ nr }) => nr));
  const hasStem = new Set(stems.map(({ nr }) => nr));
  return words.filter((word, nr) => hasStem.has(nr) && !known.has(nr) && !/^\p{N}/u.test(word));
}

/** Whole words first; ends of compounds only for a word without a whole word at distance one. */
async function nearestWords(ctx: CommerceContext, words: string[]) {
  const { rows } = await ctx.db.client.query<Candidate>({
    name: 'search_nearest',
    text: NEAREST,
    values: [words],
  });
  const nearest = ranked(rows);
  const others = words.filter((word) => nearest.get(word)?.distance !== 1);
  const ends = others.length > 0 ? ranked(await compoundEnds(ctx, others)) : new Map();
  return new Map([...nearest, ...[...ends].filter(([, { distance }]) => distance === 1)]);
}

/** The nearest candidate of each word. */
function ranked(candidates: Candidate[]) {
  const near = candidates
    .map((row) => ({ ...row, distance: editDistance(row.asked, row.folded) }))
    .filter(({ asked, distance }) => distance > 0 && distance <= allowedDistance(asked))
    .sort((a, b) => b.distance - a.distance || a.frequency - b.frequency);
  // Of equal keys the last one stays: the nearest.
  return new Map(near.map((row) => [row.word, row]));
}

async function splitWords(ctx: CommerceContext, words: string[]): Promise<Map<string, string[]>> {
  const { rows } = await ctx.db.client.query<{
    word: string;
    head: string;
    tail: string;
    hasHead: boolean;
  }>({
    name: 'search_splits',
    text: SPLITS,
    values: [words],
  });
  // Of equal keys the last one stays: the first split.
  const splits = rows.reverse();
  return new Map(splits.map((row) => [row.word, row.hasHead ? [row.head, row.tail] : [row.tail]]));
}

/** The number of typing errors allowed for a word: three in "Schimmel" would make it "Schiefer". */
function allowedDistance(word: string): number {
  if (word.length < 6) return word.length < 3 ? 0 : 1;
  return 2;
}

/** Insertions, deletions, replacements and swaps of neighbours that turn one word into the other. */
export function editDistance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => [i]);
  rows[0] = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = rows[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      let best = Math.min(rows[i - 1]![j]! + 1, rows[i]![j - 1]! + 1, replaced);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) best = Math.min(best, rows[i - 2]![j - 2]! + 1);
      rows[i]![j] = best;
    }
  }
  return rows[a.length]![b.length]!;
}
