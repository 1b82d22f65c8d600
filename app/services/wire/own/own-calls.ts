import { rm } from 'node:fs/promises';
import { isIP } from 'node:net';
import type { FormGuard } from '~/services/bot-check/bot-check';
import type { Backend, OpenShop } from '~/services/backend';
import { findOwnOperation, type OwnOperation } from '~/services/remote/own-shop/own-operations';
import { packValue, readStreams, unpackValue } from '~/services/remote/own-shop/values';
import { isShopError, ShopError } from '~/services/shop-api';
import { failure, plainText, type WireAnswer } from '../frame/envelope';
import { localeOf } from '../frame/headers';
import type { TakeFile } from '../frame/operation';
import type { WireRequest } from '../wire-request';
import { isKeyOfFront } from './front-key';

export type OwnCallParts = Pick<
  Backend,
  'open' | 'getVisitorSummary' | 'payingPages' | 'handlePaymentWebhook'
> & {
  /** The secret of front ends; null: none may call. */
  key: string | null;
  publicOrigin: string;
  takeFile: TakeFile;
  isTransientError: (error: unknown) => boolean;
  log: Record<'warn' | 'error', (event: string, fields: Record<string, unknown>) => void>;
};

/** Drafts of pages are the largest bodies of a front end besides files. */
const BODY_BYTES = 8 * 1024 * 1024;

/**
 * The shop's own operations, for a front end of this shop (docs/decisions/119): a caller with the
 * key is as trusted as the shop's own pages. For everybody else they do not exist.
 */
export function createOwnCalls(parts: OwnCallParts) {
  return async function answer(request: WireRequest, path: string): Promise<WireAnswer> {
    const operation = findOwnOperation(path);
    const { method, headers } = request;
    if (parts.key === null || !operation) return plainText(404, 'There is no such operation.\n');
    if (!isKeyOfFront(headers.get('x-plentysystems-key'), parts.key)) {
      const message = 'This shop is not called with this key.';
      return failure({ status: 403, key: 'front.unknown', code: 403, message });
    }
    if (method === 'GET' && operation.kind === 'write') {
      return plainText(405, 'This operation is not called by this method.\n', { Allow: 'POST' });
    }
    const args = await argumentsOf(request, operation);
    if (!args) {
      const message = 'The arguments cannot be read.';
      return failure({ status: 400, key: 'request.unreadable', code: 400, message });
    }
    const clientAddress = addressOf(request);
    return request.inTurn(() => run({ ...request, clientAddress }, operation, args), clientAddress);
  };

  async function run(
    request: WireRequest,
    operation: OwnOperation,
    args: unknown[],
  ): Promise<WireAnswer> {
    const { headers, clientAddress } = request;
    const locale = localeOf(request);
    const tags = new Set<string>();
    const touch = (...read: string[]) => read.forEach((tag) => tags.add(tag));
    const head = { url: `${parts.publicOrigin}/${locale}`, headers };
    const open = await parts.open(head, { clientAddress, locale, touch });
    const state = () => {
      const { hasSession, principal } = open.visitor;
      return { visitor: { hasSession, principal }, tags: [...tags], left: open.left() };
    };
    const answered = await carryOut({
      operation,
      args,
      open,
      state,
      cookie: headers.get('cookie'),
    });
    if (operation.kind === 'write') await request.settled();
    const given = new Headers();
    open.commit(given);
    const cookies = given.getSetCookie();
    if (cookies.length > 0) answered.headers['Set-Cookie'] = cookies;
    return answered;
  }

  async function carryOut({ operation, args, open, state, cookie }: Doing): Promise<WireAnswer> {
    const { namespace, name } = operation;
    let taken: { path: string } | undefined;
    try {
      const methods = namespace === 'front' ? frontOf(open, cookie) : open[namespace];
      if (operation.file) taken = await takeBytes(operation, args[0]);
      const input = taken ? [taken] : args;
      const data = await readStreams(await call(methods, name, input));
      return json(200, { data, meta: state() });
    } catch (error) {
      if (isShopError(error)) return refused(error, state());
      const passes = parts.isTransientError(error);
      parts.log.error(
        passes ? 'call of a front not to be answered now' : 'call of a front failed',
        {
          operation: `${namespace}/${name}`,
          error,
        },
      );
      const status = passes ? 503 : 500;
      const message = 'Something went wrong.';
      return failure({ status, key: 'unknownError', code: status, message });
    } finally {
      // The operation has used the file; the file itself is removed.
      if (taken) await rm(taken.path, { force: true });
    }
  }

  /** Stores a file like one posted with a form. */
  async function takeBytes({ file }: OwnOperation, input: unknown): Promise<{ path: string }> {
    const { bytes, ...rest } = input as { bytes: Uint8Array; fileName: string };
    const taken = await parts.takeFile({ fileName: rest.fileName, bytes }, file!);
    if (taken.path === null) {
      throw new ShopError('file.refused', { cause: { reason: taken.problem } });
    }
    return { ...rest, path: taken.path };
  }

  function frontOf(open: OpenShop, cookie: string | null): Record<string, Method> {
    const { formGuard, visitor } = open;
    return {
      getVisitor: async () => null,
      getGlance: () => parts.getVisitorSummary(cookie ?? undefined),
      getPayingPages: () => parts.payingPages(),
      doTellOfPayment: (id) => parts.handlePaymentWebhook(id as string, visitor.clientAddress),
      spend: (nonce, content) => formGuard.spend(nonce as string, content as Buffer),
      limit: (form) => formGuard.limit(form as Parameters<FormGuard['limit']>[0]),
    };
  }
}

type Method = (...args: unknown[]) => Promise<unknown>;
type OwnCallState = { visitor: unknown; tags: string[]; left: readonly unknown[] };
type Doing = {
  operation: OwnOperation;
  args: unknown[];
  open: OpenShop;
  state: () => OwnCallState;
  cookie: string | null;
};

/** `drafts.plans.add` is a method of a nested object; only names of the table come here. */
function call(methods: object, name: string, args: unknown[]): Promise<unknown> {
  const parents = name.split('.');
  const last = parents.pop()!;
  let place = methods as Record<string, unknown>;
  for (const parent of parents) place = place[parent] as Record<string, unknown>;
  return (place[last] as Method).apply(place, args);
}

/** The address of the front end's visitor; the front end's own if it names none. */
function addressOf({ headers, clientAddress }: WireRequest): string {
  const address = headers.get('x-client-address') ?? '';
  return isIP(address) === 0 ? clientAddress : address;
}

/** Null: no list of arguments. */
async function argumentsOf(
  { method, url, readBody }: WireRequest,
  { file }: OwnOperation,
): Promise<unknown[] | null> {
  // In base64 a file is a third longer.
  const limit = file ? file.bytes * 1.4 + 16_384 : BODY_BYTES;
  const text =
    method === 'GET'
      ? (new URL(url).searchParams.get('body') ?? '[]')
      : (await readBody(Math.ceil(limit), 'front')).toString('utf8');
  try {
    const args: unknown = JSON.parse(text);
    return Array.isArray(args) ? args.map(unpackValue) : null;
  } catch {
    return null;
  }
}

/** A refusal unchanged (§8), without a message: the front end has its own. */
function refused(
  { key, code, message, cause, events }: ShopError,
  state: OwnCallState,
): WireAnswer {
  const status = code >= 400 && code < 500 ? code : 400;
  return json(status, {
    data: { key, message },
    error: { code, message },
    key,
    code,
    message,
    cause: cause ? packValue(cause) : null,
    events: events ? packValue(events) : null,
    meta: { ...state, isRefusal: true },
  });
}

function json(status: number, body: unknown): WireAnswer {
  const headers = { 'Content-Type': 'application/json; charset=utf-8' };
  return { status, headers, body: JSON.stringify(body) };
}
