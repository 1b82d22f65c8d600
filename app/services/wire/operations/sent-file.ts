import { rm } from 'node:fs/promises';
import * as z from 'zod';
import type { FileRules } from '~/lib/file-rules';
import { ShopError, type ShopErrorKey } from '~/services/shop-api';
import type { WireCall } from '../frame/operation';
import { WireFile } from '../frame/multipart';

/** The largest body with a file in the contract: 10 MB as base64, and the JSON around it. */
export const FILE_BODY_BYTES = 14_155_776;

/** A file in an argument: base64, alone or as a `data:` address. */
export const base64Schema = z
  .string()
  .regex(/^(?:data:[^,]{0,200},)?[A-Za-z0-9+/\s]*={0,2}$/, 'is no base64');

/** A file as a part of a multipart call. */
export const filePartSchema = z.instanceof(WireFile);

export function bytesOf(base64: string): Buffer {
  return Buffer.from(base64.slice(base64.indexOf(',') + 1), 'base64');
}

type FilePart = { fileName: string; bytes: Buffer };
type StoredFile = { path: string; fileName: string; size: number };

/**
 * Checks a file like those of forms, and passes it on; a file that is not used is removed. Throws
 * `refusal` with a cause { reason } for a refused file.
 */
export async function withFile<T>(
  { takeFile }: WireCall,
  sent: FilePart & { rules: FileRules; refusal: ShopErrorKey },
  use: (file: StoredFile) => Promise<T>,
): Promise<T> {
  const { rules, refusal, ...named } = sent;
  const { path, problem, fileName, size } = await takeFile(named, rules);
  if (problem !== null) throw new ShopError(refusal, { cause: { reason: problem } });
  try {
    return await use({ path, fileName, size });
  } finally {
    await rm(path, { force: true });
  }
}
