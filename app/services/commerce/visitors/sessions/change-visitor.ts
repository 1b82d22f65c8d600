import { addressKey } from '~/lib/address-key.server';
import { inside, type CommerceContext, type Visitor } from '../../core/commerce-context';
import { inTransaction } from '../../core/database';
import { expiryFromNow } from './session-lifetime';
import { limitRate } from '../../core/rate-limit';
import { hashOf } from '../../core/hash-of';
import { newSessionToken, tokenOfForm, tokenOfRepeatedForm } from './session-token';

/** Sessions created from one address: far more than a school or an office needs. */
export const NEW_SESSIONS = { max: 1000, seconds: 60 * 60 };

/**
 * Runs work that may create or change the visitor's session in one transaction. The visitor of
 * `ctx` changes only after the commit, so a failed or repeated try leaves no trace. Throws
 * `security.tooManyRequests` for an address that creates too many sessions.
 */
export async function changeVisitor<T>(
  ctx: CommerceContext,
  work: (ctx: CommerceContext) => Promise<T>,
): Promise<T> {
  if (ctx.visitor.sessionId === null) {
    await limitRate(ctx, `session:address:${addressKey(ctx.visitor.clientAddress)}`, NEW_SESSIONS);
  }
  const { result, visitor } = await inTransaction(ctx.pool, async (db) => {
    const visitor = { ...ctx.visitor };
    return { result: await work({ ...inside(ctx, db), visitor }), visitor };
  });
  Object.assign(ctx.visitor, visitor);
  return result;
}

/** Makes the visitor anonymous: deletes the cookie of the session. */
export function signOutVisitor(visitor: Visitor): void {
  const none = { sessionId: null, cartId: null, guestMail: null, customer: null, newToken: '' };
  Object.assign(visitor, none);
}

/** The visitor's session; created if there is none. Run it inside `changeVisitor`. */
export async function ensureSession(ctx: CommerceContext): Promise<number> {
  const { visitor } = ctx;
  if (visitor.sessionId !== null) return visitor.sessionId;
  const token = newSessionToken();
  const { rows } = await ctx.db.client.query<{ id: number }>(
    `insert into visitor_session (token_hash, created_at, seen_at, expires_at)
     values ($1, $2, $2, $3) returning id`,
    [hashOf(token), ctx.now(), await expiryFromNow(ctx)],
  );
  visitor.sessionId = rows[0]!.id;
  visitor.newToken = token;
  return visitor.sessionId;
}

/**
 * Gives the session a new token; the old one is invalid from then on (no fixation). With the key of
 * a form, the token is the one by which `takeUpFormerSession` recognises that form; if the same form
 * has given the session its token meanwhile, that token stays.
 */
export async function rotateSession(
  ctx: CommerceContext,
  sessionId: number,
  formKey?: string,
): Promise<void> {
  const { client } = ctx.db;
  const { rows } = await client.query<{ tokenHash: Buffer; replaced: Buffer | null }>(
    `select token_hash, previous_token_hash as replaced
     from visitor_session where id = $1 for update`,
    [sessionId],
  );
  const session = rows[0]!;
  const repeated = tokenOfRepeatedForm(ctx.secret, session, formKey);
  if (repeated !== null) {
    ctx.visitor.newToken = repeated;
    return;
  }
  const token = formKey ? tokenOfForm(ctx.secret, session.tokenHash, formKey) : newSessionToken();
  await client.query(
    `update visitor_session
     set token_hash = $2, previous_token_hash = token_hash, rotated_at = $3
     where id = $1`,
    [sessionId, hashOf(token), ctx.now()],
  );
  ctx.visitor.newToken = token;
}
