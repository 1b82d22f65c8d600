import {
  PaymentProviderError,
  type MolliePayment,
  type NewMolliePayment,
} from '../../../payments/mollie/mollie-gateway';
import type { OnlinePayments } from '../../../payments/mollie/online-payments';
import type { CommerceContext } from '../../core/commerce-context';
import type { OnlinePaymentRow } from './online-payment-row';

/** The clocks of shop and provider may differ by this much. */
const HOUR = 3_600_000;

/**
 * Creates a payment at the provider, once. If `payment` shows an earlier request, the payment is
 * looked for there first: the provider forgets keys after an hour, and accepts a key again only
 * with an equal request, while card data are sent only once. Where it refuses and has none, the
 * next try uses another key, because the old one would get the same answer. Throws a
 * `PaymentProviderError`.
 */
export async function makeOnce(
  ctx: CommerceContext,
  { gateway }: OnlinePayments,
  payment: OnlinePaymentRow,
  input: NewMolliePayment,
): Promise<MolliePayment> {
  const since = new Date(payment.createdAt.getTime() - HOUR);
  const find = () => gateway.findPayment(input.metadata, since);
  const before = payment.asked === null ? null : await find();
  if (before) return before;
  try {
    return await gateway.createPayment(input);
  } catch (error) {
    if (!(error instanceof PaymentProviderError) || error.reason !== 'refused') throw error;
    // Another request may have created it with this key just now.
    const made = await find();
    if (made) return made;
    await ctx.db.client.query(
      `update payment set idempotency_key = gen_random_uuid()
       where id = $1 and idempotency_key = $2 and provider_id is null`,
      [payment.id, input.idempotencyKey],
    );
    throw error;
  }
}
