import { changesSomething, isShopError } from '~/services/shop-api';
import { openCalls, type Caller } from '~/services/remote/upstream/visitor-calls';
import type { Reply } from '~/services/remote/upstream/transport';
import type { ContractClient } from './contract-client';

export type ContractVisitParts = Caller & { client: ContractClient };

/** One request of a visitor to the upstream shop: several calls with the same cookies. */
export type ContractVisit = {
  /** Returns `data` without its events, or throws the shop's refusal; also throws RemoteFailure. */
  ask(operation: string, argument?: unknown): Promise<unknown>;
  /** Was a write sent? */
  hasWritten(): boolean;
  /** From now on, data are read again. */
  forget(): void;
};

/** The upstream shop does not know the token, and has done nothing. */
const isMismatch = (error: unknown) =>
  isShopError(error) && (error.key === 'security.invalidCsrfToken' || error.code === 1400);

type ContractCall = Parameters<ContractClient['call']>[0];

/** Calls for one request. Read data are cached until something is written. */
export function openContractVisit({ client, ...caller }: ContractVisitParts): ContractVisit {
  const { jar } = caller;
  const { call, known, forget } = openCalls<ContractCall, Reply>({
    ...caller,
    addressHeader: 'x-forwarded-for',
    send: client.call,
  });
  let hasWritten = false;

  async function write(asked: ContractCall): Promise<Reply> {
    hasWritten = true;
    const before = jar.header();
    try {
      const reply = await call(asked);
      // If the session has ended by it, the next call would be another visitor's.
      if (!isMismatch(reply.refusal) || jar.header() !== before) return reply;
      await call({ operation: 'getSession' });
      return await call(asked);
    } finally {
      forget();
    }
  }

  return {
    hasWritten: () => hasWritten,
    forget,
    async ask(operation, argument) {
      const doing = changesSomething(operation) || proves(argument) ? write : known;
      const { data, refusal } = await doing({ operation, argument });
      if (refusal) throw refusal;
      return withoutEvents(data);
    },
  };
}

/** A proof makes the device known to the upstream shop from then on, by its cookie. */
function proves(argument: unknown): boolean {
  const isThing = typeof argument === 'object' && argument !== null;
  return isThing && ('postcode' in argument || 'name' in argument);
}

/** Each caller gets a separate value. */
function withoutEvents(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return data;
  const { apiEvents: _apiEvents, ...rest } = data as Record<string, unknown>;
  return rest;
}
