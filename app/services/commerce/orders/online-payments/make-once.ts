import {
  PaymentProviderError,
  type MolliePayment,
  type NewMolliePayment,
} from '../../../payments/mollie/mollie-gateway';
import type { OnlinePayments } from '../../../payments/mollie/online-payments';
import type { CommerceContext } from '../../core/commerce-context';
import type { OnlinePaymentRow } from './online-payment-row';

/** The clocks of shop and provider may differ by so much. */
const HOUR = 3_600_000;

/**
 * Makes a payment at the provider, once. One that was asked for before, as `payment` was read, is looked for there
 * first: the provider forgets keys after an hour, and takes the same key for the same request alone, while data
 * of a card come along once. Where it refuses and has none, the next try has another key, for the old one would be
 * answered as before. Throws a `PaymentProviderError`.
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
    // Somebody else may have made it with this key just now.
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
