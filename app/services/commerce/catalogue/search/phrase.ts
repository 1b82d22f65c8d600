import type { CommerceContext } from '../../core/commerce-context';
import { rememberedIds } from './remembered-ids';

/**
 * Those of the items `named` by every word whose name contains the words as a phrase: "chalk paint"
 * is a kind of paint, "wall paint, Chalk" only has both words. The result for the same words is
 * valid until an item changes, so that only changed ones are queried again.
 */
export async function findPhrase(
  ctx: CommerceContext,
  words: string[],
  named: number[],
): Promise<number[]> {
  const { changes } = ctx.index;
  const phrase = words.join(' ');
  const key = `${ctx.lang} phrase ${phrase}`;
  const position = changes.position();
  const known = rememberedIds(ctx.index).get(key);
  const changed = known ? changes.since(known.position) : 'everything';
  const isKnown = (id: number) => changed !== 'everything' && !changed.includes(id);
  const ids = [
    ...(known?.ids.filter(isKnown) ?? []),
    ...(await ask(
      ctx,
      phrase,
      named.filter((id) => !isKnown(id)),
    )),
  ];
  rememberedIds(ctx.index).set(key, { ids, position });
  return ids;
}

async function ask(ctx: CommerceContext, phrase: string, itemIds: number[]): Promise<number[]> {
  if (itemIds.length === 0) return [];
  const { rows } = await ctx.db.client.query<{ id: number }>({
    name: 'search_phrase',
    text: `select item_id as id from item_text
            where lang = $1 and item_id = any($2) and position($3 in lower(name1)) > 0`,
    values: [ctx.lang, itemIds, phrase],
  });
  return rows.map(({ id }) => id);
}
