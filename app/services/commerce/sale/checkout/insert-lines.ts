import type { Cents } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import type { LineSnapshot } from './order-snapshot';

/**
 * Writes the lines of an order, each with its share of the discount in cents; parts of a set come
 * after it and refer to its line.
 */
export async function insertLines(
  ctx: CommerceContext,
  orderId: number,
  lines: LineSnapshot[],
  discounts: readonly Cents[],
): Promise<void> {
  let position = 0;
  const rows = lines.flatMap(({ parts, ...line }, i) => {
    const parent = (position += 1);
    const own = { ...line, discount: discounts[i] ?? 0, position: parent, parent: null };
    const partOf = (part: LineSnapshot) => ({
      ...part,
      discount: 0,
      position: (position += 1),
      parent,
    });
    return [own, ...parts.map(partOf)];
  });
  await ctx.db.client.query({
    name: 'order_lines_insert',
    text: `with asked as (
             select r.*, nextval(pg_get_serial_sequence('order_line', 'id'))::int as id
             from jsonb_to_recordset($2::jsonb) as r (position int, parent int, "typeId" int,
               "variationId" int, "itemId" int, number text, name text, "variationName" text,
               "urlPath" text, "imageHash" text, quantity int, "unitGross" bigint,
               discount bigint, "vatRate" int, "vatShares" jsonb,
               "isMadeToOrder" boolean, "isGiftCard" boolean, properties jsonb)
           )
           insert into order_line (id, order_id, position, type_id, parent_id, variation_id, item_id,
             number, name, variation_name, url_path, image_hash, quantity, unit_gross, gross,
             discount, vat_rate, vat_shares, is_mixed_to_order, is_gift_card, properties)
           overriding system value
           select id, $1, position, "typeId",
             (select set_line.id from asked set_line where set_line.position = asked.parent),
             "variationId", "itemId", number, name, "variationName", "urlPath", "imageHash", quantity,
             "unitGross", quantity * "unitGross", discount, "vatRate", "vatShares", "isMadeToOrder",
             "isGiftCard", properties
           from asked`,
    values: [orderId, JSON.stringify(rows)],
  });
}
