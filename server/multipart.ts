import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import type { FileRules, UploadedFile } from '../app/lib/file-rules';
import { MAX_BODY_BYTES, MAX_FIELDS } from './body-limits';
import { discardFiles, takeFile, type FileStore } from './incoming-files';
import { RefusedRequest } from './refusal';

export type MultipartForm = {
  /** The fields as a form without files and script would send them. */
  body: Buffer;
  files: UploadedFile[];
};

/** Inputs without a chosen file are parts as well. */
const MAX_FILE_PARTS = 20;

/**
 * Reads a multipart form as it streams in: fields into memory, up to the size of any form, each
 * file into the store, up to the limits of the rules. Without rules files are skipped. No file is
 * left behind after an error. Throws RefusedRequest: 400 malformed, 413 too large.
 */
export async function readMultipart(
  req: IncomingMessage,
  contentType: string,
  store?: FileStore,
): Promise<MultipartForm> {
  const limit = bodyLimit(store?.rules);
  if (Number(req.headers['content-length'] ?? 0) > limit) throw tooLarge();
  const reading = startReading(contentType, store);
  try {
    let size = 0;
    // The request must outlive the loop, or a refusal would have no connection to be sent on.
    const stream: AsyncIterable<Buffer> = req.iterator({ destroyOnReturn: false });
    for await (const chunk of stream) {
      size += chunk.length;
      if (size > limit) throw tooLarge();
      await reading.write(chunk);
    }
    return await reading.end();
  } catch (error) {
    await reading.cutOff();
    throw error;
  }
}

/** A file slightly too large is skipped and reported; a much larger one is not even read. */
function bodyLimit(rules: FileRules | undefined): number {
  return rules ? MAX_BODY_BYTES + (rules.count + 1) * rules.bytes : MAX_BODY_BYTES;
}

function startReading(contentType: string, store: FileStore | undefined) {
  const fields: [name: string, value: string][] = [];
  const files: Promise<UploadedFile | null>[] = [];
  const open = new Set<BusboyFileStream>();
  let fieldBytes = 0;
  const parser = parserOf(contentType, store?.rules);
  let fail: (error: unknown) => void = () => undefined;
  const failed = new Promise<never>((_, reject) => (fail = reject));
  failed.catch(() => undefined);
  const finished = once(parser, 'finish');
  finished.catch(() => undefined);

  parser.on('error', () => fail(malformed()));
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
    parser.on(limit, () => fail(tooLarge()));
  }
  parser.on('field', (name: string | undefined, value, _, isCut) => {
    if (!isFieldName(name)) return fail(malformed());
    fieldBytes += Buffer.byteLength(name) + Buffer.byteLength(value);
    if (isCut || fieldBytes > MAX_BODY_BYTES) return fail(tooLarge());
    fields.push([name, value]);
  });
  parser.on('file', (field: string | undefined, stream, fileName) => {
    open.add(stream);
    stream.on('error', () => undefined);
    stream.once('close', () => open.delete(stream));
    if (!isFieldName(field)) return fail(malformed());
    const taking = takeFile(stream, { field, fileName }, store);
    taking.catch(fail);
    files.push(taking);
  });

  return {
    async write(chunk: Buffer): Promise<void> {
      const isTaken = parser.write(chunk) ? Promise.resolve() : once(parser, 'drain');
      await Promise.race([failed, isTaken]);
    },
    async end(): Promise<MultipartForm> {
      parser.end();
      await Promise.race([finished, failed]);
      const taken = (await Promise.race([Promise.all(files), failed])).filter(
        (file) => file !== null,
      );
      if (taken.length > (store?.rules.count ?? 0)) throw tooLarge();
      return { body: Buffer.from(new URLSearchParams(fields).toString()), files: taken };
    },
    async cutOff(): Promise<void> {
      for (const stream of open) stream.destroy(new Error('cut off'));
      const settled = await Promise.allSettled(files);
      await discardFiles(
        settled.flatMap((each) => (each.status === 'fulfilled' && each.value ? [each.value] : [])),
      );
    },
  };
}

/** The parser truncates a long head, and a name in it. */
function isFieldName(name: string | undefined): name is string {
  return name !== undefined && name.length <= 200;
}

function parserOf(contentType: string, rules: FileRules | undefined) {
  return new Busboy({
    headers: { 'content-type': contentType },
    // A name with a path is refused, not shortened.
    preservePath: true,
    isPartAFile: (_field, _type, fileName) => fileName !== undefined,
    limits: {
      fieldSize: MAX_BODY_BYTES,
      fields: MAX_FIELDS,
      parts: MAX_FIELDS + MAX_FILE_PARTS,
      files: MAX_FILE_PARTS,
      headerPairs: 20,
      headerSize: 8 * 1024,
      ...(rules && { fileSize: rules.bytes }),
    },
  });
}

function tooLarge() {
  return new RefusedRequest({ status: 413 });
}

function malformed() {
  return new RefusedRequest({ status: 400 });
}
