import type { ZodError } from 'zod';
import type { Locale } from '~/i18n/locales';
import { translate } from '~/i18n/translate.server';
import type { Backend, RequestHead } from '~/services/backend';
import type { RequestContext } from '~/services/context.server';
import { isShopError } from '~/services/shop-api';
import {
  checkArguments,
  errorsOf,
  readArguments,
  readJson,
  type ReadArguments,
} from './frame/arguments';
import { createCallSessions } from './frame/call-sessions';
import {
  failure,
  plainText,
  refusal,
  shopFailure,
  success,
  type WireAnswer,
} from './frame/envelope';
import { clientHeadersOf } from '~/lib/client-headers';
import { referrerOf } from '~/lib/referrer';
import { localeOf } from './frame/headers';
import {
  alwaysChanges,
  type EditorFor,
  type TakeFile,
  type WireCall,
  type WireOperation,
  type WireTable,
} from './frame/operation';
import { requireOperator } from './frame/operator-operation';
import { isOfBrowser, isSentAgain, sendAgain } from './frame/overtaken-call';
import { unreadable, wrongArguments } from './frame/refused-arguments';
import { ALLOW, crossOriginHeaders, preflightHeaders } from './frame/origins';
import { causeOf, eventsOf } from './shapes/answer-events';
import { createOwnCalls } from './own/own-calls';
import type { WireRequest } from './wire-request';

/** The beginning of every operation's path. */
export const WIRE_PATH = '/plentysystems/';

export type Wire = {
  answer: (request: WireRequest) => Promise<WireAnswer>;
  /** Headers of responses that the server sends itself, for another configured origin or none. */
  crossOriginHeaders: (origin: string | undefined) => Record<string, string>;
  isWireOrigin: (origin: string | undefined) => boolean;
};

type Parts = {
  contextFor: (request: RequestHead, clientAddress: string) => Promise<RequestContext>;
  /** The shop's own operations, for front ends that know `key`; without it there are none. */
  fronts?: Pick<Backend, 'open' | 'getVisitorSummary' | 'payingPages' | 'handlePaymentWebhook'> & {
    key: string | null;
  };
  operations: WireTable;
  /** The operations as an OpenAPI document, made at the first request. */
  describe: () => unknown;
  secret: Buffer;
  publicOrigin: string;
  /** Other origins whose pages may call. */
  origins: readonly string[];
  takeFile: TakeFile;
  editorFor: EditorFor;
  /** Will a retry of the same call succeed later? */
  isTransientError: (error: unknown) => boolean;
  log: Record<'warn' | 'error', (event: string, fields: Record<string, unknown>) => void>;
};

/** The address of the description of all operations. */
const DESCRIPTION = 'openapi.json';

/** The methods for operations that write. */
const ALLOW_CHANGE = 'POST, OPTIONS';

/** The maximum size of a body without files: the same as for forms. */
const BODY_BYTES = 64 * 1024;

/** Serves the contract under `/plentysystems` from the shop's backend. */
export function createWire(parts: Parts): Wire {
  const { operations, publicOrigin, origins, log } = parts;
  let described: string | undefined;
  const sessions = createCallSessions(parts);
  const own = parts.fronts && createOwnCalls({ ...parts, ...parts.fronts });

  async function answer(request: WireRequest): Promise<WireAnswer> {
    const origin = request.headers.get('origin') ?? undefined;
    if (request.method === 'OPTIONS') {
      return { status: 204, headers: preflightHeaders({ origin, origins }), body: '' };
    }
    const answered = await answerCall(request);
    return {
      ...answered,
      headers: {
        ...sessions.tokenHeader(request),
        'Cache-Control': 'no-store',
        'X-Robots-Tag': 'noindex',
        ...crossOriginHeaders({ origin, origins }),
        ...answered.headers,
      },
    };
  }

  async function answerCall(request: WireRequest): Promise<WireAnswer> {
    const { pathname, searchParams } = new URL(request.url, publicOrigin);
    const { method } = request;
    if (method !== 'POST' && method !== 'GET') return notAllowed(ALLOW);
    const name = pathname.slice(WIRE_PATH.length);
    if (name === DESCRIPTION) return describeOperations(method);
    if (own && name.includes('/')) return sessions.withNewToken(await own(request, name));
    const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
    if (!operation) return plainText(404, 'There is no such operation.\n');
    // A link must not write anything, and browsers follow links with cookies.
    if (method === 'GET' && alwaysChanges(name, operation)) return notAllowed(ALLOW_CHANGE);
    const locale = localeOf(request);
    const call = { name, operation, request, locale };
    // Bodies of unauthorised callers of operator operations are not read.
    const refused =
      operation.right && (await request.inTurn(() => orFailure(call, refuseStranger(call))));
    if (refused) return refused;
    const read = await argumentsOf(request, operation, searchParams);
    if (!read) return unreadable(415, 'type', locale);
    if (!read.ok) return unreadable(400, read.problem, locale);
    return request.inTurn(() => orFailure(call, run(call, read.values)));
  }

  /** A visitor cannot be read if the database or the upstream is away: no page answers a call. */
  function orFailure<T>(call: NamedCall, work: Promise<T>): Promise<T | WireAnswer> {
    return work.catch((error: unknown) => unforeseen(call, error));
  }

  function describeOperations(method: string): WireAnswer {
    if (method !== 'GET') return notAllowed('GET, OPTIONS');
    described ??= JSON.stringify(parts.describe());
    return { status: 200, headers: { 'Content-Type': 'application/json' }, body: described };
  }

  /** Null for an operator who may call the operation. */
  async function refuseStranger(call: NamedCall): Promise<WireAnswer | null> {
    const { right } = call.operation;
    const context = await contextOf(call);
    return answering(call, callOf(context, call, parts), async (given) => {
      if (right) await requireOperator(given, right);
      return null;
    });
  }

  async function contextOf({ request, locale }: NamedCall): Promise<RequestContext> {
    const { cookie } = sessions.sessionOf(request);
    const get = (header: string) =>
      header.toLowerCase() === 'cookie' ? cookie : request.headers.get(header);
    const head = { url: `${publicOrigin}/${locale}`, headers: { get } };
    return parts.contextFor(head, request.clientAddress);
  }

  async function run(call: NamedCall, values: readonly unknown[]): Promise<WireAnswer> {
    const { name, operation, request } = call;
    const changes = alwaysChanges(name, operation);
    const session = sessions.sessionOf(request);
    const context = await contextOf(call);
    const isAgain = isSentAgain(request, publicOrigin);
    if (context.visitor.isReplaced && isOfBrowser(request) && !isAgain) {
      return sendAgain(request, publicOrigin);
    }
    const token = request.headers.get('x-csrf-token');
    const isValid = sessions.isValidToken(token, session.token, context.visitor);
    const isForged = changes && context.visitor.hasSession && !isAgain && !isValid;
    const formKey = isValid && token ? token : undefined;
    const answered = isForged
      ? await refuseForged(context)
      : await carryOut({ ...call, formKey }, context, values);
    if (changes) await request.settled();
    return {
      ...answered,
      headers: { ...answered.headers, ...sessions.headersOf(context, session.token) },
    };
  }

  /** A guest has no log-out to forge, and would lose the cart: a second tab has an older token. */
  async function refuseForged({ shop, locale, visitor }: RequestContext): Promise<WireAnswer> {
    const isCustomer = visitor.principal.kind === 'customer';
    if (isCustomer) await shop.doLogoutUser();
    const words = isCustomer
      ? 'errorCodes.csrfTokenMismatch'
      : 'storefrontError.security.invalidCsrfToken';
    return failure({
      status: 401,
      key: 'security.invalidCsrfToken',
      code: 1400,
      message: translate(locale, words),
    });
  }

  async function carryOut(call: NamedCall, context: RequestContext, values: readonly unknown[]) {
    const { operation, request } = call;
    const checked = checkArguments(operation.input, values);
    if (!checked.ok) return wrongArguments(checked.errors, call.locale);
    const { changes } = operation;
    if (request.method === 'GET' && typeof changes === 'function' && changes(checked.input)) {
      return notAllowed(ALLOW_CHANGE);
    }
    return answering(call, callOf(context, call, parts), async (given) =>
      success(await operation.run(checked.input, given), given),
    );
  }

  /** The response of `work`, or that of its failure. */
  async function answering<T>(
    { name, operation, locale }: NamedCall,
    given: WireCall,
    work: (given: WireCall) => Promise<T>,
  ): Promise<T | WireAnswer> {
    try {
      return await work(given);
    } catch (error) {
      if (isShopError(error)) {
        const events = { ...given.events, ...(await eventsOf(error, given)) };
        const words = operation.words?.(error, locale);
        return refusal(error, { locale, events, cause: causeOf(error), words });
      }
      if (isZodError(error)) {
        log.warn('wire arguments refused by the shop', { operation: name, error });
        return wrongArguments(errorsOf(error.issues), locale);
      }
      return unforeseen({ name, operation, locale }, error);
    }
  }

  /** The response for an error that is none of the shop's. */
  function unforeseen(
    { name, operation, locale }: Omit<NamedCall, 'request'>,
    error: unknown,
  ): WireAnswer {
    const passes = parts.isTransientError(error);
    log.error(passes ? 'wire call not to be answered now' : 'wire call failed', {
      operation: name,
      error,
    });
    return shopFailure(operation.failed ?? 'unknownError', { locale, passes });
  }

  return {
    answer,
    crossOriginHeaders: (origin) => crossOriginHeaders({ origin, origins }),
    isWireOrigin: (origin) => origin !== undefined && origins.includes(origin),
  };
}

type NamedCall = {
  name: string;
  operation: WireOperation;
  request: WireRequest;
  locale: Locale;
  formKey?: string | undefined;
};

/** Null: a content type that no client of the contract sends, but a form of another site may. */
async function argumentsOf(
  { method, headers, readBody }: WireRequest,
  { bodyBytes = BODY_BYTES, right }: WireOperation,
  query: URLSearchParams,
): Promise<ReadArguments | null> {
  if (method === 'GET') return readJson(query.get('body') ?? '');
  const body = await readBody(bodyBytes, right ? 'operator' : 'stranger');
  const type = headers.get('content-type')?.trim() ?? '';
  if (body.length > 0 && !/^(?:application\/json|multipart\/form-data)\s*(?:;|$)/i.test(type)) {
    return null;
  }
  return readArguments(body, type);
}

function callOf(
  context: RequestContext,
  { request, formKey }: NamedCall,
  { takeFile, editorFor, log }: Pick<Parts, 'takeFile' | 'editorFor' | 'log'>,
): WireCall {
  const { shop, operator, locale, configuration, botCheck, visitor, publicOrigin, now } = context;
  return {
    shop,
    operator,
    locale,
    configuration,
    botCheck,
    visitor,
    publicOrigin,
    now,
    referrerId: referrerOf(request),
    formKey,
    configId: Number(clientHeadersOf(request).configId),
    // A customer who logs in with this very call sees their prices and their own number in its
    // response.
    get priceGroup() {
      return context.priceGroup;
    },
    get customerId() {
      const { principal } = visitor;
      return principal.kind === 'customer' ? principal.customerId : null;
    },
    events: {},
    meta: {},
    takeFile,
    note: (event) => log.warn('event of a wire client', event),
    editor: editorFor({ operator, locale }),
  };
}

function notAllowed(allow: string): WireAnswer {
  return plainText(405, 'This operation is not called by this method.\n', { Allow: allow });
}

function isZodError(error: unknown): error is ZodError {
  return error instanceof Error && ['ZodError', '$ZodError'].includes(error.name);
}
