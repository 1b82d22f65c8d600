import { ORDER_ITEM_TYPE, type Order } from '~/services/shop-api';

/** A line of the order that can be selected for a partial withdrawal. */
export type ChoiceLine = {
  id: number;
  name: string;
  /** Pieces that were not withdrawn yet, and those that were. */
  left: number;
  withdrawn: number;
};

/** The order whose page led here, for a device that may view it. */
export type OrderChoice = {
  orderId: number;
  accessKey: string;
  lines: ChoiceLine[];
};

/** The lines of an order that can be withdrawn; parts of a set go with it (open point 1.8). */
export function orderChoice({ id, accessKey, orderItems }: Order): OrderChoice {
  return {
    orderId: id,
    accessKey,
    lines: orderItems
      .filter(({ typeId }) => typeId !== ORDER_ITEM_TYPE.bundleComponent)
      .map((item) => ({
        id: item.id,
        name: [item.orderItemName, item.variationName].filter(Boolean).join(', '),
        left: item.quantity - item.withdrawnQuantity,
        withdrawn: item.withdrawnQuantity,
      })),
  };
}
