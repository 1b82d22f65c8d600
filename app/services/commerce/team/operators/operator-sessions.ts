import { hashOf } from '../../core/hash-of';
import { isSessionToken, newSessionToken } from '../../visitors/sessions/session-token';
import type { Operator } from '../../../operator-api/operator';
import type { OperatorContext } from './operator-context';

const HOUR_MS = 60 * 60 * 1000;
/** A working day; after two hours without activity the operator logs in again. */
const LONGEST_MS = 12 * HOUR_MS;
const IDLE_MS = 2 * HOUR_MS;
/** A session in use is updated every few minutes, not at every request. */
const TOUCH_MS = 5 * 60 * 1000;
/** Time for the code after the password. */
const CODE_MS = 10 * 60 * 1000;

export type OperatorSession = { token: string; operator: Operator; isComplete: boolean };

/** Creates a session and returns its token, of which the database stores only the hash. */
export async function beginOperatorSession(
  { pool, now }: OperatorContext,
  operatorId: number,
  isComplete: boolean,
): Promise<string> {
  const token = newSessionToken();
  const at = now();
  const ends = new Date(at.getTime() + (isComplete ? IDLE_MS : CODE_MS));
  await pool.query(
    `insert into operator_session
       (token_hash, operator_id, is_complete, created_at, seen_at, expires_at)
     values ($1, $2, $3, $4, $4, $5)`,
    [hashOf(token), operatorId, isComplete, at, ends],
  );
  return token;
}

/** The operator with this token; null when it is unknown or expired, or the operator removed. */
export async function findOperatorSession(
  { pool, now }: OperatorContext,
  token: string | undefined,
): Promise<OperatorSession | null> {
  if (!token || !isSessionToken(token)) return null;
  const row = await readSession({ pool, now }, hashOf(token));
  if (!row) return null;
  const { isComplete, createdAt, seenAt, ...operator } = row;
  const at = now();
  if (isComplete && at.getTime() - seenAt.getTime() >= TOUCH_MS) {
    const ends = Math.min(at.getTime() + IDLE_MS, createdAt.getTime() + LONGEST_MS);
    await pool.query(
      'update operator_session set seen_at = $2, expires_at = $3 where token_hash = $1',
      [hashOf(token), at, new Date(ends)],
    );
  }
  return { token, operator, isComplete };
}

/** The operator of a session by the hash of its token, which does not extend it; null as above. */
export async function findOperatorByHash(
  ctx: Pick<OperatorContext, 'pool' | 'now'>,
  tokenHash: Buffer,
): Promise<Operator | null> {
  const row = await readSession(ctx, tokenHash);
  if (!row?.isComplete) return null;
  const { id, email, name, rights, hasSecondStep } = row;
  return { id, email, name, rights, hasSecondStep };
}

async function readSession(
  { pool, now }: Pick<OperatorContext, 'pool' | 'now'>,
  tokenHash: Buffer,
): Promise<SessionRow | undefined> {
  const { rows } = await pool.query<SessionRow>({
    name: 'operator_session_find',
    text: `select o.id, o.email, o.name, o.rights,
             o.totp_secret is not null as has_second_step, s.is_complete,
             s.created_at, s.seen_at
           from operator_session s join operator o on o.id = s.operator_id
           where s.token_hash = $1 and s.expires_at > $2 and o.is_active`,
    values: [tokenHash, now()],
  });
  return rows[0];
}

type SessionRow = Operator & {
  isComplete: boolean;
  createdAt: Date;
  seenAt: Date;
};

/** Ends this session; the token is invalid from then on. */
export async function endOperatorSession({ pool }: OperatorContext, token: string): Promise<void> {
  await pool.query('delete from operator_session where token_hash = $1', [hashOf(token)]);
}

/** Ends all sessions of an operator but this one. */
export async function endOtherSessions(
  { pool }: OperatorContext,
  { token, operator }: OperatorSession,
): Promise<void> {
  await pool.query('delete from operator_session where operator_id = $1 and token_hash <> $2', [
    operator.id,
    hashOf(token),
  ]);
}
