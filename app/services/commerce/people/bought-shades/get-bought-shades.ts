import type { BoughtShade, ListProduct } from '../../../shop-api';
import { loadListProducts } from '../../catalogue/listing/list-products';
import type { CommerceContext } from '../../core/commerce-context';
import { SHADE_LINES } from './shade-lines';

const SHADES_SHOWN = 24;

type Row = Omit<BoughtShade, 'orderedAt' | 'path' | 'buyAgain'> & {
  orderedAt: Date;
  itemId: number;
  urlPath: string;
  propertyId: number | null;
  shadeId: number;
  place: number;
};

/**
 * The shades a customer bought, each size and finish once, the latest first and those with a
 * reminder, with their notes: name and number of the shade, the goods, and the form values that buy
 * them again. Two statements and those of the goods.
 */
export async function getBoughtShades(ctx: CommerceContext): Promise<BoughtShade[]> {
  const { customer } = ctx.visitor;
  if (!customer) return [];
  const { rows } = await ctx.db.client.query<Row>({
    name: 'bought_shades',
    text: `select * from (select b.*, coalesce(n.note, '') as note, r.remind_on::text as "remindOn",
             jsonb_build_object('name', t.name, 'number', s.number, 'color', s.color) as shade,
             row_number() over (order by b."orderId" desc, b."variationId") as place
           from (select distinct on ("variationId", stated) * from (${SHADE_LINES}) lines
                  order by "variationId", stated, "orderId" desc) b
           join shade s on s.id = b."shadeId"
           join lateral (select name from shade_text where shade_id = s.id
                          order by lang = $2 desc limit 1) t on true
           left join bought_shade_note n on n.customer_id = $1
             and n.variation_id = b."variationId" and n.stated = b.stated
           left join shade_reminder r on r.customer_id = $1 and r.sent_at is null
             and r.variation_id = b."variationId" and r.stated = b.stated) listed
           where place <= ${SHADES_SHOWN} or "remindOn" is not null order by place`,
    values: [customer.id, ctx.lang],
  });
  const products = await loadListProducts(ctx, [...new Set(rows.map((row) => row.variationId))]);
  const byId = new Map(products.map((product) => [product.variation.id, product]));
  return rows.map((row) => toShade(row, byId.get(row.variationId)));
}

function toShade(row: Row, product: ListProduct | undefined): BoughtShade {
  const { variationId, stated, shade, name, variationName, orderId, note, remindOn } = row;
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
    remindOn,
    buyAgain: product && canBuyHere(product, row) ? buyAgain(row) : null,
  };
}

/** Hazard statements have to be read first (L-40), and required order properties stated. */
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
