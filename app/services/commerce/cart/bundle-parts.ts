import type { ListProduct } from '../../shop-api';
import { loadListProducts } from '../catalogue/listing/list-products';
import type { CommerceContext } from '../commerce-context';
import type { SaleFacts } from './sale-facts';

export type BundlePart = { product: ListProduct; quantity: number };

/** The bundles among variations. */
export function bundleIdsOf(facts: Map<number, SaleFacts>): number[] {
  return [...facts].filter(([, fact]) => fact.isBundle).map(([variationId]) => variationId);
}

/** What is in one piece of each bundle, by the bundle's variation id, in the operator's order. */
export async function loadBundleParts(
  ctx: CommerceContext,
  bundleIds: number[],
): Promise<Map<number, BundlePart[]>> {
  const parts = new Map<number, BundlePart[]>();
  if (bundleIds.length === 0) return parts;
  const { rows } = await ctx.db.client.query<{ bundle: number; part: number; quantity: number }>(
    `select bundle_variation_id as bundle, component_variation_id as part, quantity
     from bundle_component where bundle_variation_id = any($1) order by position, part`,
    [bundleIds],
  );
  const products = await loadListProducts(ctx, [...new Set(rows.map((row) => row.part))]);
  for (const { bundle, part, quantity } of rows) {
    const product = products.find((each) => each.variation.id === part);
    if (product) parts.set(bundle, [...(parts.get(bundle) ?? []), { product, quantity }]);
  }
  return parts;
}
