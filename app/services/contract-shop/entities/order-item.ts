import * as z from 'zod/v4';
import { netOf } from '~/lib/price-group';
import { ORDER_ITEM_TYPE, type OrderItem } from '~/services/shop-api';
import { fileUrl } from '~/services/shop-api/entities/order-property-file-rules';
import {
  toldCents,
  toldCount,
  toldId,
  toldList,
  toldOrNull,
  toldRate,
  toldText,
  toldYes,
} from './told';

export const wireOrderItemSchema = z.object({
  id: toldId,
  typeId: toldCount,
  itemVariationId: toldCount,
  orderItemName: toldText,
  quantity: toldCount,
  returnableQuantity: toldCount,
  vatRate: toldRate,
  amounts: toldList(
    z.object({
      priceOriginalGross: toldCents,
      priceOriginalNet: toldCents,
      discount: toldCents,
      isPercentage: toldYes,
    }),
  ),
  orderProperties: toldList(
    z.object({
      propertyId: toldCount,
      type: toldText,
      name: toldText,
      value: toldText,
      surcharge: toldCents,
      surchargeNet: toldCents,
      hasTax: toldYes,
      isAdditionalCosts: toldYes,
    }),
  ),
  attributes: toldList(z.object({ value: toldText })),
  giftCard: toldOrNull(z.object({ isGiftCard: toldYes })),
  returnReason: toldOrNull(z.object({ id: toldId, name: toldText })),
});
export type WireOrderItem = z.output<typeof wireOrderItemSchema>;

/** What lines say of goods that a list of an order's goods has. */
type Goods = { itemId: number; number: string };

/** Lines of goods; parts of a set follow it. What is no goods stands among the sums. */
export function toOrderItems(
  lines: readonly WireOrderItem[],
  goodsOf: (variationId: number) => Goods,
): OrderItem[] {
  const { variation, bundle, bundleComponent } = ORDER_ITEM_TYPE;
  const shown = lines.filter(({ typeId }) =>
    [variation, bundle, bundleComponent].some((type) => type === typeId),
  );
  return shown.map((line, i) => {
    const rest = shown.slice(i + 1);
    const end = rest.findIndex(({ typeId }) => typeId !== bundleComponent);
    const parts = line.typeId === bundle ? rest.slice(0, end === -1 ? undefined : end) : [];
    return {
      ...toOrderItem(line, goodsOf(line.itemVariationId)),
      bundleComponents: partsOf(parts),
    };
  });
}

function toOrderItem(
  line: WireOrderItem,
  { itemId, number }: Goods,
): Omit<OrderItem, 'bundleComponents'> {
  const [told] = line.amounts;
  const gross = told?.priceOriginalGross ?? 0;
  const quantity = Math.max(1, line.quantity);
  return {
    id: line.id,
    typeId: line.typeId,
    orderItemName: line.orderItemName,
    variationName: nameOf(line),
    number,
    quantity,
    returnableQuantity: line.returnableQuantity,
    withdrawnQuantity: 0,
    unsentQuantity: 0,
    discount: told && !told.isPercentage ? told.discount : 0,
    returnReason: line.returnReason,
    itemVariationId: Math.max(0, line.itemVariationId),
    itemId,
    amounts: [{ priceOriginalGross: gross, priceOriginalNet: told?.priceOriginalNet ?? 0 }],
    lineTotal: gross * quantity,
    lineTotalNet: netOf(gross * quantity, line.vatRate),
    vatRate: line.vatRate,
    isMixedToOrder: false,
    isGiftCard: line.giftCard?.isGiftCard ?? false,
    orderProperties: line.orderProperties.map((property) => ({
      ...property,
      // Where this shop hands it out; that of the shop behind is none of its pages.
      fileUrl: property.type === 'file' ? fileUrl(property.value) : null,
    })),
  };
}

function nameOf({ attributes }: WireOrderItem): string {
  return attributes
    .map(({ value }) => value)
    .filter(Boolean)
    .join(', ');
}

function partsOf(parts: readonly WireOrderItem[]): OrderItem['bundleComponents'] {
  return parts.map((part) => ({
    orderItemName: part.orderItemName,
    variationName: nameOf(part),
    quantity: part.quantity,
  }));
}
