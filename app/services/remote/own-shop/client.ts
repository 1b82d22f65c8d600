import * as z from 'zod';
import { cartNoticeSchema, ReceivedError } from '~/services/shop-api';
import { packValue, unpackValue } from './values';
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

export type RemoteOptions = TransportOptions & {
  /** The shared secret; it is in no log and in no error. */
  key: string;
};

export type RemoteCall = {
  /** Below `/plentysystems/`. */
  path: string;
  args: readonly unknown[];
  kind: 'read' | 'write';
  headers?: Record<string, string>;
};

/** Its data are still packed: each reader gets a separate value. */
export type RemoteReply = Reply & { meta: RemoteMeta };

const visitorSchema = z.object({
  hasSession: z.boolean(),
  principal: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('guest'), mail: z.string().nullable() }),
    z.object({
      kind: z.literal('customer'),
      customerId: z.int(),
      mail: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      showNetPrices: z.boolean(),
    }),
  ]),
});

const metaSchema = z.object({
  /** The visitor after the call. */
  visitor: visitorSchema.optional(),
  /** The read data, by which cached pages are dropped. */
  tags: z.array(z.string()).default([]),
  /** Lines that left the cart by themselves with this call; no later one reports them. */
  left: z.array(cartNoticeSchema).default([]),
});
type RemoteMeta = z.infer<typeof metaSchema>;

const answerSchema = z.object({ data: z.unknown().optional(), meta: metaSchema.optional() });
const refusalSchema = z.object({
  key: z.string(),
  code: z.int(),
  message: z.string(),
  cause: z.record(z.string(), z.unknown()).nullish(),
  events: z.record(z.string(), z.unknown()).nullish(),
  meta: metaSchema.extend({ isRefusal: z.literal(true) }),
});

export type RemoteClient = {
  /** Throws RemoteFailure for everything that is no answer of the shop. */
  call(asked: RemoteCall): Promise<RemoteReply>;
  getFile: Transport['getFile'];
};

/**
 * The upstream shop over HTTP (§7, §8). Reads are sent by GET if their arguments are not personal;
 * writes are sent by POST.
 */
export function plentysystemsClient(options: RemoteOptions): RemoteClient {
  const { origin, key } = options;
  const { send, guard, getFile } = remoteTransport(options);

  return { call: (asked) => guard(() => ask(asked)), getFile };

  async function ask({ path, args, kind, headers = {} }: RemoteCall): Promise<RemoteReply> {
    const json = JSON.stringify(args.map(packValue));
    const url = new URL(`/plentysystems/${path}`, origin);
    const query = kind === 'read' ? readQuery(json) : null;
    const sent = { ...headers, 'x-plentysystems-key': key, Accept: 'application/json' };
    if (query !== null) {
      return replyOf(await send({ url: new URL(url.href + query), headers: sent, isRead: true }));
    }
    return replyOf(
      await send({
        url,
        method: 'POST',
        headers: { ...sent, 'Content-Type': 'application/json' },
        body: json,
        isRead: false,
      }),
    );
  }
}

function replyOf(answered: TransportAnswer) {
  const { status, statusText, asked } = answered;
  const { isWell, json, head } = readAnswered(answered);
  if (isWell) {
    const read = answerSchema.safeParse(json);
    if (!read.success) throw httpFailure(asked, { status, message: 'no envelope of the contract' });
    const { data, meta = { tags: [], left: [] } } = read.data;
    return { ...head, data, refusal: null, meta };
  }
  const refused = refusalSchema.safeParse(json);
  if (!refused.success) {
    throw httpFailure(asked, { status, message: messageOf(json) ?? statusText });
  }
  return { ...head, data: null, refusal: refusalOf(refused.data), meta: refused.data.meta };
}

function refusalOf({ key, code, message, cause, events }: z.infer<typeof refusalSchema>) {
  return new ReceivedError(key, code, {
    message,
    ...(cause && { cause: unpackValue(cause) as Record<string, unknown> }),
    ...(events && { events: unpackValue(events) as Record<string, unknown> }),
  });
}
