import { changesSomething, isShopError } from '~/services/shop-api';
import { openCalls, type Caller } from '~/services/remote/upstream/visitor-calls';
import type { Reply } from '~/services/remote/upstream/transport';
import type { ContractClient } from './contract-client';

export type ContractVisitParts = Caller & { client: ContractClient };

/** One request of a visitor as the upstream shop sees it: several calls with the same cookies. */
export type ContractVisit = {
  /** Gives `data` without its events, or throws what the shop refuses; throws RemoteFailure besides. */
  ask(operation: string, argument?: unknown): Promise<unknown>;
  /** Was something sent that changes something? */
  hasWritten(): boolean;
  /** What was read is asked for anew from now on. */
  forget(): void;
};

/** The upstream shop knows no such token, and has done nothing. */
const isMismatch = (error: unknown) =>
  isShopError(error) && (error.key === 'security.invalidCsrfToken' || error.code === 1400);

type ContractCall = Parameters<ContractClient['call']>[0];

/** Calls for one request. What was read stays known until something is written. */
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
      // Whose session has ended by it would be somebody else with the next call.
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

/** By a proof the upstream shop knows a device from then on, by its cookie. */
function proves(argument: unknown): boolean {
  const isThing = typeof argument === 'object' && argument !== null;
  return isThing && ('postcode' in argument || 'name' in argument);
}

/** Everybody who asks gets a value of their own. */
function withoutEvents(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return data;
  const { apiEvents: _apiEvents, ...rest } = data as Record<string, unknown>;
  return rest;
}
