import { databaseOn } from '../../core/database';
import { noteOperatorEvent, type ByOperator, type OperatorEvent } from '../../core/note-event';
import type { OperatorContext } from './operator-context';

/** `noteOperatorEvent` outside a transaction: each log-in is recorded separately. */
export function noteOwnEvent(
  { pool, now }: Pick<OperatorContext, 'pool' | 'now'>,
  kind: OperatorEvent,
  data: ByOperator,
): Promise<void> {
  return noteOperatorEvent({ db: databaseOn(pool), now }, kind, data);
}
