import { productPath } from '~/lib/product-path';
import {
  getSitemapGoodsInputSchema,
  type FeedGoods,
  type GetSitemapGoodsInput,
  type ListProduct,
} from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import type { ReferenceTables } from '../../core/reference/reference-tables';
import { firstWay } from '../delivery/product-delivery';
import { loadListProducts } from '../listing/list-products';
import { isSoldIn, isSoldTo, SALE_LIMITS, type SaleLimits } from '../delivery/sold-where';

type Row = { id: number; gtin: string; mpn: string; condition: string; limits: SaleLimits };

/**
 * The part of some listed goods that any visitor can order, each variation separately: without
 * goods sold only after advice, to some customers or in another language, and without goods with a
 * minimum of two or more pieces, whose price a feed cannot state.
 */
export async function getFeedGoods(
  ctx: CommerceContext,
  input: GetSitemapGoodsInput,
): Promise<FeedGoods[]> {
  const { from, count } = getSitemapGoodsInputSchema.parse(input);
  const items = Array.from(ctx.index.listedItems().subarray(from, from + count));
  if (items.length === 0) return [];
  const { rows } = await ctx.db.client.query<Row>({
    name: 'feed_goods',
    text: `select v.id, v.gtin, v.mpn, i.condition,
                  ${SALE_LIMITS('v.id')} as limits
             from variation v join item i on i.id = v.item_id
            where v.item_id = any($1::int[]) and v.is_active and i.is_sold_online
              and v.minimum_order_quantity = 1 and v.customer_classes = '{}'
              and not exists (
                select from bundle_component b join variation p on p.id = b.component_variation_id
                 where b.bundle_variation_id = v.id and p.customer_classes <> '{}')
            order by v.item_id, v.position, v.id`,
    values: [items],
  });
  const sold = rows.filter(({ limits }) => isSoldIn(limits, ctx.lang));
  const facts = new Map(sold.map((row) => [row.id, row]));
  const tables = await ctx.reference();
  const products = await loadListProducts(ctx, [...facts.keys()]);
  return products.map((product) => {
    const { id, gtin, mpn, condition, limits } = facts.get(product.variation.id)!;
    const path = productPath(product.texts.urlPath, product.item.id, id);
    const shipping = shippingOf(ctx, tables, { product, limits });
    return { product, path, gtin, mpn, condition, shipping };
  });
}

/** The shipping method of gift cards (096). */
const BY_MAIL = 'E-Mail';

/** By country, in the order of the table. */
function shippingOf(
  { lang }: CommerceContext,
  tables: ReferenceTables,
  { product, limits }: { product: ListProduct; limits: SaleLimits },
): FeedGoods['shipping'] {
  return tables.countries.flatMap(({ id, isoCode2, isShippingActive }) => {
    if (!isShippingActive || !isSoldTo(limits, isoCode2)) return [];
    if (product.variation.isGiftCard) return [{ country: isoCode2, service: BY_MAIL, price: 0 }];
    const way = firstWay(tables, lang, product, id);
    return way ? [{ country: isoCode2, service: way.name, price: way.price }] : [];
  });
}
