import { translate } from '~/i18n/translate.server';
import { PaymentProviderError } from '../../../payments/mollie/mollie-gateway';
import type { CommerceContext } from '../../core/commerce-context';
import { derivedKey } from '../../sale/payments/mollie/derived-key';
import { findDueExpress, type ExpressRow } from './express-row';
import { followRefund, hasArrived, leftOf } from './follow-refund';
import { syncExpress } from './sync-express';

/**
 * The periodic work on money that was paid from the cart: open payments are queried, and money for
 * which no order was placed within an hour is refunded as a whole, once. Returns the number of
 * payments processed; those the provider fails to answer wait. Throws an AggregateError for what it
 * refused.
 */
export async function settleExpress(ctx: CommerceContext): Promise<number> {
  const { mollie } = ctx;
  if (!mollie || mollie.gateway.pausedFor() > 0) return 0;
  const failures: unknown[] = [];
  const due = await findDueExpress(ctx);
  for (const row of due) {
    try {
      await settle(ctx, row);
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) throw error;
      await putOff(ctx, row, error.reason === 'unavailable' ? '5 minutes' : '6 hours');
      if (error.reason !== 'unavailable')
        failures.push(new Error(`express ${row.id}: ${error.message}`, { cause: error }));
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('; '));
  return due.length;
}

async function settle(ctx: CommerceContext, row: ExpressRow): Promise<void> {
  if (row.state === 'open') return void (await syncExpress(ctx, row));
  if (row.state === 'returned') return followRefund(ctx, row);
  const { rowCount } = await ctx.db.client.query(
    `update express_payment set state = 'returning' where id = $1 and state in ('paid', 'returning')`,
    [row.id],
  );
  await ctx.hook('express:returning');
  if (rowCount === 1) await sendBack(ctx, row);
}

/** Looks first for a refund sent without an answer: the provider forgets keys after an hour. */
async function sendBack(ctx: CommerceContext, row: ExpressRow): Promise<void> {
  const { gateway } = ctx.mollie!;
  const id = row.providerId!;
  const refunds = await gateway.listRefunds(id);
  const amount = leftOf(row, refunds);
  if (amount > 0) {
    const made = await gateway.refundPayment(id, {
      amount,
      description: translate('de', 'orderPayment.express.description'),
      idempotencyKey: derivedKey(row.idempotencyKey, `back ${refunds.length}`),
    });
    refunds.push(made);
  }
  await ctx.hook('express:answered');
  await ctx.db.client.query(
    `update express_payment set state = 'returned',
       next_check_at = case when not $2 then $3::timestamptz + interval '6 hours' end
     where id = $1 and state = 'returning'`,
    [row.id, hasArrived(refunds), ctx.now()],
  );
}

async function putOff({ db, now }: CommerceContext, { id }: ExpressRow, pause: string) {
  await db.client.query(
    'update express_payment set next_check_at = $2::timestamptz + $3::interval where id = $1',
    [id, now(), pause],
  );
}
