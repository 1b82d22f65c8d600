import type { Operator } from '../../../operator-api/operator';
import type { CommerceContext } from '../../ground/commerce-context';

type PageEvent = 'operator.pageAdded' | 'operator.pageChanged' | 'operator.pageDeleted';

/** Writes into the event log who did what to a page, in the transaction that does it. */
export async function notePage(
  { db, now }: Pick<CommerceContext, 'db' | 'now'>,
  kind: PageEvent,
  { by, ...data }: { by: Operator } & Record<string, unknown>,
): Promise<void> {
  await db.client.query('insert into event_log (kind, data, at) values ($1, $2, $3)', [
    kind,
    JSON.stringify({ operatorId: by.id, ...data }),
    now(),
  ]);
}
