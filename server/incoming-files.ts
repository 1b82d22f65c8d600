import { randomBytes } from 'node:crypto';
import { open, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { BusboyFileStream } from '@fastify/busboy';
import {
  HEAD_BYTES,
  contentProblem,
  nameProblem,
  type FileProblem,
  type FileRules,
  type UploadedFile,
} from '../app/lib/file-rules';

/** The folder of the files of one form, and their rules. */
export type FileStore = {
  rules: FileRules;
  folder: string;
  /** Free bytes on the disk of the folder. */
  freeSpace: () => Promise<number>;
};

/** Space reserved for orders, mails and the database, whatever is uploaded. */
const KEPT_FREE = 512 * 1024 * 1024;

type FilePart = { field: string; fileName: string | undefined };

/**
 * Writes one file of a form to the disk as it streams in, or skips it and returns the reason. Null
 * for an input without a chosen file, and where files are not accepted. Holds one piece in memory
 * at a time. Throws errors of the disk, unless it is full, after removing the file.
 */
export async function takeFile(
  stream: BusboyFileStream,
  { field, fileName = '' }: FilePart,
  store: FileStore | undefined,
): Promise<UploadedFile | null> {
  const name = fileName.normalize('NFC');
  const base = { field, fileName: name };
  if (!store) {
    await readPast(stream);
    return null;
  }
  const refusal = nameProblem(store.rules, name) ?? (await spaceProblem(store));
  if (refusal) {
    const size = await readPast(stream);
    const isNothing = fileName === '' && size === 0;
    return isNothing ? null : { ...base, size, path: null, problem: refusal };
  }
  const path = join(store.folder, randomBytes(16).toString('hex'));
  const { size, head, isFull } = await write(stream, path);
  const isCut = stream.truncated;
  const problem = isFull
    ? 'fileSpace'
    : contentProblem(store.rules, name, { size: isCut ? Infinity : size, head });
  if (problem === null) return { ...base, size, path, problem };
  await rm(path, { force: true });
  return { ...base, size, path: null, problem };
}

/** The same for a file that is in memory. */
export async function takeBytes(
  { fileName, bytes }: { fileName: string; bytes: Uint8Array },
  store: FileStore,
): Promise<UploadedFile> {
  const stream = Object.assign(Readable.from([bytes]), {
    truncated: false,
    bytesRead: bytes.length,
  });
  const taken = await takeFile(stream, { field: 'file', fileName }, store);
  return taken ?? { field: 'file', fileName, size: 0, path: null, problem: 'fileName' };
}

async function spaceProblem({ freeSpace }: FileStore): Promise<FileProblem | null> {
  return (await freeSpace()) < KEPT_FREE ? 'fileSpace' : null;
}

type WrittenFile = { size: number; head: Uint8Array; isFull: boolean };

/** Writes and syncs a stream to a new file. A full disk ends the writing, not the reading. */
async function write(stream: BusboyFileStream, path: string): Promise<WrittenFile> {
  const written: WrittenFile = { size: 0, head: new Uint8Array(), isFull: false };
  let file: FileHandle | undefined;
  try {
    file = await open(path, 'wx', 0o600);
    for await (const piece of pieces(stream)) {
      if (written.isFull) continue;
      if (written.head.length < HEAD_BYTES)
        written.head = Buffer.concat([written.head, piece.subarray(0, HEAD_BYTES)]);
      written.size += piece.length;
      written.isFull = !(await append(file, piece));
    }
    await file.sync();
    return written;
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await file?.close();
  }
}

/** Returns false if the disk is full. */
async function append(file: FileHandle, piece: Buffer): Promise<boolean> {
  try {
    await file.appendFile(piece);
    return true;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (['ENOSPC', 'EDQUOT'].includes(code)) return false;
    throw error;
  }
}

async function readPast(stream: BusboyFileStream): Promise<number> {
  let size = 0;
  for await (const piece of pieces(stream)) size += piece.length;
  return size;
}

/** A part must be read to its end, because the parser waits for it. */
function pieces(stream: BusboyFileStream): AsyncIterable<Buffer> {
  return stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
}

/** Deletes uploaded files that were not taken. */
export async function discardFiles(files: readonly UploadedFile[]): Promise<void> {
  for (const { path } of files) if (path !== null) await rm(path, { force: true });
}
