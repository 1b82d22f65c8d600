import type { Goods } from './goods';
import { giftCardGoods } from './gift-cards';
import { LINES } from './lines';
import { paintGoods } from './paint';
import { primerGoods } from './primers';
import { variationKey } from './rows';
import { setGoods } from './sets';
import { specialGoods } from './special';
import { toolGoods } from './tools';

/** Everything the demo shop sells. */
export function allGoods(): Goods[] {
  let index = 0;
  const paints = LINES.flatMap((line) =>
    line.shades.map((shade) => paintGoods(line, shade, index++)),
  );
  const single = [...paints, ...primerGoods(), ...specialGoods(), ...toolGoods()];
  const sets = setGoods(single);
  const parts = new Set(sets.flatMap((set) => (set.parts ?? []).map((part) => part.variation)));
  return [...single.map((goods) => withSteadyParts(goods, parts)), ...sets, giftCardGoods()];
}

/** Parts of a set are not reduced, or the set would soon cost more than its parts. */
function withSteadyParts(goods: Goods, parts: ReadonlySet<string>): Goods {
  const variations = goods.variations.map((size) =>
    parts.has(variationKey(goods, size)) ? { ...size, isSteady: true } : size,
  );
  return { ...goods, variations };
}
