import * as z from 'zod';
import { netOf } from '~/lib/price-group';
import { ORDER_ITEM_TYPE, type OrderItem } from '~/services/shop-api';
import { fileUrl } from '~/services/shop-api/entities/order-property-file-rules';
import * as lenient from './lenient';

const amountSchema = z.object({
  priceOriginalGross: lenient.cents,
  priceOriginalNet: lenient.cents,
  discount: lenient.cents,
  isPercentage: lenient.yes,
});
const NOTHING = amountSchema.parse({});

export const wireOrderItemSchema = z.object({
  id: lenient.id,
  typeId: lenient.count,
  itemVariationId: lenient.count,
  orderItemName: lenient.text,
  quantity: lenient.oneOrMore,
  returnableQuantity: lenient.count,
  vatRate: lenient.rate,
  amounts: lenient.list(amountSchema),
  orderProperties: lenient.list(
    z.object({
      propertyId: lenient.count,
      type: lenient.text,
      name: lenient.text,
      value: lenient.text,
      surcharge: lenient.cents,
      surchargeNet: lenient.cents,
      hasTax: lenient.yes,
      isAdditionalCosts: lenient.yes,
    }),
  ),
  attributes: lenient.list(z.object({ value: lenient.text })),
  giftCard: lenient.fields({ isGiftCard: lenient.yes }),
  returnReason: lenient.orNull(z.object({ id: lenient.id, name: lenient.text })),
});
export type WireOrderItem = z.output<typeof wireOrderItemSchema>;

/** Facts of goods in lines that a list of an order's goods has. */
type Goods = { itemId: number; number: string };

/** Lines of goods; parts of a set follow it. Other lines are among the totals. */
export function toOrderItems(
  lines: readonly WireOrderItem[],
  goodsOf: (variationId: number) => Goods,
): OrderItem[] {
  const { variation, bundle, bundleComponent } = ORDER_ITEM_TYPE;
  const shown = lines.filter(({ typeId }) =>
    [variation, bundle, bundleComponent].some((type) => type === typeId),
  );
  const items = shown.map((line) => toOrderItem(line, goodsOf(line.itemVariationId)));
  return items.map((item, i) => {
    const rest = items.slice(i + 1);
    const end = rest.findIndex(({ typeId }) => typeId !== bundleComponent);
    const parts = item.typeId === bundle ? rest.slice(0, end === -1 ? undefined : end) : [];
    const bundleComponents = parts.map(
      ({ orderItemName, variationName, quantity, itemVariationId, itemId }) => ({
        orderItemName,
        variationName,
        quantity,
        itemVariationId,
        itemId,
      }),
    );
    return { ...item, bundleComponents };
  });
}

/** Orders write a selected option as `{"12": "Matt"}`; its label is shown. */
function wordsOf(type: string, value: string): string {
  if (type !== 'selection' || !value.startsWith('{')) return value;
  try {
    const [label] = Object.values(JSON.parse(value) as Record<string, unknown>);
    return typeof label === 'string' ? label : value;
  } catch {
    return value;
  }
}

/** The id beside that label; 0 is no option. */
function choiceIdOf({ type, value }: { type: string; value: string }): { choiceId?: number } {
  const [, id] = (type === 'selection' && /^\{"([1-9]\d{0,8})"/.exec(value)) || [];
  return id === undefined ? {} : { choiceId: Number(id) };
}

function toOrderItem(line: WireOrderItem, goods: Goods): Omit<OrderItem, 'bundleComponents'> {
  const { amounts, attributes, giftCard, ...same } = line;
  const [{ priceOriginalGross, priceOriginalNet, ...amount } = NOTHING] = amounts;
  const lineTotal = priceOriginalGross * line.quantity;
  const choices = attributes.map(({ value }) => value);
  return {
    ...same,
    ...goods,
    variationName: choices.filter(Boolean).join(', '),
    withdrawnQuantity: 0,
    unsentQuantity: 0,
    discount: amount.isPercentage ? 0 : amount.discount,
    amounts: [{ priceOriginalGross, priceOriginalNet }],
    lineTotal,
    lineTotalNet: netOf(lineTotal, line.vatRate),
    isMadeToOrder: false,
    isGiftCard: giftCard.isGiftCard,
    orderProperties: line.orderProperties.map((property) => ({
      ...property,
      value: wordsOf(property.type, property.value),
      ...choiceIdOf(property),
      // The download address of this shop; that of the upstream shop is not one of its pages.
      fileUrl: property.type === 'file' ? fileUrl(property.value) : null,
    })),
  };
}
