import { productPath } from '~/lib/product-path';
import type { ShadeSibling } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { touchUntil } from '../pricing/touch-until';
import { isSalableAt } from '../listing/list-products';

type Row = {
  line: string;
  itemId: number;
  urlPath: string;
  variationId: number;
  availableUntil: Date | null;
  isSalable: boolean;
  isCurrent: boolean;
} & ShadeSibling['shade'];

const VALUES = (variation: string) => `array(select attribute_value_id
  from variation_attribute_value where variation_id = ${variation} order by 1)`;

// `offset 0`: evaluated per shade, never computed for all goods and then joined.
const STATE = `cross join lateral (select * from sale_state where variation_id = v.id offset 0) sale`;

const TEXT = `
  with shown as (
    select v.id, v.item_id, v.unit_combination_id, i.line, ${VALUES('v.id')} as choice
      from variation v join item i on i.id = v.item_id
     where v.id = $1 and i.shade_id is not null and not i.is_tester
  )
  select distinct on (s.position, s.id) shown.line, i.id as "itemId", t.url_path,
         s.number, s.color, s.family, n.name, alike.id as "variationId",
         coalesce(other."availableUntil", alike."availableUntil") as "availableUntil",
         alike."isSalable" or other.id is not null as "isSalable", i.id = shown.item_id as "isCurrent"
    from shown
    join item i on i.line = shown.line and i.is_active and not i.is_tester
    join shade s on s.id = i.shade_id
    cross join lateral (select name from shade_text
                         where shade_id = s.id order by lang = $2 desc limit 1) n
    cross join lateral (select url_path from item_text
                         where item_id = i.id order by lang = $2 desc limit 1) t
    cross join lateral (
      select v.id, sale.available_until as "availableUntil", ${isSalableAt('$3')} as "isSalable"
        from (select o.id, o.minimum_order_quantity from variation o
                join variation_price p on p.variation_id = o.id and p.kind = 'default'
                 and p.minimum_quantity = 1
               where o.item_id = i.id and o.is_active
               order by o.id = shown.id desc,
                        (o.unit_combination_id = shown.unit_combination_id
                         and ${VALUES('o.id')} = shown.choice) desc,
                        o.is_main desc, o.position, o.id
               limit 1) v ${STATE}) alike
    left join lateral (
      select v.id, sale.available_until as "availableUntil" from variation v ${STATE}
       where not $4 and not alike."isSalable" and v.item_id = i.id and ${isSalableAt('$3')}
       order by v.position, v.id limit 1) other on true
   order by s.position, s.id, "isCurrent" desc, i.id`;

/**
 * The shades in which the paint of a variation is made, in the order of the colour card; empty for
 * goods without a line. Each leads to the variation of the same size and finish if that shade has
 * it, else to its main one; the path contains it when `isChosen`. Until then a shade is available
 * while any variation of it can be ordered.
 */
export async function loadShadeSiblings(
  ctx: CommerceContext,
  variationId: number,
  isChosen: boolean,
): Promise<ShadeSibling[]> {
  const { rows } = await ctx.db.client.query<Row>({
    name: 'shade_siblings',
    text: TEXT,
    values: [variationId, ctx.lang, ctx.now(), isChosen],
  });
  if (rows[0]) ctx.touch(`line:${rows[0].line}`, ...rows.map((row) => `item:${row.itemId}`));
  touchUntil(
    ctx,
    rows.map((row) => row.availableUntil?.getTime() ?? null),
  );
  return rows.map((row) => ({
    shade: { name: row.name, number: row.number, color: row.color, family: row.family },
    itemId: row.itemId,
    variationId: row.variationId,
    path: productPath(row.urlPath, row.itemId, isChosen ? row.variationId : null),
    isSalable: row.isSalable,
    isCurrent: row.isCurrent,
  }));
}
