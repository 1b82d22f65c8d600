import { MOLLIE_PAYMENT_ID } from '~/services/shop-api/entities/mollie-payment-id';

/** How often the page reloads by itself, and after how many seconds (reliability A2.7). */
export const MOST_TURNS = 12;
export const TURN_SECONDS = 5;

/** The query of the page that the provider redirects to. */
export type ReturnQuery = {
  /** The provider's number of the payment; null: the latest one of the order. */
  paymentId: string | null;
  order: { orderId: number; accessKey: string } | null;
  /** How often the page was shown before. */
  turn: number;
};

/** Null: it names neither a payment nor an order. Malformed values are left out. */
export function readReturn(query: URLSearchParams): ReturnQuery | null {
  const paymentId = matching(query, 'mollie_payment_id', MOLLIE_PAYMENT_ID);
  const orderId = matching(query, 'plenty_order_id', /^[1-9]\d{0,8}$/);
  const accessKey = matching(query, 'plenty_order_access_key', /^[\w-]{1,100}$/);
  const order = orderId && accessKey ? { orderId: Number(orderId), accessKey } : null;
  if (!paymentId && !order) return null;
  return { paymentId, order, turn: Number(matching(query, 'turn', /^\d{1,2}$/) ?? 0) };
}

/** Path of the page without prefix, for its next reload. */
export function nextTurn({ paymentId, order, turn }: ReturnQuery): string {
  const query = new URLSearchParams({
    ...(paymentId && { mollie_payment_id: paymentId }),
    ...(order && {
      plenty_order_id: String(order.orderId),
      plenty_order_access_key: order.accessKey,
    }),
    turn: String(Math.min(turn + 1, MOST_TURNS)),
  });
  return `/mollie-payment?${query}`;
}

function matching(query: URLSearchParams, name: string, pattern: RegExp): string | null {
  const value = query.get(name) ?? '';
  return pattern.test(value) ? value : null;
}
