import { productLinkOf } from '~/lib/product-path';
import { amountIn, type PriceGroup } from '~/lib/price-group';
import { pictureView, type PictureView } from '~/components/ui/picture-view';
import { propertyText } from '~/features/buy/cart/property-text';
import type { Order, OrderAgain, OrderAgainItem } from '~/services/shop-api';

export type OrderAgainLine = {
  id: number;
  name: string;
  variant: string;
  /** A file of an order is not offered here: it has to be uploaded again. */
  properties: { name: string; value: string; fileUrl: null; surcharge: number }[];
  quantity: number;
  /** Path without prefix; null when there is no page any more. */
  path: string | null;
  picture: PictureView | null;
  status: OrderAgainItem['currentStatus'];
};

export type OrderAgainView = {
  orderId: number;
  orderedAt: string;
  currency: string;
  changed: OrderAgainLine[];
  unchanged: OrderAgainLine[];
  /** How many of the lines can be ordered, at least in part. */
  fitting: number;
  isPossibleAsIs: boolean;
  cartVersion: number;
};

export function orderAgainView(again: OrderAgain, order: Order, group: PriceGroup): OrderAgainView {
  const lines = again.items.map((item) => lineView(item, order, group));
  return {
    orderId: order.id,
    orderedAt: order.createdAt,
    currency: again.currency,
    changed: lines.filter(isChanged),
    unchanged: lines.filter((line) => !isChanged(line)),
    fitting: lines.filter(({ status }) => status.stock > 0).length,
    isPossibleAsIs: again.isPossibleAsIs,
    cartVersion: again.cartVersion,
  };
}

function isChanged({ status }: OrderAgainLine): boolean {
  return status.hasChanged || status.obstacle !== null;
}

function lineView(item: OrderAgainItem, order: Order, group: PriceGroup): OrderAgainLine {
  const { itemVariationId: id, currentStatus } = item;
  const shown = amountIn(group, item.vatRate);
  const { priceNow, priceThen } = currentStatus;
  const status = {
    ...currentStatus,
    priceThen: shown(priceThen),
    priceNow: priceNow === null ? null : shown(priceNow),
  };
  const image = order.itemImages[id];
  return {
    id: item.id,
    name: item.orderItemName,
    variant: item.variationName,
    properties: item.orderProperties.map(({ name, type, value, surcharge }) => ({
      name,
      value: propertyText(type, value),
      fileUrl: null,
      surcharge: shown(surcharge),
    })),
    quantity: item.quantity,
    path:
      status.obstacle === 'gone' || !order.itemURLs[id] ? null : productLinkOf(order.itemURLs[id]),
    picture: image ? pictureView(image) : null,
    status,
  };
}
