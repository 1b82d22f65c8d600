import { priceAt } from '~/lib/price-at';
import type { BundleComponent, Price } from '../../shop-api';
import type { CommerceContext } from '../commerce-context';
import { loadListProducts } from './listing/list-products';
import { sizeName } from './size-name';

/** The parts of a bundle in the operator's order; empty for other goods. */
export async function loadBundleComponents(
  ctx: CommerceContext,
  variationId: number,
): Promise<BundleComponent[]> {
  const { rows } = await ctx.db.client.query<{ id: number; quantity: number }>({
    name: 'bundle_components',
    text: `select component_variation_id as id, quantity from bundle_component
            where bundle_variation_id = $1 order by position, component_variation_id`,
    values: [variationId],
  });
  const products = await loadListProducts(
    ctx,
    rows.map((row) => row.id),
  );
  const quantityOf = new Map(rows.map((row) => [row.id, row.quantity]));
  return products.map(({ variation, item, texts, unit, images, prices, filter }) => ({
    variationId: variation.id,
    itemId: item.id,
    quantity: quantityOf.get(variation.id)!,
    texts,
    unitName: sizeName(ctx.lang, Math.round(unit.content * 1000), unit.names.name),
    image: images.all[0] ?? null,
    price: priceAt<Price>(prices, quantityOf.get(variation.id)!).price,
    filter: { isSalable: filter.isSalableAndActive },
  }));
}
