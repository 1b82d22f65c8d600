import { priceIn, type PriceGroup } from '~/lib/price-group';
import type { Product } from '~/services/shop-api';
import type { ChoiceView } from './choice-view';

/**
 * The colour card of a paint, each shade with the path (without prefix) to its page. The choice of
 * size and finish is preserved: in the path once it is complete, in the query until then.
 */
export function shadeViews({ shadeSiblings }: Product, choice: ChoiceView | null) {
  return shadeSiblings.map(({ shade, path, isSalable, isCurrent }) => ({
    name: `${shade.name} ${shade.number}`.trim(),
    color: shade.color,
    path: path + chosenQuery(choice),
    isSalable,
    isCurrent,
  }));
}

function chosenQuery(choice: ChoiceView | null): string {
  if (!choice || choice.variationId !== null || choice.valueIds.length === 0) return '';
  return `?chosen=${choice.valueIds.join(',')}`;
}

/** The tester of the shade, while it can be ordered. */
export function testerView({ tester }: Product, group: PriceGroup) {
  if (!tester?.isSalable) return null;
  const { variationId, name, path } = tester;
  const { price, basePrice } = priceIn(group, tester.vatRate)(tester);
  return { variationId, name, path, price, basePrice };
}
