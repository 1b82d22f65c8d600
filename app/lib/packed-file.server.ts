import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { createYieldToEventLoop } from './yield-to-event-loop.server';
import { createMutex } from './concurrency';
import { gzippedEtagResponse, etagOf } from './etag-response.server';

type Packed = { etag: string; bytes: Buffer<ArrayBuffer> };

/** The text of a file in parts; each is made without giving way: a fraction of a slice. */
export type Parts = AsyncIterable<string> | Iterable<string>;

/** Large files as last made. */
export type PackedFiles = {
  /** The file of this name as the answer to a request; `parts` makes it where it is not kept. */
  answer: (request: Request, name: string, parts: () => Parts) => Promise<Response>;
};

const zip = promisify(gzip);

/** At once what most files are when they are packed: a smaller piece costs this thread a turn each. */
const PACKING = { level: constants.Z_BEST_SPEED, chunkSize: 512 * 1024 };

/** What files are written on before they are packed: one is made at a time, and the next one finds it here. */
let sheet = Buffer.alloc(0);

/** What a unit of a string takes of it at the most. */
const MOST_BYTES = 3;

/** One that is larger is not kept. */
const LARGEST_SHEET = 8 * 1024 * 1024;

/** One at a time, so that several take no more of this thread than one. */
const runExclusive = createMutex();

/**
 * Files of a media type that are kept packed, `maxBytes` of them at the most and for `ttl`
 * milliseconds where stated. Each is made once however many ask meanwhile.
 */
export function packedFiles(options: {
  type: string;
  maxBytes: number;
  ttl?: number;
}): PackedFiles {
  const { type, maxBytes, ttl = 0 } = options;
  const files = new LRUCache<string, Packed, () => Parts>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes.length,
    ttl,
    fetchMethod: (_name, _old, { context: parts }) => runExclusive(() => pack(parts())),
    ignoreFetchAbort: true,
  });
  return {
    async answer(request, name, parts) {
      const { etag, bytes } = (await files.fetch(name, { context: parts }))!;
      return gzippedEtagResponse(request, { etag, type, bytes });
    },
  };
}

/** Makes a file in slices; it is packed beside this thread, quickly: crawlers read few of them twice. */
async function pack(parts: Parts): Promise<Packed> {
  const yieldToEventLoop = createYieldToEventLoop();
  let length = 0;
  for await (const part of parts) {
    // Counting its bytes costs as much as writing them.
    makeRoom(length, MOST_BYTES * part.length);
    length += sheet.write(part, length);
    await yieldToEventLoop();
  }
  const bytes = await zip(sheet.subarray(0, length), PACKING);
  if (sheet.length > LARGEST_SHEET) sheet = Buffer.alloc(0);
  // A tenth of the bytes to read, and as different.
  return { etag: etagOf(createHash('sha256').update(bytes)), bytes };
}

/** Room for more behind what is written. */
function makeRoom(length: number, more: number): void {
  if (length + more <= sheet.length) return;
  const larger = Buffer.allocUnsafeSlow(2 * (length + more));
  sheet.copy(larger, 0, 0, length);
  sheet = larger;
}
