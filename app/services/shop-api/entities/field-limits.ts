import { ORDER_LIMITS } from './order-field-limits';

/**
 * Maximum values of fields, in characters for texts. Used by forms, their messages and the schemas
 * of the contract; without zod, so that browser code may import them.
 */
export const LIMITS = {
  ...ORDER_LIMITS,
  customer: { firstName: 100, lastName: 100, password: 256 },
  /** `declared`: free text and the names of all chosen goods of an order. */
  withdrawal: { name: 200, orderId: 500, items: 2000, declared: 30_000, message: 2000 },
  offer: { text: 2000 },
  return: { note: 2000 },
  newsletter: { name: 100 },
  preferredDelivery: {
    preferredLocation: 100,
    preferredNeighbourName: 100,
    preferredNeighbourAddress: 100,
  },
  wishlist: { items: 100 },
  contact: { name: 200, subject: 200, message: 5000, shortest: 3 },
  /** How long a mailed link can be opened, and how long its visit can download. */
  dataLink: { hours: 24, visitMinutes: 30 },
  review: { authorName: 60, title: 100, message: 500 },
  /** `reminderDays`: how far ahead a mail can be requested. */
  boughtShade: { note: 60, reminderDays: 3653 },
} as const;
