import * as z from 'zod';
import { priceAt } from '~/lib/price-at';
import {
  ORDER_AGAIN_OBSTACLES,
  isGoods,
  type OrderAgain,
  type OrderAgainItem,
  type OrderItem,
  type OrderProperty,
  type Price,
} from '~/services/shop-api';
import type { ContractCall } from '../contract-call';
import { toOrderItems, wireOrderItemSchema } from './order-item';
import { toOrderProperties, wireOrderPropertySchema } from './order-property';
import { wireAmountsSchema } from './order-totals';
import { toPrices, wirePricesSchema } from './price';
import * as lenient from './lenient';

const statusSchema = z.object({
  prices: lenient.orNull(wirePricesSchema),
  properties: lenient.list(wireOrderPropertySchema),
  stock: lenient.numberOrNull,
  isSalableAndActive: lenient.yes,
  hasChanged: lenient.yesOrNull,
  obstacle: z.enum(ORDER_AGAIN_OBSTACLES).nullish().catch(null),
});
type Status = z.output<typeof statusSchema>;

const lineSchema = wireOrderItemSchema.extend({ currentStatus: lenient.orNull(statusSchema) });
type Line = z.output<typeof lineSchema>;

/** An order whose lines state how they could be ordered today (§4). */
export const wireOrderAgainSchema = z.object({
  order: z.object({
    id: lenient.id,
    amounts: wireAmountsSchema,
    orderItems: lenient.list(lineSchema),
  }),
});
export type WireOrderAgain = z.output<typeof wireOrderAgainSchema>;

type Site = Pick<ContractCall, 'configuration'>;

/** The lines of an order that could be ordered today, changed ones first. */
export function toOrderAgain(
  { order }: WireOrderAgain,
  cartVersion: number,
  site: Site,
): OrderAgain {
  const goods = toOrderItems(order.orderItems, () => ({ itemId: 0, number: '' }));
  const items = goods
    .filter((item) => isGoods(item) && item.itemVariationId > 0)
    .map((item) => toItem(item, lineOf(order, item), site));
  const isChanged = ({ currentStatus: { hasChanged, obstacle } }: OrderAgainItem) =>
    hasChanged || obstacle !== null;
  return {
    orderId: order.id,
    currency: order.amounts[0]?.currency || site.configuration.currency,
    items: [...items.filter(isChanged), ...items.filter((item) => !isChanged(item))],
    isPossibleAsIs: items.every(({ currentStatus }) => currentStatus.obstacle === null),
    cartVersion,
  };
}

/** The input for the cart to add it. */
export function toCartItemInput(
  { order }: WireOrderAgain,
  { id, itemVariationId, currentStatus }: OrderAgainItem,
) {
  const stated = lineOf(order, { id })?.orderProperties ?? [];
  return {
    productId: itemVariationId,
    quantity: currentStatus.stock,
    basketItemOrderParams: stated.map(({ propertyId, type, name, value }) => ({
      property: {
        id: propertyId,
        valueType: type,
        value: type === 'empty' ? 'true' : (chosenId(type, value) ?? value),
        names: { name },
      },
    })),
  };
}

function lineOf({ orderItems }: WireOrderAgain['order'], { id }: { id: number }) {
  return orderItems.find((line) => line.id === id);
}

function toItem(item: OrderItem, line: Line | undefined, site: Site): OrderAgainItem {
  const { id, itemVariationId, orderItemName, variationName, quantity, vatRate } = item;
  const goods = { id, itemVariationId, orderItemName, variationName, quantity, vatRate };
  const currentStatus = statusOf(item, line, site);
  const questions = toOrderProperties(line?.currentStatus?.properties ?? []);
  const stated = item.orderProperties.map(({ propertyId, name, type, value }) => ({
    name,
    type,
    value,
    surcharge: questions.find(({ id }) => id === propertyId)?.surcharge ?? 0,
  }));
  return { ...goods, orderProperties: stated, currentStatus };
}

function statusOf(
  item: OrderItem,
  line: Line | undefined,
  site: Site,
): OrderAgainItem['currentStatus'] {
  const priceThen = item.amounts[0]?.priceOriginalGross ?? 0;
  const gone = { isSalableAndActive: false, hasChanged: true, priceThen, priceNow: null, stock: 0 };
  const status = line?.currentStatus;
  if (!line || !status || status.obstacle === 'gone') return { ...gone, obstacle: 'gone' };
  const { isSalableAndActive } = status;
  const questions = toOrderProperties(status.properties);
  const prices = status.prices && toPrices(status.prices, site);
  const price = prices && priceAt<Price>(prices, item.quantity).price + surcharges(item, questions);
  const priceNow = status.hasChanged === false ? priceThen : price;
  const known = {
    isSalableAndActive,
    priceThen,
    priceNow,
    hasChanged: status.hasChanged ?? (!isSalableAndActive || priceNow !== priceThen),
  };
  const obstacle = status.obstacle ?? obstacleOf(line.orderProperties, status, questions);
  if (obstacle !== null && obstacle !== 'stock') return { ...known, stock: 0, obstacle };
  const stock = Math.min(item.quantity, status.stock ?? item.quantity);
  return { ...known, stock, obstacle: stock < item.quantity ? 'stock' : null };
}

function obstacleOf(
  orderProperties: Line['orderProperties'],
  { isSalableAndActive }: Status,
  questions: readonly OrderProperty[],
): OrderAgainItem['currentStatus']['obstacle'] {
  if (!isSalableAndActive) return 'notSalable';
  const isAskedYet = orderProperties.every(({ propertyId, type, value }) => {
    const question = questions.find(({ id, valueType }) => id === propertyId && valueType === type);
    const choice = chosenId(type, value);
    return (
      question && (choice === null || question.selectionValues.some(({ id }) => id === choice))
    );
  });
  const isAnswered = questions.every(
    ({ id, isRequired }) => !isRequired || orderProperties.some((each) => each.propertyId === id),
  );
  return isAskedYet && isAnswered ? null : 'properties';
}

/** The id of the selected option, which orders write as `{"12": "Matt"}`. */
function chosenId(type: string, value: string): number | null {
  const [, id] = (type === 'selection' && /^\{"(\d{1,9})"/.exec(value)) || [];
  return id === undefined ? null : Number(id);
}

function surcharges({ orderProperties }: OrderItem, questions: readonly OrderProperty[]): number {
  return questions
    .filter(({ id }) => orderProperties.some(({ propertyId }) => propertyId === id))
    .reduce((sum, { surcharge }) => sum + surcharge, 0);
}
