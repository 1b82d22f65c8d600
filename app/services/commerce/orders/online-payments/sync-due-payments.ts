import { PaymentProviderError } from '../../../payments/mollie/mollie-gateway';
import type { OnlinePayments } from '../../../payments/mollie/online-payments';
import type { CommerceContext } from '../../core/commerce-context';
import { findPayment, type OnlinePaymentRow } from './online-payment-row';
import { later } from './next-check';
import { payAt } from './start-payment';
import { syncPayment } from './sync-payment';

/** Payments per run: the provider answers in a second or two, and a run starts each minute. */
const MOST = 50;
/** After this many calls in a row without an answer, the run ends. */
const MOST_SILENT = 3;

/**
 * Queries the provider for payments without a final state, and creates those that were not created
 * because it failed or the shop was stopped (R11, R17). The older a payment, the longer it waits.
 * Returns the number of payments queried. Throws an AggregateError for what the provider refused or
 * answered unreadably.
 */
export async function syncDuePayments(ctx: CommerceContext): Promise<number> {
  const { mollie } = ctx;
  if (!mollie || mollie.gateway.pausedFor() > 0) return 0;
  const { rows } = await ctx.db.client.query<{ id: number }>({
    name: 'payments_to_check',
    text: `select id from payment where next_check_at <= $1 order by next_check_at, id limit $2`,
    values: [ctx.now(), MOST],
  });
  const failures: unknown[] = [];
  let [asked, silent] = [0, 0];
  for (const { id } of rows) {
    if (silent >= MOST_SILENT) break;
    const payment = await findPayment(ctx, id);
    if (!payment) continue;
    try {
      await check(ctx, mollie, payment);
      asked += 1;
      silent = 0;
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) throw error;
      await putOff(ctx, payment);
      if (error.reason === 'unavailable') silent += 1;
      else failures.push(new Error(`payment ${id}: ${error.message}`, { cause: error }));
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('; '));
  return asked;
}

async function check(ctx: CommerceContext, mollie: OnlinePayments, payment: OnlinePaymentRow) {
  if (payment.providerId !== null) return syncPayment(ctx, payment.id);
  const isMade = payment.status === 'open' && (await payAt(ctx, mollie, payment)) !== null;
  if (!isMade) {
    await ctx.db.client.query(
      'update payment set next_check_at = null where id = $1 and provider_id is null',
      [payment.id],
    );
  }
}

/** A payment that the provider cannot answer does not block the others. */
async function putOff(ctx: CommerceContext, payment: OnlinePaymentRow): Promise<void> {
  await ctx.db.client.query('update payment set next_check_at = $2 where id = $1', [
    payment.id,
    later(payment, ctx.now()),
  ]);
}
