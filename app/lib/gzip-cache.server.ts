import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { createYieldToEventLoop } from './yield-to-event-loop.server';
import { createMutex } from './concurrency';
import { gzippedEtagResponse, etagOf } from './etag-response.server';

type GzippedFile = { etag: string; bytes: Buffer<ArrayBuffer> };

/** The text of a file in parts; making one part must not block the event loop for long. */
export type FileParts = AsyncIterable<string> | Iterable<string>;

/** Large generated files, stored gzipped. */
export type GzipCache = {
  /** Responds with the file of this name; `parts` generates it if it is not in the cache. */
  respond: (request: Request, name: string, parts: () => FileParts) => Promise<Response>;
};

const gzipAsync = promisify(gzip);

/** Most gzipped files fit into one chunk; each further chunk costs this thread a turn of the event loop. */
const GZIP_OPTIONS = { level: constants.Z_BEST_SPEED, chunkSize: 512 * 1024 };

/** Files are encoded into this buffer before they are gzipped; one at a time, so all share it. */
let buffer = Buffer.alloc(0);

/** A UTF-16 unit takes at most three bytes in UTF-8. */
const MAX_BYTES_PER_UNIT = 3;

/** A larger buffer is released after use. */
const MAX_KEPT_BUFFER = 8 * 1024 * 1024;

/** One file at a time, so that several block this thread no more than one. */
const runExclusive = createMutex();

/**
 * Creates a cache of gzipped files of a media type: at most `maxBytes` and, if stated, for `ttl`
 * milliseconds. Concurrent requests for a missing file generate it once.
 */
export function createGzipCache(options: {
  type: string;
  maxBytes: number;
  ttl?: number;
}): GzipCache {
  const { type, maxBytes, ttl = 0 } = options;
  const files = new LRUCache<string, GzippedFile, () => FileParts>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes.length,
    ttl,
    fetchMethod: (_name, _old, { context: parts }) => runExclusive(() => gzipParts(parts())),
    ignoreFetchAbort: true,
  });
  return {
    async respond(request, name, parts) {
      const { etag, bytes } = (await files.fetch(name, { context: parts }))!;
      return gzippedEtagResponse(request, { etag, type, bytes });
    },
  };
}

/**
 * Generates and gzips a file. Fast compression on the thread pool: crawlers read few files twice.
 */
async function gzipParts(parts: FileParts): Promise<GzippedFile> {
  const yieldToEventLoop = createYieldToEventLoop();
  let length = 0;
  for await (const part of parts) {
    // Counting the bytes costs as much as writing them.
    reserve(length, MAX_BYTES_PER_UNIT * part.length);
    length += buffer.write(part, length);
    await yieldToEventLoop();
  }
  const bytes = await gzipAsync(buffer.subarray(0, length), GZIP_OPTIONS);
  if (buffer.length > MAX_KEPT_BUFFER) buffer = Buffer.alloc(0);
  // The gzipped bytes identify the file as well and are a tenth of it.
  return { etag: etagOf(createHash('sha256').update(bytes)), bytes };
}

/** Grows the buffer so that `more` bytes fit behind the first `length`. */
function reserve(length: number, more: number): void {
  if (length + more <= buffer.length) return;
  const larger = Buffer.allocUnsafeSlow(2 * (length + more));
  buffer.copy(larger, 0, 0, length);
  buffer = larger;
}
