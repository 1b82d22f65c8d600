import * as z from 'zod';
import { ORDER_ITEM_TYPE, type Order, type OrderItem } from '~/services/shop-api';
import { euros, eurosSchema } from '../money';
import { bundleComponentSchema, toWireComponent } from '../product/bundle-component';
import { absolute, type Shaper } from '../shaper';

const amountSchema = z.strictObject({
  id: z.int(),
  orderItemId: z.int(),
  isSystemCurrency: z.literal(true),
  isPercentage: z.literal(false),
  currency: z.string(),
  exchangeRate: z.literal(1),
  priceOriginalGross: eurosSchema,
  priceOriginalNet: eurosSchema,
  priceGross: eurosSchema,
  priceNet: eurosSchema,
  surcharge: eurosSchema,
  discount: eurosSchema,
});

const orderPropertySchema = z.strictObject({
  orderItemId: z.string(),
  propertyId: z.string(),
  type: z.string(),
  name: z.string(),
  value: z.string(),
  fileUrl: z.string(),
  isAdditionalCosts: z.boolean(),
  hasTax: z.boolean(),
  surcharge: eurosSchema,
  surchargeNet: eurosSchema,
});

export const wireOrderItemSchema = z.strictObject({
  id: z.int(),
  orderId: z.int(),
  typeId: z.int(),
  referrerId: z.int(),
  itemVariationId: z.int(),
  orderItemName: z.string(),
  quantity: z.int(),
  returnableQuantity: z.int(),
  /** Text, like all positions. */
  position: z.string(),
  vatRate: z.number(),
  vatField: z.int(),
  countryVatId: z.int(),
  attributeValues: z.null(),
  shippingProfileId: z.int(),
  warehouseId: z.null(),
  createdAt: z.string(),
  updatedAt: z.string(),
  amounts: z.array(amountSchema).length(1),
  orderProperties: z.array(orderPropertySchema),
  attributes: z.array(z.strictObject({ name: z.string(), value: z.string() })),
  properties: z.array(z.unknown()).length(0),
  references: z.array(z.unknown()).length(0),
  dates: z.array(z.unknown()).length(0),
  giftCard: z.strictObject({
    isGiftCard: z.boolean(),
    information: z.array(z.unknown()),
    hasPdf: z.literal(false),
  }),
  returnReason: z.strictObject({ id: z.int(), name: z.string() }).optional(),
  /** The parts of a set; its own lines are of type 3. */
  bundleComponents: z.array(bundleComponentSchema).nullable(),
  /** Only if the availability of the order's goods was requested. */
  currentStatus: z.record(z.string(), z.unknown()).optional(),
});

type OrderLine = Pick<
  Order,
  'id' | 'referrerId' | 'currency' | 'createdAt' | 'itemImages' | 'itemURLs' | 'shippingProfileId'
>;

/** A line; its position and ids of properties are text. */
export function toWireOrderItem(
  item: OrderItem,
  order: OrderLine,
  { position, call }: { position: number; call: Shaper },
): z.infer<typeof wireOrderItemSchema> {
  const [{ priceOriginalGross, priceOriginalNet }] = item.amounts as [OrderItem['amounts'][number]];
  const gross = euros(priceOriginalGross);
  const net = euros(priceOriginalNet);
  return {
    id: item.id,
    orderId: order.id,
    typeId: item.typeId,
    referrerId: order.referrerId,
    itemVariationId: item.itemVariationId,
    orderItemName: item.orderItemName,
    quantity: item.quantity,
    returnableQuantity: item.returnableQuantity,
    position: String(position),
    vatRate: item.vatRate / 100,
    vatField: 0,
    countryVatId: 0,
    attributeValues: null,
    shippingProfileId: order.shippingProfileId ?? 0,
    warehouseId: null,
    createdAt: order.createdAt,
    updatedAt: order.createdAt,
    amounts: [
      {
        id: item.id,
        orderItemId: item.id,
        isSystemCurrency: true,
        isPercentage: false,
        currency: order.currency,
        exchangeRate: 1,
        priceOriginalGross: gross,
        priceOriginalNet: net,
        priceGross: gross,
        priceNet: net,
        surcharge: 0,
        discount: euros(item.discount),
      },
    ],
    orderProperties: item.orderProperties.map(({ choiceId, ...property }) => ({
      ...property,
      orderItemId: String(item.id),
      propertyId: String(property.propertyId),
      value:
        property.type === 'selection' ? selectedValue(property.value, choiceId) : property.value,
      fileUrl: property.fileUrl === null ? '' : absolute(call, property.fileUrl),
      surcharge: euros(property.surcharge),
      surchargeNet: euros(property.surchargeNet),
    })),
    attributes: item.variationName ? [{ name: '', value: item.variationName }] : [],
    properties: [],
    references: [],
    dates: [],
    giftCard: { isGiftCard: item.isGiftCard, information: [], hasPdf: false },
    ...(item.returnReason && { returnReason: item.returnReason }),
    bundleComponents: item.typeId === ORDER_ITEM_TYPE.bundle ? partsOf(item, order, call) : null,
  };
}

/**
 * The selected option of a list: its label with its index, which is 0 if the order has none (1.7).
 */
export function selectedValue(label: string, id = 0): string {
  return JSON.stringify({ [id]: label });
}

/** The parts with their names at the time of the order. */
function partsOf({ bundleComponents }: OrderItem, order: OrderLine, call: Shaper) {
  return bundleComponents.map((part) => {
    const { itemId, itemVariationId: variationId, quantity } = part;
    const [, urlPath = ''] = /^\/(.*)_\d+_\d+$/.exec(order.itemURLs[variationId] ?? '') ?? [];
    const name1 = [part.orderItemName, part.variationName].filter(Boolean).join(', ');
    const image = order.itemImages[variationId] ?? null;
    const goods = { itemId, variationId, quantity, image, unitName: '' };
    const texts = { name1, urlPath, shortDescription: '', description: '' };
    return toWireComponent({ ...goods, texts, filter: { isSalable: itemId > 0 } }, call);
  });
}
