import type { Order, OrderAgain, OrderAgainItem, ShopApi } from '~/services/shop-api';
import { selectedValue } from './order/item';
import { toWireOrder, type Ordering, type WireOrder } from './order/order';
import { toWireOrderProperty } from './product/order-property';

type Asking = Ordering & { shop: Pick<ShopApi, 'getProduct'> };
type WireProperty = ReturnType<typeof toWireOrderProperty>;
type WireItem = WireOrder['order']['orderItems'][number];

/** An order whose lines state how they could be ordered today (§4). */
export async function withCurrentStatus(
  order: Order,
  again: OrderAgain,
  call: Asking,
): Promise<WireOrder> {
  const wire = await toWireOrder(order, call);
  const status = new Map(again.items.map((item) => [item.id, item.currentStatus]));
  const orderItems: WireItem[] = [];
  for (const item of wire.order.orderItems) {
    const current = status.get(item.id);
    const line = order.orderItems.find(({ id }) => id === item.id);
    if (!current || !line) {
      orderItems.push(item);
      continue;
    }
    const properties =
      line.orderProperties.length > 0 ? await questionsOf(line, call) : ([] as WireProperty[]);
    orderItems.push({
      ...item,
      orderProperties: item.orderProperties.map((each, i) =>
        chosenAgain(each, line.orderProperties[i]?.value ?? '', properties),
      ),
      currentStatus: statusOf(current, wire.variations[item.itemVariationId], properties),
    });
  }
  return { ...wire, order: { ...wire.order, orderItems } };
}

function statusOf(
  { stock, isSalableAndActive, hasChanged, obstacle }: OrderAgainItem['currentStatus'],
  goods: WireOrder['variations'][string] | undefined,
  properties: WireProperty[],
) {
  return {
    variation: goods?.variation ?? null,
    prices: goods?.prices ?? null,
    properties,
    stock,
    isSalableAndActive,
    hasChanged,
    obstacle,
  };
}

/** The order properties of these goods today; none for deleted goods. */
async function questionsOf(
  { itemId, itemVariationId }: Order['orderItems'][number],
  { shop, locale }: Asking,
): Promise<WireProperty[]> {
  if (itemId === 0) return [];
  const variationId = itemVariationId || undefined;
  const product = await shop.getProduct({ id: itemId, ...(variationId && { variationId }) });
  return (product?.properties ?? []).map((each) => toWireOrderProperty(each, locale));
}

/**
 * Clients match the present index of these labels (decision 101): the ordered index may belong to
 * another option since. A deleted option has none, which is 0.
 */
function chosenAgain(
  property: WireItem['orderProperties'][number],
  label: string,
  questions: readonly WireProperty[],
): WireItem['orderProperties'][number] {
  if (property.type !== 'selection') return property;
  const question = questions.find(({ propertyId }) => String(propertyId) === property.propertyId);
  const choices = Object.values(question?.property.selectionValues ?? {});
  const choice = choices.find(({ name }) => name === label);
  return { ...property, value: selectedValue(label, choice?.id) };
}
