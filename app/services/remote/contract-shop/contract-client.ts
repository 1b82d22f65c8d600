import * as z from 'zod';
import { isRecord } from '~/lib/is-record';
import { ERROR_CODES } from '~/i18n/error-numbers';
import { httpFailure, messageOf } from '~/services/remote/upstream/remote-failure';
import { readQuery } from '~/services/remote/upstream/read-query';
import {
  readAnswered,
  remoteTransport,
  type TransportAnswer,
  type Reply,
  type Transport,
  type TransportOptions,
} from '~/services/remote/upstream/transport';
import { changesSomething, ReceivedError, ShopError } from '~/services/shop-api';

export type ContractClient = {
  /**
   * Returns the data unchanged, including events. Throws RemoteFailure for everything that is no
   * answer of the contract.
   */
  call(asked: {
    operation: string;
    argument?: unknown;
    headers?: Record<string, string>;
  }): Promise<Reply>;
  getFile: Transport['getFile'];
};

/**
 * A server of the contract (§7, §8), called like its own clients do. Reads are sent by GET if their
 * arguments are not personal, and retried if that may help; POSTs are not. Caches in between get
 * no-store, because it is unspecified which answers to GET such a server caches, and for whom.
 */
export function contractClient(options: TransportOptions): ContractClient {
  const { send, guard, getFile } = remoteTransport(options);

  return {
    call: ({ operation, argument, headers }) =>
      guard(async () => {
        const json = JSON.stringify(argument === undefined ? [] : [argument]);
        const url = new URL(`/plentysystems/${operation}`, options.origin);
        const type = 'application/json';
        const sent = { ...headers, Accept: type };
        const query = changesSomething(operation) ? null : readQuery(json);
        if (query !== null) {
          const asked = { ...sent, 'Cache-Control': 'no-cache' };
          return replyOf(
            await send({ url: new URL(url.href + query), headers: asked, isRead: true }),
          );
        }
        return replyOf(
          await send({
            url,
            method: 'POST',
            headers: { ...sent, 'Content-Type': type },
            body: json,
            isRead: false,
          }),
        );
      }),
    getFile,
  };
}

/** Numbers may come as text, and other values are ignored. */
const number = z.coerce.number().int().optional().catch(undefined);
const text = z.string().optional().catch(undefined);
const values = z.record(z.string(), z.unknown()).optional().catch(undefined);

/** Both forms of a refusal: in an envelope, and at the top level. */
const refusalSchema = z.object({
  key: text,
  message: text,
  errorMessage: text,
  code: number,
  cause: values,
  events: values,
  data: z.object({ key: text, message: text, errors: values }).optional().catch(undefined),
  error: z.object({ code: number }).optional().catch(undefined),
});

function replyOf(answered: TransportAnswer): Reply {
  const { status, statusText, asked } = answered;
  const { isWell, json, head } = readAnswered(answered);
  if (isWell && isRecord(json) && 'data' in json && !json['error']) {
    return { ...head, data: json['data'], refusal: null };
  }
  const isUnknown = (status === 404 || status === 405) && !isRecord(json);
  const refusal = isUnknown ? new ShopError('shop.notOffered') : refusalOf(json, status);
  if (refusal) return { ...head, data: null, refusal };
  const message = isWell ? 'no envelope of the contract' : (messageOf(json) ?? statusText);
  throw httpFailure(asked, { status, message });
}

const KEY = /^[a-z]\w*(?:\.\w+)+$/i;
/** Transient, whatever the body says. */
const PASSING = [408, 425, 429];

/**
 * A refusal of the shop, with its key, or with that of its number, or `customError` for a message
 * alone (§8). Its message is shown where there is no text for that key; one without a key may be anything,
 * and is dropped. Null for a response that is not the shop's own.
 */
function refusalOf(json: unknown, status: number): ShopError | null {
  const read = refusalSchema.safeParse(json);
  if (!read.success) return null;
  const { data, error, events, errorMessage, cause = data?.errors } = read.data;
  const code = error?.code ?? read.data.code ?? status;
  const statedKey = [data?.key, read.data.key].find((key) => key !== undefined && KEY.test(key));
  // Statuses of HTTP are numbers of the list, too.
  const key = statedKey ?? (code === status ? undefined : ERROR_CODES[code]);
  const isRefusal = key || errorMessage || (status < 500 && !PASSING.includes(status));
  if (!isRefusal) return null;
  const keyMessage = statedKey && (data?.message || read.data.message);
  const message = keyMessage || errorMessage || undefined;
  const unnamed = errorMessage ? 'customError' : 'unknownError';
  return new ReceivedError(key ?? unnamed, code, { message, cause, events });
}
