import { LARGEST_ID } from './entities/primitives';

export type GoodsPath = {
  urlPath: string;
  itemId: number;
  variationId: number | null;
  /** What a path of the item itself must end in; else the number was meant as that of other goods. */
  nameEnd: string | null;
};

/**
 * The ways to read a path as one of goods, most likely first. `/ral_9010_1234` may be variation 1234 of
 * item 9010, or item 1234 under the name `ral_9010`: only the catalogue can tell (docs/decisions/003).
 */
export function goodsPaths(path: string): GoodsPath[] {
  const match = /^\/*(?<slug>[^/].*?)_(?<first>\d{1,10})(?:_(?<second>\d{1,10}))?\/?$/.exec(path);
  if (!match) return [];
  const { slug = '', first, second } = match.groups!;
  const whole = {
    urlPath: slug,
    itemId: Number(first),
    variationId: second ? Number(second) : null,
    nameEnd: null,
  };
  const alone = {
    urlPath: `${slug}_${first}`,
    itemId: Number(second),
    variationId: null,
    nameEnd: `_${first}`,
  };
  return (second ? [whole, alone] : [whole]).filter(
    ({ itemId, variationId }) => isId(itemId) && isId(variationId ?? 1),
  );
}

/**
 * What a link of the form `/p/{variationId}/{slug}` names (§2), or null for any other path. `urlPath` is the
 * slug, the last part of the path of the goods.
 */
export function linkedGoods(path: string): { variationId: number; urlPath: string } | null {
  const [, id, urlPath = ''] = /^\/+p\/(\d{1,10})\/([^/]+)\/?$/.exec(path) ?? [];
  const variationId = Number(id);
  return isId(variationId) ? { variationId, urlPath } : null;
}

function isId(number: number): boolean {
  return number >= 1 && number <= LARGEST_ID;
}
