import type { Locale } from '~/i18n/locales';
import type { CookieJar } from '~/services/plentysystems/cookie-jar';
import { changesSomething, isShopError } from '~/services/shop-api';
import type { ContractClient, ContractReply } from './contract-client';

export type ContractVisitParts = {
  client: ContractClient;
  /** The cookies that the shop behind has given this visitor. */
  jar: CookieJar;
  locale: Locale;
  /** Of who asks; '' where the answer is the same for everybody. */
  clientAddress: string;
  /** What the address of the page says of who sent the visitor here (§7). */
  referrerId?: string | undefined;
};

/** One request of a visitor as the shop behind sees it: several calls with the same cookies. */
export type ContractVisit = {
  /** Gives `data` without its events, or throws what the shop refuses; throws RemoteFailure besides. */
  ask(operation: string, argument?: unknown): Promise<unknown>;
  /** Was something sent that changes something? */
  hasWritten(): boolean;
  /** What was read is asked for anew from now on. */
  forget(): void;
};

/** The shop behind knows no such token, and has done nothing. */
const isMismatch = (error: unknown) =>
  isShopError(error) && (error.key === 'security.invalidCsrfToken' || error.code === 1400);

/**
 * Calls for one request. What was read stays known until something is written; the token of the last answer
 * goes with the next call (§7).
 */
export function openContractVisit(parts: ContractVisitParts): ContractVisit {
  const { client, jar, locale, clientAddress, referrerId } = parts;
  const read = new Map<string, Promise<ContractReply>>();
  let token: string | null = null;
  /** Counts how often the cookies changed: a token belongs to those it came with. */
  let turn = 0;
  let hasWritten = false;

  function headers(): Record<string, string> {
    const cookie = jar.header();
    return {
      locale,
      ...(cookie && { cookie }),
      ...(token && { 'x-csrf-token': token }),
      ...(clientAddress && { 'x-forwarded-for': clientAddress }),
      ...(referrerId && { referrerID: referrerId }),
    };
  }

  async function call(operation: string, argument: unknown): Promise<ContractReply> {
    const asked = turn;
    const reply = await client.call({ operation, argument, headers: headers() });
    if (jar.keep(reply.cookies)) {
      turn += 1;
      token = reply.csrfToken;
    } else if (asked === turn) {
      token = reply.csrfToken ?? token;
    }
    return reply;
  }

  function known(operation: string, argument: unknown): Promise<ContractReply> {
    const name = `${operation} ${JSON.stringify(argument)}`;
    const reading = read.get(name) ?? call(operation, argument);
    read.set(name, reading);
    return reading;
  }

  async function write(operation: string, argument: unknown): Promise<ContractReply> {
    hasWritten = true;
    const before = jar.header();
    try {
      const reply = await call(operation, argument);
      // Whose session has ended by it would be somebody else with the next call.
      if (!isMismatch(reply.refusal) || jar.header() !== before) return reply;
      await call('getSession', undefined);
      return await call(operation, argument);
    } finally {
      read.clear();
    }
  }

  return {
    hasWritten: () => hasWritten,
    forget: () => read.clear(),
    async ask(operation, argument) {
      const doing = changesSomething(operation) || proves(argument) ? write : known;
      const { data, refusal } = await doing(operation, argument);
      if (refusal) throw refusal;
      return withoutEvents(data);
    },
  };
}

/** By a proof the shop behind knows a device from then on, by its cookie. */
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
