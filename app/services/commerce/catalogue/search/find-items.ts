import type { CommerceContext } from '../../core/commerce-context';
import { findPhrase } from './phrase';
import { inAll, loadPostings, type Column, type Sought } from './postings';
import { loadStems, tsquery, type Nearness, type Stems } from './stems';

/** Once this number of goods is found, weaker kinds of hits are skipped. */
const ENOUGH = 200;

/** `distance` 0 is reserved for article numbers and names that contain the exact term. */
type Kind = { distance: number; column: Column; nearness: Nearness; isOwnLanguage: boolean };

const own = (distance: number, column: Column, nearness: Nearness): Kind => ({
  distance,
  column,
  nearness,
  isOwnLanguage: true,
});
const other = (distance: number, column: Column, nearness: Nearness): Kind => ({
  ...own(distance, column, nearness),
  isOwnLanguage: false,
});

/** Kinds of hits, nearest first, in the steps in which they are searched. */
const STEPS: Kind[][] = [
  [own(1, 'name', 'word'), own(2, 'name', 'head'), own(3, 'name', 'part')],
  [
    own(4, 'label', 'head'),
    own(5, 'label', 'part'),
    other(6, 'name', 'word'),
    other(7, 'name', 'part'),
  ],
  [
    own(8, 'summary', 'part'),
    other(9, 'label', 'part'),
    own(10, 'everything', 'part'),
    other(11, 'everything', 'part'),
  ],
];

/** Ids of the items that have every word, with their distance: 0 (name as in the term) to 11. */
export async function findItems(
  ctx: CommerceContext,
  words: string[],
  stems: Stems[],
): Promise<Map<number, number>> {
  const found = new Map<number, number>();
  for (const kinds of STEPS) {
    if (stems.length === 0 || found.size >= ENOUGH) break;
    await findKinds(ctx, stems, kinds, found);
  }
  if (words.length > 1) {
    const named = [...found].filter(([, distance]) => distance <= 3).map(([id]) => id);
    for (const id of await findPhrase(ctx, words, named)) found.set(id, 0);
  }
  return found;
}

async function findKinds(
  ctx: CommerceContext,
  stems: Stems[],
  kinds: Kind[],
  found: Map<number, number>,
): Promise<void> {
  const sought = kinds.map(({ column, nearness, isOwnLanguage }): Sought[] => {
    const lang = isOwnLanguage ? ctx.lang : ctx.lang === 'de' ? 'en' : 'de';
    const words = stems.filter((each) => each.lang === lang);
    return words.map((each) => ({ lang, column, query: tsquery(each, nearness) }));
  });
  const postings = await loadPostings(ctx, sought.flat());
  let next = 0;
  for (const [n, { distance }] of kinds.entries()) {
    const lists = postings.slice(next, next + sought[n]!.length);
    next += lists.length;
    for (const id of inAll(lists)) if (!found.has(id)) found.set(id, distance);
  }
}

/** The hits of each word, by label before by text; the items with the most words are the best. */
const PARTLY = `
  with hit as (
    select q.nr, s.item_id, 1 as distance
      from unnest($1::int[], $2::text[], $3::text[]) q (nr, lang, query)
      join item_search s on s.lang = q.lang and s.label @@ q.query::tsquery
    union all
    select q.nr, s.item_id, 2
      from unnest($1::int[], $2::text[], $3::text[]) q (nr, lang, query)
      join item_search s on s.lang = q.lang and s.everything @@ q.query::tsquery
  ), word as (
    select item_id, nr, min(distance) as distance from hit group by 1, 2
  ), best as (
    select item_id, count(*) as words, sum(distance)::int as distance from word group by 1
  )
  select item_id as id, distance - words as distance from best
   where words = (select max(words) from best)`;

/** Ids of the items with the largest number of the words, with their distance. */
export async function findItemsPartly(
  ctx: CommerceContext,
  words: string[],
): Promise<Map<number, number>> {
  if (words.length < 2) return new Map();
  const stems = await loadStems(ctx, words);
  const { rows } = await ctx.db.client.query<{ id: number; distance: number }>({
    name: 'search_partly',
    text: PARTLY,
    values: [
      stems.map(({ nr }) => nr),
      stems.map(({ lang }) => lang),
      stems.map((each) => tsquery(each, 'part')),
    ],
  });
  return new Map(rows.map(({ id, distance }) => [id, distance]));
}
