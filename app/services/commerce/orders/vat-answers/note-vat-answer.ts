import type { VatNumberResult } from '../../../vat-numbers/vat-number-check';
import type { CommerceContext } from '../../core/commerce-context';
import { noteOrderEvent } from '../../core/note-event';
import { queueMail } from '../../core/outbox/queue';

/**
 * Records an answer in the orders that were placed while no answer was available, in the
 * transaction of `ctx`. VAT was charged; where the number is valid, the team is notified that the
 * buyer may need a corrected invoice.
 */
export async function noteVatAnswer(
  ctx: CommerceContext,
  number: string,
  { state, consultation }: VatNumberResult,
): Promise<void> {
  const { rows } = await ctx.db.client.query<{ id: number }>({
    name: 'orders_vat_answered',
    text: `update orders set vat_check = vat_check || jsonb_build_object('afterwards', $2::jsonb),
             updated_at = $3
           where vat_check->>'number' = $1 and vat_check->>'state' = 'later'
             and vat_check->'afterwards' is null and type_id = 1
           returning id`,
    values: [
      number,
      JSON.stringify({ state, answeredAt: ctx.now().toISOString(), consultation }),
      ctx.now(),
    ],
  });
  for (const { id } of rows) {
    await noteOrderEvent(ctx, id, 'vatNumber.answered', { state });
    if (state === 'valid') await queueMail(ctx, 'mail:vat_number_notice', { orderId: id });
  }
}
