import type { CommerceContext } from '../../core/commerce-context';
import { WAITS_FOR_A_PERSON } from '../order/waiting-declaration';

/** A declaration of withdrawal that did not change an order automatically; days in Berlin (ISO). */
export type WaitingDeclaration = {
  id: number;
  /** Null where no order was found for it. */
  orderId: number | null;
  contract: string;
  items: string;
  receivedAt: string;
  /** Last day to refund (§ 355(3), § 357(1) BGB). */
  until: string;
};

/**
 * Declarations that wait for a person, oldest first: no order was found for them, or they withdrew
 * from no piece although the order has pieces that were not withdrawn from. They leave the list
 * with their order, or by `decideDeclaration`.
 */
export async function listDeclarations(ctx: CommerceContext): Promise<WaitingDeclaration[]> {
  const { rows } = await ctx.db.client.query<WaitingDeclaration>(
    `select w.id, w.order_id, w.contract, w.items,
       ((w.received_at at time zone 'Europe/Berlin')::date)::text as "receivedAt",
       ((w.received_at at time zone 'Europe/Berlin')::date + 14)::text as until
     from withdrawal w left join orders o on o.id = w.order_id
     where w.decided_at is null and (o.id is null or ${WAITS_FOR_A_PERSON})
     order by w.received_at, w.id`,
  );
  return rows;
}
