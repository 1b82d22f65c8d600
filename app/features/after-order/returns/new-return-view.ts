import { pictureView, type PictureView } from '~/components/ui/picture-view';
import { ORDER_ITEM_TYPE, type Order, type ReturnReasons } from '~/services/shop-api';

export type ReturnableLine = {
  /** Id of the line. */
  id: number;
  name: string;
  /** Pieces that are in no return yet; at least one. */
  left: number;
  picture: PictureView | null;
  isMixedToOrder: boolean;
  /** Reasons that count for it. */
  reasons: { id: number; name: string }[];
  defaultReasonId: number | null;
};

/** What can be sent back of an order. */
export type NewReturnView = {
  orderId: number;
  accessKey: string;
  /** None when nothing can come back. */
  lines: ReturnableLine[];
};

export function newReturnView(order: Order, reasons: ReturnReasons): NewReturnView {
  return {
    orderId: order.id,
    accessKey: order.accessKey,
    lines: order.isReturnable
      ? order.orderItems
          .filter(
            ({ typeId, returnableQuantity }) =>
              typeId !== ORDER_ITEM_TYPE.bundleComponent && returnableQuantity > 0,
          )
          .map((item) => lineView(item, order, reasons))
      : [],
  };
}

function lineView(
  item: Order['orderItems'][number],
  order: Order,
  { reasons, defaultReasonId }: ReturnReasons,
): ReturnableLine {
  const image = order.itemImages[item.itemVariationId];
  const counting = reasons.filter(({ isFault }) => isFault || !item.isMixedToOrder);
  return {
    id: item.id,
    name: [item.orderItemName, item.variationName].filter(Boolean).join(', '),
    left: item.returnableQuantity,
    picture: image ? pictureView(image) : null,
    isMixedToOrder: item.isMixedToOrder,
    reasons: counting.map(({ id, name }) => ({ id, name })),
    defaultReasonId: counting.some(({ id }) => id === defaultReasonId) ? defaultReasonId : null,
  };
}
