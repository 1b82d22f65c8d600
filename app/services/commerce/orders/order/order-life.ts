import type { OfferStatus, OrderStatus, ReturnStatus } from '../../../../../database/schema';
import { ORDER_TYPE } from '../../../shop-api';

export type Status = OrderStatus | ReturnStatus | OfferStatus;

type Life<S extends string> = Readonly<Record<S, readonly S[]>>;

/** What may follow what, by type (§3 Order). Where nothing follows, a life ends. */
export const LIVES: {
  [ORDER_TYPE.order]: Life<OrderStatus>;
  [ORDER_TYPE.return]: Life<ReturnStatus>;
  [ORDER_TYPE.offer]: Life<OfferStatus>;
} = {
  [ORDER_TYPE.order]: {
    pendingPayment: ['confirmed', 'cancelled', 'withdrawn'],
    // Back: the shopper pays in advance after all.
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

/** May something of this type go from one status to the other? */
export function mayFollow(typeId: OrderTypeId, from: Status, to: Status): boolean {
  const life: Partial<Record<Status, readonly Status[]>> = LIVES[typeId];
  return life[from]?.includes(to) ?? false;
}
