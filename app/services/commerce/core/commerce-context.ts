import type { Pool } from 'pg';
import { drawDocument, type DrawDocument } from '../../documents/draw-document';
import { findSampleStations } from '../../parcel-stations/sample-stations';
import type { OnlinePayments } from '../../payments/mollie/online-payments';
import type { StationFinder } from '../../parcel-stations/station-finder';
import type { VatNumberCheck } from '../../vat-numbers/vat-number-check';
import type { CartNotice, Language } from '../../shop-api';
import { databaseOn, inTransaction, type Database, type Transaction } from './database';
import { onceARequest, type Reference } from './reference/reference';
import { loadReferenceTables } from './reference/reference-tables';
import type { CatalogueIndex } from './catalogue-index';

/**
 * The visitor, as far as a session is known. `sessions/` fills and changes it; operations read it.
 * `newToken` is set when a session was created or its token changed and the browser must be sent
 * the cookie; '' means that the cookie must be deleted.
 */
export type Visitor = {
  sessionId: number | null;
  /**
   * Session of a token that was replaced a moment ago; it gives access to nothing (see
   * `findVisitor`).
   */
  formerSessionId?: number | null;
  /** SHA-256 of the token that this session had until a moment ago. */
  formerTokenHash?: Buffer;
  cartId: number | null;
  guestMail: string | null;
  /** The customer who is logged in; `guestMail` is null then. */
  customer: VisitorCustomer | null;
  clientAddress: string;
  /** The referrer of the visitor (§7); unknown for operators. */
  referrerId?: number;
  newToken: string | null;
  /** The same token, whose cookie is renewed because its session was extended. */
  keptToken?: string;
  /** The device token that this browser got at an earlier log-in, and the one it is to get now. */
  device?: string | undefined;
  newDevice?: string;
  /** Data that were read together with the session. */
  seen?: {
    /** Whether the last use of the session has to be recorded again. */
    isDue: boolean;
    cartLines: CartLine[];
    wished: number[];
    referenceVersion: number;
  };
};

/** The data of a logged-in customer that every request has. */
export type VisitorCustomer = {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
  classId: number;
  showNetPrices: boolean;
  /** A link of a mail to `email` was used: the mailbox is confirmed. */
  isProven: boolean;
};

/** The part of a cart line that the number in the header needs. */
export type CartLine = { variationId: number; quantity: number };

/** Results that a request reads once; `category <id>` and the like are one result each. */
export type RequestReading =
  | 'cart lines'
  | 'wished'
  | 'priced cart'
  | 'checkout'
  | 'addresses'
  | `${'category' | 'relations'} ${number}`;

/** The first argument of every use case of the embedded engine. */
export type CommerceContext = {
  pool: Pool;
  db: Database;
  index: CatalogueIndex;
  /**
   * The small tables of the shop, the same throughout a request; at least at `version`, for rows
   * that were read with it.
   */
  reference: Reference['tables'];
  /** Results stored by `readOnce`; null inside a transaction, where every read counts. */
  reads: Map<RequestReading, Promise<unknown>> | null;
  /** `index` is notified of every change here, so that caches of goods may be used. */
  followsChanges: boolean;
  lang: Language;
  currency: 'EUR';
  visitor: Visitor;
  /** Notices about what this request removed from the cart; later reads cannot find out. */
  left: CartNotice[];
  now: () => Date;
  /** Key from which access keys are derived. */
  secret: Buffer;
  /** Folder of the files that visitors uploaded; null outside a request. */
  privateFiles: string | null;
  /** Draws the files of documents: in a separate thread in a server, else here. */
  drawDocument: DrawDocument;
  /** Searches the carrier's stations near a place; null: there is no service. */
  findStations: StationFinder | null;
  /** Checks whether a VAT number is valid; null: there is no service. */
  checkVatNumber: VatNumberCheck | null;
  /** The payment provider; null: nothing is paid through it. */
  mollie: OnlinePayments | null;
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
  return inTransaction(ctx.pool, (db) => work(inside(ctx, db)));
}

/** The context within a transaction: every read counts, and all of them use its one connection. */
export function inside(ctx: CommerceContext, db: Transaction): CommerceContext {
  return {
    ...ctx,
    db,
    reads: null,
    reference: (version) => ctx.reference(version, db.client),
  };
}

/** Reads once in a request and stores the result until its next write, unless it failed. */
export function readOnce<T>(
  { reads }: CommerceContext,
  what: RequestReading,
  read: () => Promise<T>,
): Promise<T> {
  if (!reads) return read();
  const known = reads.get(what) as Promise<T> | undefined;
  if (known) return known;
  const reading = read();
  reads.set(what, reading);
  reading.catch(() => reads.delete(what));
  return reading;
}

/** The parts that all requests of a process share. */
export type EngineParts = Pick<
  CommerceContext,
  'pool' | 'index' | 'secret' | 'privateFiles' | 'now' | 'hook'
> & {
  reference: Pick<Reference, 'tables'>;
  drawDocument?: DrawDocument;
  findStations?: StationFinder | null;
  checkVatNumber?: VatNumberCheck | null;
  mollie?: OnlinePayments | null;
};

/** The context of one request. */
export function requestContext(
  { reference, ...parts }: EngineParts,
  request: Pick<CommerceContext, 'visitor' | 'lang' | 'touch'>,
): CommerceContext {
  const { seen } = request.visitor;
  return {
    drawDocument,
    findStations: findSampleStations,
    checkVatNumber: null,
    mollie: null,
    ...parts,
    ...request,
    db: databaseOn(parts.pool),
    reference: onceARequest(reference, seen?.referenceVersion),
    reads: new Map<RequestReading, Promise<unknown>>(
      seen && [
        ['cart lines', Promise.resolve(seen.cartLines)],
        ['wished', Promise.resolve(seen.wished)],
      ],
    ),
    followsChanges: true,
    currency: 'EUR',
    left: [],
  };
}

/** `reference`: the small tables as last notified; without it each use reads them. */
export type JobBase = Pick<CommerceContext, 'pool' | 'index' | 'secret' | 'now'> & {
  reference?: Pick<Reference, 'tables'>;
  drawDocument?: DrawDocument;
  checkVatNumber?: VatNumberCheck | null;
  mollie?: OnlinePayments | null;
  hook?: CommerceContext['hook'];
};

/** The visitor outside of requests. */
export const ANONYMOUS: Visitor = {
  sessionId: null,
  cartId: null,
  guestMail: null,
  customer: null,
  clientAddress: '',
  newToken: null,
};

/** A context outside any request, for jobs and the importer: long-lived, so it caches nothing. */
export function jobContext({ reference, ...base }: JobBase, lang: Language): CommerceContext {
  return {
    drawDocument,
    findStations: findSampleStations,
    checkVatNumber: null,
    mollie: null,
    hook: async () => {},
    ...base,
    db: databaseOn(base.pool),
    reference: reference ? onceARequest(reference) : () => loadReferenceTables(base.pool),
    reads: null,
    left: [],
    followsChanges: false,
    privateFiles: null,
    lang,
    currency: 'EUR',
    visitor: ANONYMOUS,
    touch: () => {},
  };
}
