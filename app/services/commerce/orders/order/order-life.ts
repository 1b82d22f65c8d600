import type { OfferStatus, OrderStatus, ReturnStatus } from '../../../../../database/schema';
import { ORDER_TYPE } from '../../../shop-api';

export type Status = OrderStatus | ReturnStatus | OfferStatus;

type Life<S extends string> = Readonly<Record<S, readonly S[]>>;

/** The allowed transitions, by type (§3 Order). A status without transitions is final. */
export const LIVES: {
  [ORDER_TYPE.order]: Life<OrderStatus>;
  [ORDER_TYPE.return]: Life<ReturnStatus>;
  [ORDER_TYPE.offer]: Life<OfferStatus>;
} = {
  [ORDER_TYPE.order]: {
    pendingPayment: ['confirmed', 'cancelled', 'withdrawn'],
    // Back: the shopper chooses to pay in advance.
    confirmed: ['shipped', 'cancelled', 'withdrawn', 'pendingPayment'],
    shipped: ['completed'],
    completed: [],
    cancelled: [],
    // The whole of it, before it was sent.
    withdrawn: [],
  },
  [ORDER_TYPE.return]: {
    requested: ['received', 'refused', 'cancelled'],
    received: ['refunded', 'refused'],
    refunded: [],
    refused: [],
    cancelled: [],
  },
  [ORDER_TYPE.offer]: {
    open: ['accepted', 'rejected', 'expired', 'cancelled'],
    accepted: [],
    rejected: [],
    expired: [],
    cancelled: [],
  },
};

export type OrderTypeId = keyof typeof LIVES;

/** Whether something of this type may change from one status to the other. */
export function mayFollow(typeId: OrderTypeId, from: Status, to: Status): boolean {
  const life: Partial<Record<Status, readonly Status[]>> = LIVES[typeId];
  return life[from]?.includes(to) ?? false;
}
