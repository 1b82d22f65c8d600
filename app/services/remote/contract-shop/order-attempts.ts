import type { PlacedOrder } from '~/services/shop-api';
import { cartOfAttempt } from './entities/attempt-id';
import { memory } from './memory';

/** An order that was sent to the upstream shop and whose answer was lost. */
export type SentOrder = {
  attemptId: string;
  /** The lines of the cart, by their numbers. */
  lines: number[];
  total: number;
  /** The time in milliseconds since 1970. */
  at: number;
};

/** The attempts to order one cart, and the orders that they have led to. */
export type OrderAttempts = {
  /** The latest submission: the next one waits for it. */
  last: Promise<unknown>;
  /** By attempt. */
  orders: Map<string, PlacedOrder>;
  lastOrder: PlacedOrder | null;
  /** The quote and the input of a press, by attempt: at the next press they are saved already. */
  agreed: Map<string, string>;
  /** Sent, and neither confirmed nor refused. */
  unconfirmed: SentOrder | null;
};

const ATTEMPTS = memory<string, OrderAttempts>();

/** Attempts for a cart with a number share one key; an attempt without a known cart has its own. */
function keyOf(attemptId: string): string {
  const cart = cartOfAttempt(attemptId);
  return cart === null ? `attempt ${attemptId}` : `cart ${cart}`;
}

/** Finds the stored data of an attempt and of others for the same cart. */
export function findAttempts(attemptId: string): OrderAttempts | undefined {
  return ATTEMPTS.get(keyOf(attemptId));
}

/** The same; creates them if there are none, and stores them for hours from now on. */
export function openAttempts(attemptId: string): OrderAttempts {
  const attempts = findAttempts(attemptId) ?? {
    last: Promise.resolve(),
    orders: new Map(),
    lastOrder: null,
    agreed: new Map(),
    unconfirmed: null,
  };
  ATTEMPTS.set(keyOf(attemptId), attempts);
  return attempts;
}
