import type { Locale } from '~/i18n/locales';
import type { CookieJar } from './cookie-jar';
import type { RemoteClient, RemoteReply } from './client';
import { findOwnOperation, type OwnOperation } from './own-operations';
import type { CartNotice } from '~/services/shop-api';
import { unpackValue } from './values';

export type VisitParts = {
  client: RemoteClient;
  jar: CookieJar;
  locale: Locale;
  /** Of who asks; '' where the answer is the same for everybody. */
  clientAddress: string;
  /** What the address of the page says of who sent the visitor here (§7). */
  referrerId?: string | undefined;
  /** What was read, by its tags. */
  touch: (...tags: string[]) => void;
  /** Takes who asks, as they are after a call. */
  seen?: (visitor: NonNullable<RemoteReply['meta']['visitor']>) => void;
  /** Something that pages for everybody show was changed. */
  pagesChanged?: () => void;
  /** It may have been, and the answer that would tell is lost. */
  pagesUnsure?: () => void;
};

/** One request of a visitor as the shop behind sees it: several calls with the same cookies. */
export type Visit = {
  /** Gives what the operation gives, or throws what it throws; throws RemoteFailure besides. */
  ask(path: string, args: readonly unknown[]): Promise<unknown>;
  /** What has left the cart by itself with the calls so far. */
  left: () => readonly CartNotice[];
};

/** A stream is read once, so whoever asks again gets another one. */
const NEVER_KEPT = 'shop/getOrderPropertyFile';

/**
 * Calls for one request. What was read stays known until something is written, as in the engine; the
 * token of the last answer goes with the next call (§7).
 */
export function openVisit(parts: VisitParts): Visit {
  const { client, jar, locale, clientAddress, touch } = parts;
  const read = new Map<string, Promise<RemoteReply>>();
  const left: CartNotice[] = [];
  let token: string | null = null;
  /** Counts how often the cookies changed: a token belongs to those it came with. */
  let turn = 0;

  function headers(): Record<string, string> {
    const cookie = jar.header();
    return {
      locale,
      ...(cookie && { cookie }),
      ...(token && { 'x-csrf-token': token }),
      ...(clientAddress && { 'x-client-address': clientAddress }),
      ...(parts.referrerId && { referrerID: parts.referrerId }),
    };
  }

  async function call(path: string, args: readonly unknown[], kind: 'read' | 'write') {
    const asked = turn;
    const reply = await client.call({ path, args, kind, headers: headers() });
    if (jar.keep(reply.cookies)) {
      turn += 1;
      token = reply.csrfToken;
    } else if (asked === turn) {
      token = reply.csrfToken ?? token;
    }
    if (reply.meta.visitor) parts.seen?.(reply.meta.visitor);
    // To the shop behind each call is a request of its own, for whoever asks here it is one.
    left.push(...reply.meta.left);
    return reply;
  }

  function known(path: string, args: readonly unknown[]) {
    const name = `${path} ${JSON.stringify(args)}`;
    const reading = read.get(name) ?? call(path, args, 'read');
    if (path !== NEVER_KEPT) read.set(name, reading);
    return reading;
  }

  async function write({ changesPages }: OwnOperation, path: string, args: readonly unknown[]) {
    try {
      return await call(path, args, 'write');
    } catch (error) {
      if (changesPages) parts.pagesUnsure?.();
      throw error;
    } finally {
      read.clear();
    }
  }

  return {
    left: () => left,
    async ask(path, args) {
      const operation = findOwnOperation(path);
      if (!operation) throw new Error(`There is no operation ${path}.`);
      const isRead = operation.kind === 'read';
      const reply = await (isRead ? known(path, args) : write(operation, path, args));
      touch(...reply.meta.tags);
      if (operation.changesPages) parts.pagesChanged?.();
      if (reply.refusal) throw reply.refusal;
      return unpackValue(reply.data);
    },
  };
}
