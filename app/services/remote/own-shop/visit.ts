import { openCalls, type Caller } from '~/services/remote/upstream/visitor-calls';
import type { CartNotice } from '~/services/shop-api';
import type { RemoteCall, RemoteClient, RemoteReply } from './client';
import { findOwnOperation, type OwnOperation } from './own-operations';
import { unpackValue } from './values';

export type VisitParts = Caller & {
  client: RemoteClient;
  /** The read data, by its tags. */
  touch: (...tags: string[]) => void;
  /** Receives the visitor after a call. */
  seen?: (visitor: NonNullable<RemoteReply['meta']['visitor']>) => void;
  /** Public pages have changed. */
  pagesChanged?: () => void;
  /** They may have changed, and the answer with the result is lost. */
  pagesUnsure?: () => void;
};

/** One request of a visitor to the upstream shop: several calls with the same cookies. */
export type Visit = {
  /** Returns the operation's result, or throws its error; also throws RemoteFailure. */
  ask(path: string, args: readonly unknown[]): Promise<unknown>;
  /** Lines that have left the cart by themselves with the calls so far. */
  left: () => readonly CartNotice[];
};

/** A stream is read once, so each caller gets another one. */
const NEVER_KEPT = 'shop/getOrderPropertyFile';

/** Calls for one request. Read data are cached until something is written, as in the engine. */
export function openVisit(parts: VisitParts): Visit {
  const { client, touch } = parts;
  const left: CartNotice[] = [];
  const { call, known, forget } = openCalls({
    ...parts,
    addressHeader: 'x-client-address',
    async send(asked: RemoteCall) {
      const reply = await client.call(asked);
      if (reply.meta.visitor) parts.seen?.(reply.meta.visitor);
      // For the upstream shop each call is a separate request, for the caller here all are one.
      left.push(...reply.meta.left);
      return reply;
    },
  });

  async function write({ changesPages }: OwnOperation, asked: RemoteCall) {
    try {
      return await call(asked);
    } catch (error) {
      if (changesPages) parts.pagesUnsure?.();
      throw error;
    } finally {
      forget();
    }
  }

  return {
    left: () => left,
    async ask(path, args) {
      const operation = findOwnOperation(path);
      if (!operation) throw new Error(`There is no operation ${path}.`);
      const { kind } = operation;
      const asked = { path, args, kind };
      const read = path === NEVER_KEPT ? call : known;
      const reply = await (kind === 'read' ? read(asked) : write(operation, asked));
      touch(...reply.meta.tags);
      if (operation.changesPages) parts.pagesChanged?.();
      if (reply.refusal) throw reply.refusal;
      return unpackValue(reply.data);
    },
  };
}
