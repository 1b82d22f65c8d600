import { priceAt } from '~/lib/price-at';
import type { BundleComponent, Price } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { loadListProducts } from '../listing/list-products';
import type { SetPart } from './set-parts';
import { sizeName } from './size-name';

/** The parts of a set as its page shows them; those without a price are left out. */
export async function loadBundleComponents(
  ctx: CommerceContext,
  parts: readonly SetPart[],
): Promise<BundleComponent[]> {
  const products = await loadListProducts(
    ctx,
    parts.map((part) => part.variationId),
  );
  const partOf = new Map(parts.map((part) => [part.variationId, part]));
  return products.map(({ variation, item, texts, unit, images, prices, filter }) => {
    const { quantity, description } = partOf.get(variation.id)!;
    return {
      variationId: variation.id,
      itemId: item.id,
      quantity,
      texts: { ...texts, description },
      unitName: sizeName(ctx.lang, Math.round(unit.content * 1000), unit.names.name),
      image: images.all[0] ?? null,
      price: priceAt<Price>(prices, quantity).price,
      vatRate: variation.vatRate,
      filter: { isSalable: filter.isSalableAndActive },
    };
  });
}
