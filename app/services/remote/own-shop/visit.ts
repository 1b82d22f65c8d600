import { openCalls, type Caller } from '~/services/remote/upstream/visitor-calls';
import type { CartNotice } from '~/services/shop-api';
import type { RemoteCall, RemoteClient, RemoteReply } from './client';
import { findOwnOperation, type OwnOperation } from './own-operations';
import { unpackValue } from './values';

export type VisitParts = Caller & {
  client: RemoteClient;
  /** What was read, by its tags. */
  touch: (...tags: string[]) => void;
  /** Takes who asks, as they are after a call. */
  seen?: (visitor: NonNullable<RemoteReply['meta']['visitor']>) => void;
  /** Something that pages for everybody show was changed. */
  pagesChanged?: () => void;
  /** It may have been, and the answer that would tell is lost. */
  pagesUnsure?: () => void;
};

/** One request of a visitor as the upstream shop sees it: several calls with the same cookies. */
export type Visit = {
  /** Gives what the operation gives, or throws what it throws; throws RemoteFailure besides. */
  ask(path: string, args: readonly unknown[]): Promise<unknown>;
  /** What has left the cart by itself with the calls so far. */
  left: () => readonly CartNotice[];
};

/** A stream is read once, so whoever asks again gets another one. */
const NEVER_KEPT = 'shop/getOrderPropertyFile';

/** Calls for one request. What was read stays known until something is written, as in the engine. */
export function openVisit(parts: VisitParts): Visit {
  const { client, touch } = parts;
  const left: CartNotice[] = [];
  const { call, known, forget } = openCalls({
    ...parts,
    addressHeader: 'x-client-address',
    async send(asked: RemoteCall) {
      const reply = await client.call(asked);
      if (reply.meta.visitor) parts.seen?.(reply.meta.visitor);
      // To the upstream shop each call is a request of its own, for whoever asks here it is one.
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
