import type { ProviderRefundState } from '../../../../../database/schema';
import type { MolliePayment } from '../../../payments/mollie/mollie-gateway';
import type { Cents } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import type { OnlinePaymentRow } from './online-payment-row';

/** A refund that is paid through the provider. */
export type ProviderRefundRow = {
  id: number;
  refundId: number;
  orderId: number;
  paymentId: number;
  amount: Cents;
  reason: string;
  idempotencyKey: string;
  providerId: string | null;
  state: ProviderRefundState;
  triedAt: Date | null;
};

const COLUMNS = `r.id, r.refund_id, f.order_id,
  f.payment_id, f.amount, f.reason, r.idempotency_key,
  r.provider_id, r.state, r.tried_at`;

/** One by the shop's id; null: there is none. */
export async function findProviderRefund(
  { db }: CommerceContext,
  id: number,
): Promise<ProviderRefundRow | null> {
  const { rows } = await db.client.query<ProviderRefundRow>({
    name: 'provider_refund_by_id',
    text: `select ${COLUMNS} from provider_refund r join refund f on f.id = r.refund_id
           where r.id = $1`,
    values: [id],
  });
  return rows[0] ?? null;
}

/** Those of a payment, oldest first. */
export async function providerRefundsOf(
  { db }: CommerceContext,
  payment: Pick<OnlinePaymentRow, 'id'>,
): Promise<ProviderRefundRow[]> {
  const { rows } = await db.client.query<ProviderRefundRow>({
    name: 'provider_refunds_of_payment',
    text: `select ${COLUMNS} from refund f join provider_refund r on r.refund_id = f.id
           where f.payment_id = $1 order by r.id`,
    values: [payment.id],
  });
  return rows;
}

/** Whether the refunds of this payment have to be read from the provider. */
export async function hasRefunds(
  { db }: CommerceContext,
  payment: OnlinePaymentRow,
  { amountRefunded }: MolliePayment,
): Promise<boolean> {
  if (amountRefunded > 0) return true;
  if (payment.received === 0) return false;
  const { rows } = await db.client.query({
    name: 'provider_refunds_on_their_way',
    text: `select from refund f join provider_refund r on r.refund_id = f.id
           where f.payment_id = $1 and r.tried_at is not null and r.state in ('queued', 'sent') limit 1`,
    values: [payment.id],
  });
  return rows.length > 0;
}

/** Writes the state of a refund, with the provider's id, and why it was refused. */
export async function noteRefundState(
  { db }: CommerceContext,
  { id, state, providerId }: ProviderRefundRow,
  refusal: string | null = null,
): Promise<void> {
  await db.client.query({
    name: 'provider_refund_state',
    text: 'update provider_refund set state = $2, provider_id = $3, refusal = $4 where id = $1',
    values: [id, state, providerId, refusal?.slice(0, 300) ?? null],
  });
}
