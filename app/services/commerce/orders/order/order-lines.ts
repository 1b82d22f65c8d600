import type { VatShare } from '~/lib/net-parts';
import { netOf, netOfPiece } from '~/lib/price-group';
import type { OrderLineProperty } from '../../../../../database/schema';
import { ORDER_ITEM_TYPE, type Cents, type Language, type OrderItem } from '../../../shop-api';
import { fileUrl } from '../../../shop-api/entities/order-property-file-rules';
import type { CommerceContext } from '../../core/commerce-context';

export type OrderLineRow = {
  id: number;
  typeId: number;
  parentId: number | null;
  variationId: number;
  itemId: number;
  number: string;
  name: string;
  variationName: string;
  urlPath: string;
  imageHash: string | null;
  quantity: number;
  unitGross: number;
  gross: number;
  discount: number;
  vatRate: number;
  vatShares: VatShare[];
  isMadeToOrder: boolean;
  isGiftCard: boolean;
  returned: number;
  withdrawn: number;
  unsent: number;
  returnReason: { id: number; names: Record<Language, string> } | null;
  properties: OrderLineProperty[];
};

/** Lines of an order by position; the parts of a bundle follow it. */
export async function loadOrderLines(
  ctx: CommerceContext,
  orderId: number,
): Promise<OrderLineRow[]> {
  const { rows } = await ctx.db.client.query<OrderLineRow>({
    name: 'order_lines',
    text: `select id, type_id, parent_id,
             coalesce(variation_id, 0) as "variationId", coalesce(item_id, 0) as "itemId",
             number, name, variation_name, url_path,
             image_hash, quantity, unit_gross, gross, discount,
             vat_rate, vat_shares, is_mixed_to_order as is_made_to_order,
             is_gift_card, properties,
             returned, withdrawn, unsent,
             (select jsonb_build_object('id', id,
                       'names', jsonb_build_object('de', name_de, 'en', name_en))
                from return_reason where id = return_reason_id) as "returnReason"
           from order_line where order_id = $1 order by position`,
    values: [orderId],
  });
  return rows;
}

/**
 * Lines as entities of the contract, in the language of the order; a bundle names its parts. `nets`
 * are their amounts without VAT.
 */
export function toOrderItems(lines: OrderLineRow[], nets: Cents[], lang: Language): OrderItem[] {
  return lines.map((line, i) => ({
    id: line.id,
    typeId: line.typeId,
    orderItemName: line.name,
    variationName: line.variationName,
    number: line.number,
    quantity: line.quantity,
    returnableQuantity:
      line.typeId === ORDER_ITEM_TYPE.bundleComponent
        ? 0
        : line.quantity - line.unsent - line.returned,
    withdrawnQuantity: line.withdrawn,
    unsentQuantity: line.unsent,
    discount: line.discount,
    returnReason: line.returnReason && {
      id: line.returnReason.id,
      name: line.returnReason.names[lang],
    },
    itemVariationId: line.variationId,
    itemId: line.itemId,
    amounts: [
      {
        priceOriginalGross: line.unitGross,
        priceOriginalNet: netOfPiece(line.unitGross, withShares(line)),
      },
    ],
    lineTotal: line.gross,
    lineTotalNet: nets[i]!,
    vatRate: line.vatRate,
    ...(line.vatShares.length > 0 && { vatShares: line.vatShares }),
    isMadeToOrder: line.isMadeToOrder,
    isGiftCard: line.isGiftCard,
    orderProperties: line.properties.map((property) => ({
      ...property,
      fileUrl: property.type === 'file' ? fileUrl(property.value) : null,
      surchargeNet: netOf(property.surcharge, line.vatRate),
    })),
    bundleComponents: lines
      .filter((part) => part.parentId === line.id)
      .map((part) => ({
        orderItemName: part.name,
        variationName: part.variationName,
        quantity: part.quantity,
        itemVariationId: part.variationId,
        itemId: part.itemId,
      })),
  }));
}

/** In the form that totals and prices expect: most lines bear one rate. */
export function withShares<Line extends { vatShares: VatShare[] }>(line: Line) {
  const { vatShares, ...same } = line;
  return { ...same, ...(vatShares.length > 0 && { vatShares }) };
}
