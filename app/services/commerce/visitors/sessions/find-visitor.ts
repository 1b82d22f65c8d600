import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Visitor, VisitorCustomer } from '../../core/commerce-context';
import type { Database } from '../../core/database';
import { CART_LINES, parseCartLines } from './cart-lines-of-session';
import { sessionExpiry } from './session-lifetime';
import { hashOf } from '../../core/hash-of';
import { isSessionToken } from './session-token';
import { WISHED, parseWished } from './wishes-of-session';

/** How long after guest login a post with the replaced token counts as one that was in progress. */
const GRACE_MS = 2 * 60 * 1000;
/** A session in use is updated once an hour, not at every request. */
const TOUCH_MS = 60 * 60 * 1000;

type SessionRow = {
  id: number;
  cartId: number | null;
  guestMail: string | null;
  customerId: number | null;
  email: string;
  firstName: string;
  lastName: string;
  classId: number;
  showNetPrices: boolean;
  isProven: boolean;
  /** The start of the session, if its use has to be recorded again; dates are expensive to read. */
  keptSince: Date | null;
  isCurrent: boolean;
  formerTokenHash: Buffer | null;
  cartLines: string;
  wished: string;
  referenceVersion: number;
};

/**
 * The visitor with this session token. An unknown, expired, replaced or malformed token is a
 * visitor without session, who gets one with the first write (reliability B4, Sessions). One
 * statement, shared by concurrent requests, also reads the cart data of every page. For a token
 * replaced a moment ago `formerSessionId` is set: it gives no access, but posts to the cart that
 * were in progress are still carried out (`changeCart`), and so is a log-in sent twice. A blocked
 * customer is anonymous immediately. A customer has one cart in all browsers. `keptDays` is the
 * lifetime of an unused session in this shop: that of a visitor last seen some time ago is
 * extended, with a new cookie. Null only reads.
 */
export async function findVisitor(
  db: Database,
  token: string | null,
  clientAddress: string,
  now: Date,
  keptDays: (() => Promise<number>) | null,
): Promise<Visitor> {
  const row = token && isSessionToken(token) ? await findSession(db, token, now) : undefined;
  if (!row?.isCurrent) {
    return {
      sessionId: null,
      formerSessionId: row?.id ?? null,
      cartId: null,
      guestMail: null,
      customer: null,
      clientAddress,
      newToken: null,
    };
  }
  const isKeptOn =
    row.keptSince !== null &&
    keptDays !== null &&
    (await keepSession(db, token!, now, sessionExpiry(row.keptSince, now, await keptDays())));
  return {
    sessionId: row.id,
    cartId: row.cartId,
    guestMail: row.guestMail,
    customer: customerOf(row),
    clientAddress,
    newToken: null,
    ...(row.formerTokenHash && { formerTokenHash: row.formerTokenHash }),
    ...(isKeptOn && { keptToken: token! }),
    seen: {
      isDue: row.keptSince !== null,
      cartLines: parseCartLines(row.cartLines),
      wished: parseWished(row.wished),
      referenceVersion: row.referenceVersion,
    },
  };
}

function customerOf(row: SessionRow): VisitorCustomer | null {
  if (!row.customerId) return null;
  return {
    id: row.customerId,
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    classId: row.classId,
    showNetPrices: row.showNetPrices,
    isProven: row.isProven,
  };
}

type Question = {
  token: Buffer;
  now: Date;
  resolve: (row: SessionRow | undefined) => void;
  reject: (error: unknown) => void;
};

/** Requests during a running statement share the next one: nearly every request begins with it. */
type Queue = { waiting: Question[]; isUnderWay: boolean };
const queues = new WeakMap<Database['client'], Queue>();

function findSession(
  { client }: Database,
  token: string,
  now: Date,
): Promise<SessionRow | undefined> {
  const queue = queues.get(client) ?? { waiting: [], isUnderWay: false };
  queues.set(client, queue);
  return new Promise((resolve, reject) => {
    const isFirst = queue.waiting.push({ token: hashOf(token), now, resolve, reject }) === 1;
    // One statement serves all requests of the same turn of the event loop.
    if (isFirst) setImmediate(() => void ask(client, queue));
  });
}

/** Runs one statement after the other for all waiting requests, until there are none. */
async function ask(client: Database['client'], queue: Queue): Promise<void> {
  if (queue.isUnderWay) return;
  queue.isUnderWay = true;
  while (queue.waiting.length > 0) {
    await answer(client, queue.waiting.splice(0));
    // The pages just answered are sent first, and the next requests of their visitors come along.
    await nextTurn();
  }
  queue.isUnderWay = false;
}

/** One statement for all of them. */
async function answer(client: Database['client'], questions: Question[]): Promise<void> {
  const now = questions[0]!.now;
  try {
    const { rows } = await client.query<SessionRow & { place: number }>({
      name: 'sessions_find',
      text: `select asked.place::int, known.*, (${CART_LINES('known.cart_id')}) as cart_lines,
               (${WISHED('known.id', 'known.customer_id')}) as wished,
               (select version from reference_version) as reference_version
             from unnest($1::bytea[]) with ordinality asked(token, place)
             cross join lateral (
               select s.id, coalesce(own.id, s.cart_id) as cart_id, s.guest_mail,
                      s.token_hash = asked.token as is_current,
                      case when s.rotated_at between $3 and $5 then s.previous_token_hash end
                        as former_token_hash,
                      case when s.seen_at <= $4 then s.created_at end as kept_since,
                      c.id as customer_id, c.email, c.first_name, c.last_name, c.class_id,
                      k.show_net_prices, c.email_proved_at is not null as is_proven
               from visitor_session s
               left join customer c on c.id = s.customer_id and not c.is_blocked
               left join customer_class k on k.id = c.class_id
               left join cart own on own.customer_id = c.id and own.status = 'open'
               where s.expires_at > $2
                 and (s.token_hash = asked.token
                      or (s.previous_token_hash = asked.token and s.rotated_at between $3 and $5))
             ) known`,
      values: [
        questions.map((question) => question.token),
        now,
        new Date(now.getTime() - GRACE_MS),
        new Date(now.getTime() - TOUCH_MS),
        // No longer, even if the clock was ahead when it was replaced.
        new Date(now.getTime() + GRACE_MS),
      ],
    });
    const byPlace = new Map(rows.map((row) => [row.place, row]));
    questions.forEach(({ resolve }, i) => resolve(byPlace.get(i + 1)));
  } catch (error) {
    for (const { reject } of questions) reject(error);
  }
}

/** False: another token has replaced this one meanwhile, and its row stays unchanged. */
async function keepSession(db: Database, token: string, now: Date, until: Date): Promise<boolean> {
  const { rowCount } = await db.client.query({
    name: 'session_keep',
    text: 'update visitor_session set seen_at = $2, expires_at = $3 where token_hash = $1',
    values: [hashOf(token), now, until],
  });
  return rowCount === 1;
}
