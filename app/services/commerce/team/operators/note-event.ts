import type { OperatorContext } from './operator-context';

type OperatorEvent =
  | 'operator.created'
  | 'operator.renewed'
  | 'operator.removed'
  | 'operator.loggedIn'
  | 'operator.loginFailed'
  | 'operator.codeFailed'
  | 'operator.loggedOut'
  | 'operator.secondStepOn'
  | 'operator.secondStepOff';

/** Writes into the event log who logged in, was refused, or was given rights (ASVS V16.3.1). */
export async function noteEvent(
  { pool, now }: Pick<OperatorContext, 'pool' | 'now'>,
  kind: OperatorEvent,
  data: Record<string, unknown>,
): Promise<void> {
  await pool.query('insert into event_log (kind, data, at) values ($1, $2, $3)', [
    kind,
    JSON.stringify(data),
    now(),
  ]);
}
