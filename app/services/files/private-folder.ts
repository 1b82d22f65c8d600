import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ReadableStream as nodeStreams } from 'node:stream/web';

/**
 * The folder of visitors' files, shared by all processes of the shop. A stored file has its `hash`
 * as name; before that it is in `incoming`.
 */
export function incomingFolder(folder: string): string {
  return join(folder, 'incoming');
}

/** Creates the folder if it is missing; only the shop's user may read it. */
export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(incomingFolder(folder), { recursive: true, mode: 0o700 });
}

/** Moves an uploaded file to its hash; it survives a power failure. */
export async function takeIn(folder: string, from: string, hash: string): Promise<void> {
  await rename(from, join(folder, hash));
  const directory = await open(folder);
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}

/**
 * Returns the file with that hash and its bytes, which is opened at the first read; null if it does
 * not exist.
 */
export async function findFile(
  folder: string,
  hash: string,
): Promise<{ size: number; body: ReadableStream<Uint8Array> } | null> {
  const path = join(folder, hash);
  const facts = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return facts && { size: facts.size, body: toStream(bytesOf(path)) };
}

async function* bytesOf(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path) as AsyncIterable<Buffer>;
}

/** Converts an iteration to a stream of the platform; TypeScript lacks `from`. */
function toStream(bytes: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  return nodeStreams.from(bytes) as ReadableStream<Uint8Array>;
}

function removeFile(folder: string, hash: string): Promise<void> {
  return rm(join(folder, hash), { force: true });
}

/** Returns the SHA-256 of a file's bytes, read piece by piece. */
export async function contentHash(path: string): Promise<Buffer> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest();
}

/** The number of files checked at a time. */
const SLICE = 500;

/**
 * Deletes unknown files: those older than `before` that `known` does not return, and unfinished
 * uploads.
 */
export async function sweepFolder(
  folder: string,
  before: Date,
  known: (hashes: string[]) => Promise<Set<string>>,
): Promise<void> {
  for await (const hashes of oldFiles(folder, before)) {
    const kept = await known(hashes);
    for (const hash of hashes) if (!kept.has(hash)) await removeFile(folder, hash);
  }
  const incoming = incomingFolder(folder);
  for await (const names of oldFiles(incoming, before)) {
    for (const name of names) await removeFile(incoming, name);
  }
}

/** Yields the names of files in a folder that were written before that time, in slices. */
async function* oldFiles(folder: string, before: Date): AsyncGenerator<string[]> {
  let slice: string[] = [];
  for await (const name of fileNames(folder)) {
    const facts = await stat(join(folder, name)).catch(() => null);
    if (!facts || facts.mtime >= before) continue;
    slice.push(name);
    if (slice.length < SLICE) continue;
    yield slice;
    slice = [];
  }
  if (slice.length > 0) yield slice;
}

async function* fileNames(folder: string): AsyncGenerator<string> {
  const entries = await opendir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for await (const entry of entries) if (entry.isFile()) yield entry.name;
}
