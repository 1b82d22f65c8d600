import { isGone } from '../../../payments/mollie/is-gone';
import type { MollieRefund } from '../../../payments/mollie/mollie-gateway';
import type { Cents } from '../../../shop-api';
import { transact, type CommerceContext } from '../../core/commerce-context';
import { queueMail, ringOutbox } from '../../core/outbox/queue';
import type { ExpressRow } from './express-row';

/** The amount that the provider has not refunded and is not refunding. */
export function leftOf({ asked }: Pick<ExpressRow, 'asked'>, refunds: readonly MollieRefund[]) {
  const under = refunds.filter((refund) => !isGone(refund));
  return Math.max(0, asked - under.reduce((sum, { amount }) => sum + amount, 0));
}

/** Whether all of it has reached the payer. */
export function hasArrived(refunds: readonly MollieRefund[]): boolean {
  return refunds.every((refund) => isGone(refund) || refund.status === 'refunded');
}

/**
 * Reads from the provider the state of money that was refunded without an order. A refund that it
 * accepted and did not complete waits for the operator, who gets a mail: it is never sent again
 * automatically. Throws a `PaymentProviderError`.
 */
export async function followRefund(ctx: CommerceContext, row: ExpressRow): Promise<void> {
  if (row.state !== 'returned' && row.state !== 'stuck') return;
  const refunds = await ctx.mollie!.gateway.listRefunds(row.providerId!);
  const left = leftOf(row, refunds);
  if (left > 0) return void (row.state === 'returned' && (await noteStuck(ctx, row, left)));
  // Refunds that were made in the provider's dashboard count as done.
  await ctx.db.client.query({
    name: 'express_followed',
    text: `update express_payment set state = 'returned',
             next_check_at = case when $2 then null else $3::timestamptz + interval '6 hours' end
           where id = $1 and state in ('returned', 'stuck')`,
    values: [row.id, hasArrived(refunds), ctx.now()],
  });
}

async function noteStuck(ctx: CommerceContext, { id }: ExpressRow, left: Cents): Promise<void> {
  await transact(ctx, async (ctx) => {
    const { rowCount } = await ctx.db.client.query(
      `update express_payment set state = 'stuck', next_check_at = null
       where id = $1 and state = 'returned'`,
      [id],
    );
    if (rowCount !== 1) return;
    ctx.mollie!.log(`express payment ${id} was to go back, and the provider could not bring it`);
    const about = { expressId: id, at: ctx.now().getTime() };
    await queueMail(ctx, 'mail:express_stuck', about, { amount: left });
  });
  ringOutbox();
}

/** Money without an order whose refund the provider accepted and did not complete. */
export type StuckExpress = {
  id: number;
  /** The provider's id of its payment. */
  providerId: string;
  amount: Cents;
  currency: string;
  paidAt: Date;
};

/** The refunds that wait for the operator, oldest first. */
export async function listStuckExpress({ db }: CommerceContext): Promise<StuckExpress[]> {
  const { rows } = await db.client.query<StuckExpress>({
    name: 'express_stuck',
    text: `select id, provider_id, asked as amount, currency, paid_at
           from express_payment where state = 'stuck' order by id`,
  });
  return rows;
}

/** Makes the running shop send the refund again, with another key. False: it is not waiting. */
export function retryExpress(ctx: CommerceContext, id: number): Promise<boolean> {
  return endWaiting(ctx, id, 'returning');
}

/** Records that the operator refunded it by other means. False: it is not waiting. */
export function noteExpressRepaid(ctx: CommerceContext, id: number): Promise<boolean> {
  return endWaiting(ctx, id, 'ended');
}

async function endWaiting(
  { db, now }: CommerceContext,
  id: number,
  state: 'returning' | 'ended',
): Promise<boolean> {
  const { rowCount } = await db.client.query(
    `update express_payment set state = $2,
       next_check_at = case when $2 = 'returning' then $3::timestamptz end
     where id = $1 and state = 'stuck'`,
    [id, state, now()],
  );
  return rowCount === 1;
}
