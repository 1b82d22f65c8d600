import type { CommerceContext } from './commerce-context';

/** The kinds of events in the log, by their subject. */
type OrderEvent =
  | 'placed'
  | 'order.status'
  | 'order.payment'
  | 'payment.repaid'
  | 'payment.duplicate'
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

/** The database of the event log, and its clock. */
export type EventLog = Pick<CommerceContext, 'db' | 'now'>;

type Data = Record<string, unknown>;
/** An event by an operator, or about one; null: by no known operator. */
export type ByOperator = { operatorId: number | null } & Data;

/** Records in the transaction of `log` an event of an order, a return or an offer. */
export function noteOrderEvent(
  log: EventLog,
  orderId: number,
  kind: OrderEvent,
  data: Data,
): Promise<void> {
  return note(log, kind, data, orderId);
}

/**
 * Records a log-in or its refusal (ASVS V16.3.1): only the id of the account, which its owner sees
 * in their own data (L-57).
 */
export function noteCustomerEvent(
  log: EventLog,
  kind: CustomerEvent,
  customerId: number | null,
): Promise<void> {
  return note(log, kind, { customerId }, null);
}

/** Records an operator's log-in, refusal, change of rights or action (ASVS V16.3.1). */
export function noteOperatorEvent(
  log: EventLog,
  kind: OperatorEvent,
  data: ByOperator,
): Promise<void> {
  return note(log, kind, data, null);
}

/** Records an operator's change of a gift card: its id, never its code. */
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
