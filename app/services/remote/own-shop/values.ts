/**
 * Values that JSON lacks, encoded for the transfer between two instances: dates, bytes, undefined,
 * numbers that are not finite. An object whose only key begins with `$` itself is wrapped, so that
 * nothing is misread.
 */
const TAG = /^\$\w+$/;

/** Converts a value for JSON. Streams are read before (`readStreams`). */
export function packValue(value: unknown): unknown {
  if (value === undefined) return { $nothing: true };
  // JSON would make null of it, which means something else: a page without a parent, a missing
  // amount.
  if (typeof value === 'number' && !Number.isFinite(value)) return { $number: String(value) };
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Date) return { $moment: value.toISOString() };
  if (value instanceof Uint8Array) return { $bytes: Buffer.from(value).toString('base64') };
  if (Array.isArray(value)) return value.map(packValue);
  const packed = Object.fromEntries(
    Object.entries(value)
      .filter(([, each]) => each !== undefined)
      .map(([key, each]) => [key, packValue(each)]),
  );
  return isTagged(packed) ? { $plain: packed } : packed;
}

/** The decoded value; each time a new one, which its reader may change. */
export function unpackValue(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(unpackValue);
  const { $moment, $bytes, $stream, $plain, $nothing, $number } = value as Record<string, unknown>;
  if (isTagged(value)) {
    if ($nothing === true) return undefined;
    if (typeof $number === 'string') return Number($number);
    if (typeof $moment === 'string') return new Date($moment);
    if (typeof $bytes === 'string') return Buffer.from($bytes, 'base64');
    if (typeof $stream === 'string') return new Blob([Buffer.from($stream, 'base64')]).stream();
    if (typeof $plain === 'object' && $plain !== null) return unpackEntries($plain);
  }
  return unpackEntries(value);
}

/** An answer with its streams read, so that it can be written completely. */
export async function readStreams(value: unknown): Promise<unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return packValue(value);
  const streams = Object.entries(value).filter(([, each]) => each instanceof ReadableStream);
  if (streams.length === 0) return packValue(value);
  const read = await Promise.all(
    streams.map(async ([key, stream]) => {
      const bytes = await new Response(stream as ReadableStream).arrayBuffer();
      return [key, { $stream: Buffer.from(bytes).toString('base64') }] as const;
    }),
  );
  const rest = Object.entries(value).filter(([, each]) => !(each instanceof ReadableStream));
  return { ...(packValue(Object.fromEntries(rest)) as object), ...Object.fromEntries(read) };
}

function unpackEntries(value: object): unknown {
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, unpackValue(each)]));
}

function isTagged(value: object): boolean {
  const keys = Object.keys(value);
  return keys.length === 1 && TAG.test(keys[0]!);
}
