import { Busboy } from '@fastify/busboy';
import { finished } from 'node:stream/promises';

/** The contract's own limits (10 MB as base64); the operation limits the body as a whole. */
const LIMITS = { fileSize: 14_155_776, files: 5, fields: 200, parts: 200, headerPairs: 20 };

/** A file of a multipart call, in memory. */
export class WireFile {
  constructor(
    readonly name: string,
    readonly mediaType: string,
    readonly bytes: Buffer,
  ) {}
}

type Options = {
  contentType: string;
  /** Returns undefined for text that is not JSON, or is too large. */
  parseJson: (text: string) => unknown;
};

/**
 * A multipart body as the one argument of a call: files are parts, every other value is JSON. Null
 * if it cannot be read or is too large.
 */
export async function readMultipart(
  body: Buffer,
  { contentType, parseJson }: Options,
): Promise<Record<string, unknown> | null> {
  const values = new Map<string, unknown>();
  let fail: () => void = () => undefined;
  // The first fault ends the reading: a parser over a limit does not always come to its end.
  const broken = new Promise<never>((_, reject) => {
    fail = () => reject(new Error('The body cannot be read.'));
  });
  broken.catch(() => undefined);
  try {
    const parser = new Busboy({ headers: { 'content-type': contentType }, limits: LIMITS });
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
      parser.on(limit, () => fail());
    }
    parser.on('field', (name, value, _, isCut) => {
      const read = isCut ? undefined : parseJson(value);
      if (read === undefined || values.has(name)) return fail();
      values.set(name, read);
    });
    parser.on('file', (name, stream, fileName, _, mediaType) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('limit', () => fail());
      stream.on('error', () => fail());
      stream.on('end', () =>
        values.set(name, new WireFile(fileName, mediaType, Buffer.concat(chunks))),
      );
    });
    const read = finished(parser);
    parser.end(body);
    await Promise.race([read, broken]);
  } catch {
    return null;
  }
  // As own properties whatever their names: `__proto__` is a name like any other.
  return Object.fromEntries(values);
}
