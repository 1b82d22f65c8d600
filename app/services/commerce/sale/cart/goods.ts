import type { ListProduct } from '../../../shop-api';
import {
  JOIN_STATE,
  listProductsOf,
  STATE,
  type ListState,
} from '../../catalogue/listing/list-products';
import type { CommerceContext } from '../../core/commerce-context';
import { loadOrderProperties } from '../order-properties/load-order-properties';
import type { OrderPropertyRule } from '../order-properties/order-property-values';
import { SALE_FACTS, type SaleFacts } from './sale-facts';

/** Everything about some goods that a cart depends on, read at the same time. */
export type Goods = {
  /** By variation id; ids that do not exist are missing. */
  facts: Map<number, SaleFacts>;
  /** By variation id, parts of bundles included; variations without a price are missing. */
  products: Map<number, ListProduct>;
  /** Order properties by item id. */
  rules: Map<number, OrderPropertyRule[]>;
};

/**
 * Reads prices and stock from the tables, never from a cache, by one statement for any number of
 * goods; one more for order properties, and one where their cards are not cached.
 */
export async function loadGoods(ctx: CommerceContext, variationIds: number[]): Promise<Goods> {
  const asked = [...new Set(variationIds)];
  if (asked.length === 0) return { facts: new Map(), products: new Map(), rules: new Map() };
  const rows = await readGoods(ctx, asked);
  const products = await listProductsOf(ctx, rows);
  // Most goods have none, and their cards say so; a transaction that changes the cart reads the
  // tables.
  const ruled = ctx.reads ? products.filter((each) => each.hasOrderProperties) : products;
  return {
    facts: new Map(rows.flatMap(({ id, facts }) => (facts ? [[id, facts] as const] : []))),
    rules: await loadOrderProperties(ctx, [...new Set(ruled.map((each) => each.item.id))]),
    products: new Map(products.map((product) => [product.variation.id, product])),
  };
}

/** The requested ones, then their parts; for parts only the facts of a list are needed. */
async function readGoods(
  ctx: CommerceContext,
  variationIds: number[],
): Promise<(ListState & { facts: SaleFacts | null })[]> {
  const { rows } = await ctx.db.client.query<ListState & { facts: SaleFacts | null }>({
    name: 'goods_of_sale',
    text: `select ${STATE}, to_json(facts) as facts
             from (
               select id, nr from unnest($1::int[]) with ordinality asked(id, nr)
               union all
               select distinct component_variation_id, null::bigint from bundle_component
                where bundle_variation_id = any($1) and component_variation_id <> all($1)
             ) asked
             ${JOIN_STATE}
             left join lateral (${SALE_FACTS}) facts on asked.nr is not null
            order by asked.nr, v.id`,
    values: [variationIds, ctx.now(), ctx.visitor.customer?.id ?? null],
  });
  return rows;
}
