import { pictureView, type PictureView } from '~/components/ui/picture-view';
import {
  ORDER_ITEM_TYPE,
  type Order,
  type ReturnableFor,
  type ReturnReasons,
} from '~/services/shop-api';

export type ReturnableLine = {
  /** Id of the line. */
  id: number;
  name: string;
  /** Pieces that are in no return yet; at least one. */
  left: number;
  picture: PictureView | null;
  isMadeToOrder: boolean;
  isGiftCard: boolean;
  /** Reasons that apply to it. */
  reasons: { id: number; name: string }[];
  defaultReasonId: number | null;
};

/** The returnable part of an order. */
export type NewReturnView = {
  orderId: number;
  accessKey: string;
  returnableFor: ReturnableFor;
  /** The amount due for the order, in cents; returned goods reduce it first. */
  due: number;
  currency: string;
  /** The path of the order's page, where the form leads back to. */
  orderPath: string;
  /** Without the prefix of a language. */
  formPath: string;
  /** Empty if nothing can be returned. */
  lines: ReturnableLine[];
};

export function newReturnView(
  order: Order,
  reasons: ReturnReasons,
  paths: Pick<NewReturnView, 'orderPath' | 'formPath'>,
): NewReturnView {
  const lines = order.orderItems.filter(
    ({ typeId, returnableQuantity }) =>
      typeId !== ORDER_ITEM_TYPE.bundleComponent && returnableQuantity > 0,
  );
  return {
    orderId: order.id,
    accessKey: order.accessKey,
    returnableFor: order.returnableFor,
    due: order.balance.due,
    currency: order.currency,
    ...paths,
    lines: order.isReturnable ? lines.map((item) => lineView(item, order, reasons)) : [],
  };
}

function lineView(
  item: Order['orderItems'][number],
  order: Order,
  { reasons, defaultReasonId }: ReturnReasons,
): ReturnableLine {
  const image = order.itemImages[item.itemVariationId];
  const isForFaults = item.isMadeToOrder || order.returnableFor === 'faults';
  const counting = reasons.filter(({ isFault }) => isFault || !isForFaults);
  return {
    id: item.id,
    name: [item.orderItemName, item.variationName].filter(Boolean).join(', '),
    left: item.returnableQuantity,
    picture: image ? pictureView(image) : null,
    isMadeToOrder: item.isMadeToOrder,
    isGiftCard: item.isGiftCard,
    reasons: counting.map(({ id, name }) => ({ id, name })),
    defaultReasonId: counting.some(({ id }) => id === defaultReasonId) ? defaultReasonId : null,
  };
}
