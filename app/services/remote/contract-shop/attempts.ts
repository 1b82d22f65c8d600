import type { PlacedOrder } from '~/services/shop-api';
import { cartOfAttempt } from './entities/attempt-id';
import { memory } from './memory';

/** An order that was sent and whose answer was lost. */
export type Sent = {
  attemptId: string;
  /** The lines of the cart, by their numbers. */
  lines: number[];
  total: number;
  /** When, in milliseconds since 1970. */
  at: number;
};

/** What the attempts to order one cart have led to. */
export type Trail = {
  /** The press of the button that came last: the next one waits for it. */
  last: Promise<unknown>;
  /** By attempt. */
  orders: Map<string, PlacedOrder>;
  lastOrder: PlacedOrder | null;
  /** The offer with what was typed at the press, by attempt: pressed once more, that is saved already. */
  agreed: Map<string, string>;
  unsure: Sent | null;
};

const TRAILS = memory<string, Trail>();

/** All attempts for a numbered cart have one trail; one whose cart nobody knows has its own. */
function nameOf(attemptId: string): string {
  const cart = cartOfAttempt(attemptId);
  return cart === null ? `attempt ${attemptId}` : `cart ${cart}`;
}

/** What is remembered of an attempt and of others for the same cart. */
export function knownTrail(attemptId: string): Trail | undefined {
  return TRAILS.get(nameOf(attemptId));
}

/** The same, begun where there is none; it is remembered for hours from now on. */
export function trailOf(attemptId: string): Trail {
  const trail = knownTrail(attemptId) ?? {
    last: Promise.resolve(),
    orders: new Map(),
    lastOrder: null,
    agreed: new Map(),
    unsure: null,
  };
  TRAILS.set(nameOf(attemptId), trail);
  return trail;
}
