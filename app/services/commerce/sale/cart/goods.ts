import type { ListProduct } from '../../../shop-api';
import { loadListProducts } from '../../catalogue/listing/list-products';
import type { CommerceContext } from '../../ground/commerce-context';
import { loadOrderProperties } from '../order-properties/load-order-properties';
import type { OrderPropertyRule } from '../order-properties/order-property-values';
import { loadSaleFacts, type SaleFacts } from './sale-facts';

/** Everything the shop knows of some goods that a cart depends on, read at one time. */
export type Goods = {
  /** By variation id; ids that do not exist are missing. */
  facts: Map<number, SaleFacts>;
  /** By variation id, parts of bundles among them; what has no price is missing. */
  products: Map<number, ListProduct>;
  /** Order properties by item id. */
  rules: Map<number, OrderPropertyRule[]>;
};

/**
 * Reads what is charged from the tables, never from a cache, by two statements whatever the number
 * of goods; one more for order properties, and one where their cards are not known.
 */
export async function loadGoods(ctx: CommerceContext, variationIds: number[]): Promise<Goods> {
  const asked = [...new Set(variationIds)];
  const facts = await loadSaleFacts(ctx, asked);
  const known = [...facts.values()];
  const parts = known.flatMap((fact) => fact.parts.map((part) => part.variationId));
  const products = await loadListProducts(ctx, [...new Set([...asked, ...parts])]);
  // Most goods have none, and their cards say so; a change looks for itself.
  const ruled = ctx.reads ? products.filter((each) => each.hasOrderProperties) : products;
  return {
    facts,
    rules: await loadOrderProperties(ctx, [...new Set(ruled.map((each) => each.item.id))]),
    products: new Map(products.map((product) => [product.variation.id, product])),
  };
}
