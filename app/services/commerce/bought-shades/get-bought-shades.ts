import { ORDER_TYPE, type BoughtShade, type ListProduct } from '../../shop-api';
import { loadListProducts } from '../catalogue/listing/list-products';
import type { CommerceContext } from '../commerce-context';

/** What is older is found among the orders. */
const ORDERS_LOOKED_AT = 200;
const SHADES_SHOWN = 24;

type Row = Omit<BoughtShade, 'orderedAt' | 'path' | 'buyAgain'> & {
  orderedAt: Date;
  itemId: number;
  urlPath: string;
  propertyId: number | null;
};

/** SQL: lines of the customer's latest orders that have a shade, stated with them or of the goods. */
export const SHADE_LINES = `
  select l.variation_id as "variationId", l.item_id as "itemId", l.name,
         l.variation_name as "variationName", l.url_path as "urlPath", o.id as "orderId",
         o.placed_at as "orderedAt", stated.property_id as "propertyId",
         coalesce(stated.value, '') as stated, coalesce(stated.shade_id, i.shade_id) as "shadeId"
    from (select id, placed_at from orders
           where customer_id = $1 and type_id = ${ORDER_TYPE.order} and status <> 'cancelled'
           order by id desc limit ${ORDERS_LOOKED_AT}) o
    join order_line l on l.order_id = o.id
    join item i on i.id = l.item_id and not i.is_tester
    left join lateral (
      select p.id as property_id, given->>'value' as value, s.id as shade_id
        from jsonb_array_elements(l.properties) given
        join property p on p.id = (given->>'propertyId')::int and p.values_from = 'shade'
        join shade_text t on given->>'value' in (t.name || ' ' || (select number from shade where id = t.shade_id))
        join shade s on s.id = t.shade_id
       limit 1
    ) stated on true
   where coalesce(stated.shade_id, i.shade_id) is not null`;

/**
 * The shades a customer bought, each size and finish once, the latest first, with what they noted:
 * name and number of the shade, the goods, and what a form states to buy them again. Two statements
 * and those of the goods.
 */
export async function getBoughtShades(ctx: CommerceContext): Promise<BoughtShade[]> {
  const { customer } = ctx.visitor;
  if (!customer) return [];
  const { rows } = await ctx.db.client.query<Row>({
    name: 'bought_shades',
    text: `select b.*, coalesce(n.note, '') as note,
             jsonb_build_object('name', t.name, 'number', s.number, 'color', s.color) as shade
           from (select distinct on ("variationId", stated) * from (${SHADE_LINES}) lines
                  order by "variationId", stated, "orderId" desc) b
           join shade s on s.id = b."shadeId"
           join lateral (select name from shade_text where shade_id = s.id
                          order by lang = $2 desc limit 1) t on true
           left join bought_shade_note n on n.customer_id = $1
             and n.variation_id = b."variationId" and n.stated = b.stated
           order by b."orderId" desc, b."variationId" limit ${SHADES_SHOWN}`,
    values: [customer.id, ctx.lang],
  });
  const products = await loadListProducts(ctx, [...new Set(rows.map((row) => row.variationId))]);
  const byId = new Map(products.map((product) => [product.variation.id, product]));
  return rows.map((row) => toShade(row, byId.get(row.variationId)));
}

function toShade(row: Row, product: ListProduct | undefined): BoughtShade {
  const { variationId, stated, shade, name, variationName, orderId, note } = row;
  return {
    variationId,
    stated,
    shade,
    name,
    variationName,
    path: `/${row.urlPath}_${row.itemId}_${variationId}`,
    orderId,
    orderedAt: row.orderedAt.toISOString(),
    note,
    buyAgain: product && canBuyHere(product, row) ? buyAgain(row) : null,
  };
}

/** Hazards are read first (L-40), and so is what else has to be stated. */
function canBuyHere(product: ListProduct, { propertyId }: Row): boolean {
  return (
    product.filter.isSalableAndActive &&
    !product.hasHazards &&
    product.variation.minimumOrderQuantity === 1 &&
    (propertyId !== null || !product.hasRequiredOrderProperty)
  );
}

function buyAgain({ propertyId, shade }: Row): NonNullable<BoughtShade['buyAgain']> {
  return { propertyId, value: propertyId === null ? '' : shade.number };
}
