import { priceAt } from '~/lib/price-at';
import type { BundleComponent, ListProduct, Price } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { loadListProducts } from '../listing/list-products';
import type { SetPart } from './set-parts';
import { sizeName } from './size-name';

/**
 * The parts of sets as their pages show them, by the variation ids of the sets; parts without a price are
 * left out.
 */
export async function loadBundleComponents(
  ctx: CommerceContext,
  partsOf: ReadonlyMap<number, readonly SetPart[]>,
): Promise<Map<number, BundleComponent[]>> {
  const ids = new Set([...partsOf.values()].flat().map(({ variationId }) => variationId));
  const products = await loadListProducts(ctx, [...ids]);
  const productOf = new Map(products.map((product) => [product.variation.id, product]));
  return new Map(
    [...partsOf].map(([setId, parts]) => [
      setId,
      parts.flatMap((part) => {
        const product = productOf.get(part.variationId);
        return product ? [toComponent(ctx, part, product)] : [];
      }),
    ]),
  );
}

function toComponent(
  { lang }: CommerceContext,
  { quantity, description }: SetPart,
  { variation, item, texts, unit, images, prices, filter }: ListProduct,
): BundleComponent {
  return {
    variationId: variation.id,
    itemId: item.id,
    quantity,
    texts: { ...texts, description },
    unitName: sizeName(lang, Math.round(unit.content * 1000), unit.names.name),
    image: images.all[0] ?? null,
    price: priceAt<Price>(prices, quantity).price,
    vatRate: variation.vatRate,
    filter: { isSalable: filter.isSalableAndActive },
  };
}
