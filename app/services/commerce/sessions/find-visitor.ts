import type { Pool, PoolClient } from 'pg';
import type { Visitor } from '../commerce-context';
import { CART_COUNT } from './cart-count';
import { sessionExpiry } from './session-lifetime';
import { hashOf, isSessionToken } from './session-token';

/** How long after guest login a post with the replaced token is one that was under way. */
const GRACE_MS = 2 * 60 * 1000;
/** A session in use is written once an hour, not at every request. */
const TOUCH_MS = 60 * 60 * 1000;

type SessionRow = {
  id: number;
  cart_id: number | null;
  guest_mail: string | null;
  created_at: Date;
  seen_at: Date;
  is_current: boolean;
  cart_count: number;
  reference_version: number;
};

/**
 * Who holds this session token? An unknown, expired, replaced or ill-formed token is nobody: a
 * visitor without session, to whom the first write gives one (reliability B4, Sessions). One
 * statement, which also tells what every page shows of the cart. Of a token
 * replaced a moment ago `formerSessionId` is known: it opens nothing, but what was under way to
 * the cart still gets there (`changeCart`), and a guest form sent twice ends well.
 */
export async function findVisitor(
  db: { client: Pool | PoolClient },
  token: string | null,
  clientAddress: string,
  now: Date,
): Promise<Visitor> {
  const row = token && isSessionToken(token) ? await findSession(db, token, now) : undefined;
  if (!row?.is_current) {
    return {
      sessionId: null,
      formerSessionId: row?.id ?? null,
      cartId: null,
      guestMail: null,
      clientAddress,
      newToken: null,
    };
  }
  if (now.getTime() - row.seen_at.getTime() >= TOUCH_MS) await keepSession(db, row, now);
  return {
    sessionId: row.id,
    cartId: row.cart_id,
    guestMail: row.guest_mail,
    clientAddress,
    newToken: null,
    seen: { cartCount: row.cart_count, referenceVersion: row.reference_version },
  };
}

async function findSession(
  db: { client: Pool | PoolClient },
  token: string,
  now: Date,
): Promise<SessionRow | undefined> {
  const { rows } = await db.client.query<SessionRow>({
    name: 'session_find',
    text: `select id, cart_id, guest_mail, created_at, seen_at, token_hash = $1 as is_current,
             (${CART_COUNT('visitor_session.cart_id', '$2')}) as cart_count,
             (select version from reference_version) as reference_version
           from visitor_session
           where expires_at > $2
             and (token_hash = $1 or (previous_token_hash = $1 and rotated_at > $3))`,
    values: [hashOf(token), now, new Date(now.getTime() - GRACE_MS)],
  });
  return rows[0];
}

async function keepSession(
  db: { client: Pool | PoolClient },
  row: SessionRow,
  now: Date,
): Promise<void> {
  await db.client.query({
    name: 'session_keep',
    text: 'update visitor_session set seen_at = $2, expires_at = $3 where id = $1',
    values: [row.id, now, sessionExpiry(row.created_at, now)],
  });
}
