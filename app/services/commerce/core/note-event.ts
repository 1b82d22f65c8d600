import type { CommerceContext } from './commerce-context';

/** What the event log tells, by whom or what it happened to. */
type OrderEvent =
  | 'placed'
  | 'order.status'
  | 'order.payment'
  | 'payment.repaid'
  | 'payment.surplus'
  | 'payment.ended'
  | 'payment.lapsed'
  | 'payment.mismatch'
  | 'payment.chargedBack'
  | 'payment.refunded'
  | 'payment.refundRefused'
  | 'payment.refundDropped'
  | 'return.requested'
  | 'vatNumber.answered';
type CustomerEvent =
  | 'customer.registered'
  | 'customer.loggedIn'
  | 'customer.loginFailed'
  | 'customer.passwordChanged'
  | 'customer.emailChanged';
export type OperatorEvent =
  | 'operator.created'
  | 'operator.renewed'
  | 'operator.removed'
  | 'operator.loggedIn'
  | 'operator.loginFailed'
  | 'operator.codeFailed'
  | 'operator.loggedOut'
  | 'operator.secondStepOn'
  | 'operator.secondStepOff'
  | 'operator.designChanged'
  | 'operator.settingsChanged'
  | 'operator.pageAdded'
  | 'operator.pageChanged'
  | 'operator.pageDeleted';

type GiftCardEvent = 'giftCard.blocked' | 'giftCard.unblocked' | 'giftCard.corrected';

/** Where an event is written, and the clock that says when. */
export type EventLog = Pick<CommerceContext, 'db' | 'now'>;

type Data = Record<string, unknown>;
/** What an operator did, or what was done to one; null: nobody that is known. */
export type ByOperator = { operatorId: number | null } & Data;

/** Notes in the transaction of `log` what happened to an order, a return or an offer. */
export function noteOrderEvent(
  log: EventLog,
  orderId: number,
  kind: OrderEvent,
  data: Data,
): Promise<void> {
  return note(log, kind, data, orderId);
}

/**
 * Notes who logged in or was refused (ASVS V16.3.1): the number of the account alone, which its owner
 * reads in their own data (L-57).
 */
export function noteCustomerEvent(
  log: EventLog,
  kind: CustomerEvent,
  customerId: number | null,
): Promise<void> {
  return note(log, kind, { customerId }, null);
}

/** Notes which operator logged in, was refused, was given rights, or did what (ASVS V16.3.1). */
export function noteOperatorEvent(
  log: EventLog,
  kind: OperatorEvent,
  data: ByOperator,
): Promise<void> {
  return note(log, kind, data, null);
}

/** Notes what an operator did to a gift card: its number, never its code. */
export function noteGiftCardEvent(
  log: EventLog,
  kind: GiftCardEvent,
  data: { giftCardId: number } & Data,
): Promise<void> {
  return note(log, kind, data, null);
}

async function note(
  { db, now }: EventLog,
  kind: OrderEvent | CustomerEvent | OperatorEvent | GiftCardEvent,
  data: Data,
  orderId: number | null,
): Promise<void> {
  await db.client.query({
    name: 'event_note',
    text: 'insert into event_log (order_id, kind, data, at) values ($1, $2, $3, $4)',
    values: [orderId, kind, JSON.stringify(data), now()],
  });
}
