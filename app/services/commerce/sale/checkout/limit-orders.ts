import { addressKey } from '~/lib/address-key.server';
import { mailboxCounter } from '../../core/mailbox-counter';
import type { CommerceContext } from '../../core/commerce-context';
import { limitRates } from '../../core/rate-limit';
import { orderRulesOf } from '../../core/settings/order-rules';

const HOUR = 60 * 60;

/**
 * Counts an order for its client address and its mailbox, and throws `security.tooManyRequests`
 * (cause { retryAfter } in seconds) when one of them had too many. Counted in the transaction of
 * the order, as its last step: only placed orders count, and the rows are locked briefly.
 */
export async function limitOrders(ctx: CommerceContext, email: string): Promise<void> {
  const rules = orderRulesOf((await ctx.reference()).settings);
  const counting = { now: ctx.now, pool: ctx.db.client };
  await limitRates(counting, {
    ...windowsOf(`order:client:${addressKey(ctx.visitor.clientAddress)}`, rules.ordersPerAddress),
    ...windowsOf(`order:mail:${mailboxCounter(ctx, email)}`, rules.ordersPerMailbox),
  });
}

/** A key for each window: the same key would be one row where both windows begin at midnight. */
function windowsOf(key: string, { perHour, perDay }: { perHour: number; perDay: number }) {
  return {
    [`${key}:day`]: { max: perDay, seconds: 24 * HOUR },
    [`${key}:hour`]: { max: perHour, seconds: HOUR },
  };
}
