import type { PaymentState } from '../../../../../database/schema';
import type { Cents, OnlinePayment } from '../../../shop-api';
import type { MollieStatus } from '../../../payments/mollie/mollie-gateway';
import type { CommerceContext } from '../../core/commerce-context';
import { providerOf } from '../../sale/payments/providers';
import { IS_ONLINE } from '../../sale/payments/mollie/mollie-way';

/** A payment at the provider, as the shop has recorded it. */
export type OnlinePaymentRow = {
  id: number;
  orderId: number;
  attempt: number;
  paymentKey: string;
  providerId: string | null;
  providerStatus: MollieStatus | null;
  idempotencyKey: string;
  amount: Cents;
  /** The amount requested from the provider; null: it was not requested yet. */
  asked: Cents | null;
  currency: string;
  status: PaymentState;
  received: Cents;
  refunded: Cents;
  chargedBack: Cents;
  mismatchAt: Date | null;
  createdAt: Date;
};

const COLUMNS = `id, order_id, attempt, payment_key,
  provider_id, provider_status,
  idempotency_key, amount, asked, currency, status, received, refunded,
  charged_back, mismatch_at, created_at`;

/** A payment by the shop's id; null: it is not at the payment provider. */
export async function findPayment(
  { db }: CommerceContext,
  id: number,
): Promise<OnlinePaymentRow | null> {
  const { rows } = await db.client.query<OnlinePaymentRow>({
    name: 'online_payment_by_id',
    text: `select ${COLUMNS} from payment where id = $1 and ${IS_ONLINE('payment_key')}`,
    values: [id],
  });
  return rows[0] ?? null;
}

/** A payment by the provider's id; null: the shop has none with it. */
export async function findByProviderId(
  { db }: CommerceContext,
  providerId: string,
): Promise<OnlinePaymentRow | null> {
  const { rows } = await db.client.query<OnlinePaymentRow>({
    name: 'online_payment_by_provider_id',
    text: `select ${COLUMNS} from payment where provider_id = $1 and ${IS_ONLINE('payment_key')}`,
    values: [providerId],
  });
  return rows[0] ?? null;
}

/** The latest payment of an order at the provider; null: there is none. */
export async function findLatestPayment(
  { db }: CommerceContext,
  orderId: number,
): Promise<OnlinePaymentRow | null> {
  const { rows } = await db.client.query<OnlinePaymentRow>({
    name: 'online_payment_latest',
    text: `select ${COLUMNS} from payment where order_id = $1 and ${IS_ONLINE('payment_key')}
           order by attempt desc limit 1`,
    values: [orderId],
  });
  return rows[0] ?? null;
}

/** The payments of an order at the provider, oldest first. */
export async function findPaymentsOf(
  { db }: CommerceContext,
  orderId: number,
): Promise<OnlinePaymentRow[]> {
  const { rows } = await db.client.query<OnlinePaymentRow>({
    name: 'online_payments_of_order',
    text: `select ${COLUMNS} from payment
           where order_id = $1 and ${IS_ONLINE('payment_key')} order by attempt`,
    values: [orderId],
  });
  return rows;
}

/** Locks its order, then reads the current state of the payment. */
export async function lockPayment(
  ctx: CommerceContext,
  { id, orderId }: Pick<OnlinePaymentRow, 'id' | 'orderId'>,
): Promise<OnlinePaymentRow & { orderStatus: string }> {
  const { rows } = await ctx.db.client.query<{ status: string }>(
    'select status from orders where id = $1 for update',
    [orderId],
  );
  const payment = await findPayment(ctx, id);
  return { ...payment!, orderStatus: rows[0]!.status };
}

/** A payment as the contract defines it. */
export function toOnlinePayment(
  row: OnlinePaymentRow,
  checkoutUrl: string | null = null,
): OnlinePayment {
  return {
    id: row.id,
    molliePaymentId: row.providerId,
    orderId: row.orderId,
    attempt: row.attempt,
    status: STATUS[row.status],
    isUnderReview: row.mismatchAt !== null,
    amount: row.asked ?? row.amount,
    currency: row.currency,
    method: providerOf(row.paymentKey)?.online ?? '',
    checkoutUrl,
  };
}

/** What happens to its money later is shown by the order. */
const STATUS: Record<PaymentState, OnlinePayment['status']> = {
  open: 'open',
  pending: 'pending',
  authorized: 'authorized',
  failed: 'failed',
  expired: 'expired',
  canceled: 'canceled',
  paid: 'paid',
  duplicate: 'paid',
  refunded: 'paid',
  charged_back: 'paid',
};
