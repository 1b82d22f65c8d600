import type { Language } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { rememberedIds, type RememberedIds } from './remembered-ids';

export type Column = 'name' | 'label' | 'summary' | 'everything';
/** A word, as tsquery, in a column of the words of a language. */
export type Sought = { lang: Language; column: Column; query: string };

/** For each word the ids of the items it finds, ascending. */
export async function loadPostings(ctx: CommerceContext, sought: Sought[]): Promise<number[][]> {
  const cache = rememberedIds(ctx.index);
  // Later changes are looked up next time, whether or not the answer included them.
  const position = ctx.index.changes.position();
  const known = sought.map((each) => cache.get(keyOf(each)));
  const stale: { each: Sought; known: RememberedIds; changed: number[] }[] = [];
  const missing: Sought[] = [];
  for (const [n, each] of sought.entries()) {
    const changed = known[n] ? ctx.index.changes.since(known[n].position) : 'everything';
    if (changed === 'everything') missing.push(each);
    else if (changed.length > 0) stale.push({ each, known: known[n]!, changed });
  }
  const fresh = new Map<string, number[]>();
  for (const column of new Set(missing.map((each) => each.column))) {
    await findAll(
      ctx,
      column,
      missing.filter((each) => each.column === column),
      fresh,
    );
  }
  if (stale.length > 0) await catchUp(ctx, stale, fresh);
  for (const [key, ids] of fresh) cache.set(key, { ids, position });
  return sought.map((each, n) => fresh.get(keyOf(each)) ?? known[n]!.ids);
}

function keyOf({ lang, column, query }: Sought): string {
  return `${lang} ${column} ${query}`;
}

async function findAll(
  ctx: CommerceContext,
  column: Column,
  sought: Sought[],
  into: Map<string, number[]>,
): Promise<void> {
  const { rows } = await ctx.db.client.query<{ nr: number; ids: number[] }>({
    name: `search_${column}`,
    text: `select q.nr, array(select s.item_id from item_search s
                               where s.lang = q.lang and s.${column} @@ q.query::tsquery) as ids
             from unnest($1::int[], $2::text[], $3::text[]) q (nr, lang, query)`,
    values: [
      sought.map((_, nr) => nr),
      sought.map(({ lang }) => lang),
      sought.map(({ query }) => query),
    ],
  });
  for (const { nr, ids } of rows)
    into.set(
      keyOf(sought[nr]!),
      ids.sort((a, b) => a - b),
    );
}

/** Queries the changed items again. */
async function catchUp(
  ctx: CommerceContext,
  stale: { each: Sought; known: RememberedIds; changed: number[] }[],
  into: Map<string, number[]>,
): Promise<void> {
  const all = new Set(stale.flatMap(({ changed }) => changed));
  const { rows } = await ctx.db.client.query<{ nr: number; ids: number[] }>({
    name: 'search_again',
    text: `select q.nr, array(select s.item_id from item_search s
                               where s.lang = q.lang and s.item_id = any ($5)
                                 and case q.in_column when 'name' then s.name
                                       when 'label' then s.label
                                       when 'summary' then s.summary
                                       else s.everything end @@ q.query::tsquery) as ids
             from unnest($1::int[], $2::text[], $3::text[], $4::text[])
                  q (nr, lang, in_column, query)`,
    values: [
      stale.map((_, nr) => nr),
      stale.map(({ each }) => each.lang),
      stale.map(({ each }) => each.column),
      stale.map(({ each }) => each.query),
      [...all],
    ],
  });
  for (const { nr, ids } of rows) {
    const { each, known } = stale[nr]!;
    const kept = known.ids.filter((id) => !all.has(id));
    into.set(
      keyOf(each),
      [...kept, ...ids].sort((a, b) => a - b),
    );
  }
}

/** The common ids of all lists; each ascending. Empty without lists. */
export function inAll(lists: number[][]): number[] {
  const [shortest, ...others] = lists.toSorted((a, b) => a.length - b.length);
  return others.reduce((common, list) => {
    let at = 0;
    return common.filter((id) => {
      while (at < list.length && list[at]! < id) at += 1;
      return list[at] === id;
    });
  }, shortest ?? []);
}
