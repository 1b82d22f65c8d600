import * as z from 'zod';
import { ERROR_CODES } from '~/i18n/error-numbers';
import { httpFailure } from '~/services/remote/upstream/remote-failure';
import { readQuery } from '~/services/remote/upstream/read-query';
import {
  readAnswered,
  remoteTransport,
  type TransportAnswer,
  type Reply,
  type Transport,
  type TransportOptions,
} from '~/services/remote/upstream/transport';
import { changesSomething, ShopError } from '~/services/shop-api';

export type ContractClient = {
  /**
   * Gives data as it came, events and all. Throws RemoteFailure for everything that is no answer of the
   * contract.
   */
  call(asked: {
    operation: string;
    argument?: unknown;
    headers?: Record<string, string>;
  }): Promise<Reply>;
  getFile: Transport['getFile'];
};

/**
 * A server of the contract (§7, §8), called as its own clients do. What reads goes by GET, as far as its arguments
 * are nobody's, and is asked once more where that may help; no POST is. Caches on the way are asked to keep nothing,
 * since what such a server keeps of answers to GET, and for whom, is not said.
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

/** Numbers come as text, too, and what is none is passed over. */
const number = z.coerce.number().int().optional().catch(undefined);
const text = z.string().optional().catch(undefined);
const values = z.record(z.string(), z.unknown()).optional().catch(undefined);

/** Both ways in which a refusal is written: in an envelope, and at the top. */
const refusalSchema = z.object({
  key: text,
  code: number,
  cause: values,
  events: values,
  data: z.object({ key: text, errors: values }).optional().catch(undefined),
  error: z.object({ code: number }).optional().catch(undefined),
});

function replyOf(answered: TransportAnswer): Reply {
  const { status, statusText, asked } = answered;
  const { isWell, json, told } = readAnswered(answered);
  if (isWell && isRecord(json) && 'data' in json && !json['error']) {
    return { ...told, data: json['data'], refusal: null };
  }
  const isUnknown = (status === 404 || status === 405) && !isRecord(json);
  const refusal = isUnknown
    ? new ShopError('shop.notOffered', { code: 404 })
    : refusalOf(json, status);
  if (refusal) return { ...told, data: null, refusal };
  const message = isWell ? 'no envelope of the contract' : statusText;
  throw httpFailure(asked, { status, message });
}

const KEY = /^[a-z]\w*(?:\.\w+)+$/i;
/** It will pass, whatever is said beside it. */
const PASSING = [408, 425, 429];

/**
 * What the shop refuses, with its key, or with that of its number; the message is left out, since its words
 * are another shop's. Null for what is not the shop's own word.
 */
function refusalOf(json: unknown, status: number): ShopError | null {
  const read = refusalSchema.safeParse(json);
  if (!read.success) return null;
  const { data, error, events, cause = data?.errors } = read.data;
  const code = error?.code ?? read.data.code ?? status;
  const said = [data?.key, read.data.key].find((key) => key !== undefined && KEY.test(key));
  // Statuses of HTTP have numbers of the list, too.
  const key = said ?? (code === status ? undefined : ERROR_CODES[code]);
  const isRefusal = key !== undefined || (status < 500 && !PASSING.includes(status));
  if (!isRefusal) return null;
  const told = { ...(cause && { cause }), ...(events && { events }) };
  return new ShopError(key ?? 'unknownError', { code, ...told });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
