import { LARGEST_ID } from './entities/primitives';

export type GoodsPath = {
  urlPath: string;
  itemId: number;
  variationId: number | null;
  /** The end of a valid path of the item itself; otherwise the number is that of other goods. */
  nameEnd: string | null;
};

/**
 * The possible meanings of a path of goods, most likely first. `/ral_9010_1234` may be variation
 * 1234 of item 9010, or item 1234 under the name `ral_9010`: only the catalogue can decide
 * (docs/decisions/003).
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
 * Parses a link of the form `/p/{variationId}/{slug}` (§2); null for any other path. `urlPath` is
 * the slug, the last part of the path of the goods.
 */
export function linkedGoods(path: string): { variationId: number; urlPath: string } | null {
  const [, id, urlPath = ''] = /^\/+p\/(\d{1,10})\/([^/]+)\/?$/.exec(path) ?? [];
  const variationId = Number(id);
  return isId(variationId) ? { variationId, urlPath } : null;
}

function isId(number: number): boolean {
  return number >= 1 && number <= LARGEST_ID;
}
