import * as z from 'zod/v4';
import { netOf } from '~/lib/price-group';
import { ORDER_ITEM_TYPE, type OrderItem } from '~/services/shop-api';
import { fileUrl } from '~/services/shop-api/entities/order-property-file-rules';
import * as told from './told';

export const wireOrderItemSchema = z.object({
  id: told.id,
  typeId: told.count,
  itemVariationId: told.count,
  orderItemName: told.text,
  quantity: told.count,
  returnableQuantity: told.count,
  vatRate: told.rate,
  amounts: told.list(
    z.object({
      priceOriginalGross: told.cents,
      priceOriginalNet: told.cents,
      discount: told.cents,
      isPercentage: told.yes,
    }),
  ),
  orderProperties: told.list(
    z.object({
      propertyId: told.count,
      type: told.text,
      name: told.text,
      value: told.text,
      surcharge: told.cents,
      surchargeNet: told.cents,
      hasTax: told.yes,
      isAdditionalCosts: told.yes,
    }),
  ),
  attributes: told.list(z.object({ value: told.text })),
  giftCard: told.orNull(z.object({ isGiftCard: told.yes })),
  returnReason: told.orNull(z.object({ id: told.id, name: told.text })),
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
