import type { IncomingMessage } from 'node:http';
import { addressKey } from '../app/lib/address-key.server';
import { WIRE_PATH, type Wire } from '../app/services/wire/wire';
import type { BodySender } from '../app/services/wire/wire-request';
import type { WireAnswer } from '../app/services/wire/frame/envelope';
import type { Answer } from './answer';
import { MAX_BODY_BYTES } from './body-limits';
import { readBody } from './body';
import { checkEncoding, checkHost, checkOrigin, checkUrl } from './check-request';
import { encodeOnce } from './compression';
import { TIME_LIMITS } from './http-server';
import { RefusedRequest, type Refusal } from './refusal';
import { createUploadLimit, type UploadLimit } from './upload-limit';

type Parts = {
  wire: Wire;
  publicOrigin: string;
  publicOrigins: string[];
  /** Acquires a slot for a large body. Throws RefusedRequest 503 while none is free. */
  inTurn: <T>(work: () => Promise<T>, clientAddress: string) => Promise<T>;
};

type WireCallScope = {
  clientAddress: string;
  /** Resolves when every process shows the changes of the call. */
  settled: () => Promise<void>;
};

/** Is it a call of the wire contract, known or not? */
export function isWireCall(url: string | undefined): boolean {
  return url?.startsWith(WIRE_PATH) ?? false;
}

/** Answers calls of the wire contract; a refusal is JSON here, not a page. */
export function createWireCalls({ wire, publicOrigin, publicOrigins, inTurn }: Parts) {
  // Uploads of strangers do not count against operators. A front limits its own visitors.
  const senders: Record<BodySender, UploadLimit | null> = {
    stranger: createUploadLimit({ all: 8, ofOne: 1 }),
    operator: createUploadLimit({ all: 8, ofOne: 2 }),
    front: null,
  };

  function refusalOf({ url, method, headers }: IncomingMessage): Refusal | undefined {
    return (
      checkUrl(url) ??
      checkHost(headers.host, publicOrigins) ??
      (wire.isWireOrigin(headers.origin)
        ? undefined
        : checkOrigin(method, headers, publicOrigins)) ??
      checkEncoding(headers)
    );
  }

  /**
   * Acquires a slot for a large body and returns the function that releases it: the body stays in
   * memory until its call is answered.
   */
  function acquireFor(req: IncomingMessage, clientAddress: string, sender: BodySender) {
    const limit = senders[sender];
    const release = limit
      ? limit.acquire(addressKey(clientAddress), () => void req.destroy())
      : () => undefined;
    if (!release) throw new RefusedRequest({ status: 503, headers: { 'Retry-After': '10' } });
    return release;
  }

  return async function answer(
    req: IncomingMessage,
    { clientAddress, settled }: WireCallScope,
  ): Promise<Answer> {
    const { method = '', url = '', headers } = req;
    const get = (name: string) => {
      const value = headers[name.toLowerCase()];
      return value === undefined ? null : [value].flat().join(', ');
    };
    let release = () => undefined as void;
    const readCallBody = async (limit: number, sender: BodySender) => {
      const isLarge = limit > MAX_BODY_BYTES && !(lengthOf(req) <= MAX_BODY_BYTES);
      if (isLarge) release = acquireFor(req, clientAddress, sender);
      const ms = isLarge ? TIME_LIMITS.request : TIME_LIMITS.form;
      const timer = setTimeout(() => void req.destroy(), ms);
      return readBody(req, limit).finally(() => clearTimeout(timer));
    };
    try {
      const refusal = refusalOf(req);
      if (refusal) throw new RefusedRequest(refusal);
      const answered = await wire.answer({
        method,
        url: publicOrigin + url,
        headers: { get },
        clientAddress,
        readBody: readCallBody,
        inTurn: (work, address = clientAddress) => inTurn(work, address),
        settled,
      });
      return packed(answered, headers['accept-encoding']);
    } catch (error) {
      if (!(error instanceof RefusedRequest)) throw error;
      return refused(error.refusal, wire.crossOriginHeaders(headers.origin));
    } finally {
      release();
    }
  };
}

/** The Content-Length of a body; NaN without the header. */
function lengthOf({ headers }: IncomingMessage): number {
  return Number(headers['content-length']);
}

/** Lists of goods are long, and compress to a tenth. */
async function packed(
  { status, headers, body }: WireAnswer,
  accept: string | undefined,
): Promise<Answer> {
  const bytes = Buffer.from(body);
  const encoded = await encodeOnce(bytes, String(headers['Content-Type'] ?? ''), accept);
  return {
    status,
    headers: {
      ...headers,
      Vary: 'Origin, Accept-Encoding',
      ...(encoded.coding !== 'identity' && { 'Content-Encoding': encoded.coding }),
    },
    body: encoded.body,
  };
}

const WORDS: Record<Refusal['status'], string> = {
  400: 'The request cannot be read.',
  403: 'Pages of this origin may not call the shop.',
  405: 'This method is not known here.',
  413: 'The body is too large.',
  414: 'The address is too long.',
  415: 'A call is sent as it is, neither packed nor in another type.',
  421: 'The shop is not known by this name.',
  500: 'Something went wrong.',
  503: 'The shop is busy.',
};

/** Returns the envelope of an error (§8), for a call that reached no operation. */
function refused({ status, headers }: Refusal, crossOrigin: Record<string, string>): Answer {
  const failure = { key: 'request.refused', code: status, message: WORDS[status], cause: null };
  const { key, code, message } = failure;
  const body = { data: { key, message }, error: { code, message }, ...failure };
  return {
    status,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      ...crossOrigin,
      ...headers,
    },
    body: Buffer.from(JSON.stringify(body)),
  };
}
