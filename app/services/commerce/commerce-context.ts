import type { Pool } from 'pg';
import type { Language } from '../shop-api';
import type { CatalogueIndex } from './catalogue/index/catalogue-index';
import { databaseOn, inTransaction, type Database } from './database';

/**
 * Who is asking, as far as a session is known. `sessions/` fills and changes it; operations
 * read it. `newToken` is set when a session was begun or its token changed and the browser
 * must be given the cookie; '' means the cookie must go.
 */
export type Visitor = {
  sessionId: number | null;
  /** Session of a token that was replaced a moment ago; it opens nothing (see `findVisitor`). */
  formerSessionId?: number | null;
  cartId: number | null;
  guestMail: string | null;
  clientAddress: string;
  newToken: string | null;
};

/** What every use case of the embedded engine gets first. */
export type CommerceContext = {
  pool: Pool;
  db: Database;
  index: CatalogueIndex;
  lang: Language;
  currency: 'EUR';
  visitor: Visitor;
  now: () => Date;
  /** Key from which access keys are derived. */
  secret: Buffer;
  /** Notes what an answer depends on, so that a cached page is dropped when it changes. */
  touch: (...tags: string[]) => void;
  /** Named points at which a test runs a rival action or kills the process; no-op otherwise. */
  hook: (name: string) => Promise<void>;
};

/** Runs a use case's work in one transaction; inside it `ctx.db` is that transaction. */
export function transact<T>(
  ctx: CommerceContext,
  work: (ctx: CommerceContext) => Promise<T>,
): Promise<T> {
  return inTransaction(ctx.pool, (db) => work({ ...ctx, db }));
}

/** A context outside any request, for jobs and the importer. */
export function jobContext(
  base: Pick<CommerceContext, 'pool' | 'index' | 'secret' | 'now'>,
  lang: Language,
): CommerceContext {
  return {
    ...base,
    db: databaseOn(base.pool),
    lang,
    currency: 'EUR',
    visitor: { sessionId: null, cartId: null, guestMail: null, clientAddress: '', newToken: null },
    touch: () => {},
    hook: async () => {},
  };
}
