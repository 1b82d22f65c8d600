import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { addressKey } from '~/lib/address-key.server';
import { endingOf, nameProblem } from '~/lib/file-rules';
import { contentHash, takeIn } from '../../../files/private-folder';
import {
  ShopError,
  uploadOrderPropertyFileInputSchema,
  type UploadOrderPropertyFileInput,
} from '../../../shop-api';
import {
  ORDER_PROPERTY_FILES,
  fileValue,
} from '../../../shop-api/entities/order-property-file-rules';
import type { CommerceContext } from '../../core/commerce-context';
import { limitRates } from '../../core/rate-limit';
import { changeVisitor, ensureSession } from '../sessions/change-visitor';
import { folderOf } from './folder-of';

const HOUR = 60 * 60;

/** Files from one address: what an office may need, and what fits on a disk. */
export const UPLOADS_OF_ADDRESS = {
  hour: { max: 60, seconds: HOUR },
  day: { max: 200, seconds: 24 * HOUR },
};
/** Files of one visitor. */
export const UPLOADS_OF_SESSION = { max: 30, seconds: HOUR };

/**
 * Stores a file for an order property (open point 1.7) and returns the property's value. The bytes
 * are written before the row: an interrupted upload leaves a file without a row, which the sweeper
 * removes. The same file of the same visitor is stored once. Throws `file.refused` and
 * `security.tooManyRequests`.
 */
export async function uploadOrderPropertyFile(
  ctx: CommerceContext,
  input: UploadOrderPropertyFileInput,
): Promise<string> {
  const { path, fileName, size } = uploadOrderPropertyFileInputSchema.parse(input);
  const reason = nameProblem(ORDER_PROPERTY_FILES, fileName);
  if (reason) throw new ShopError('file.refused', { cause: { reason } });
  await limitUploads(ctx);
  const folder = folderOf(ctx);
  const content = await contentHash(path);
  const hash = randomBytes(32).toString('base64url');
  await takeIn(folder, path, hash);
  await ctx.hook('upload:file-kept');
  const kept = await changeVisitor(ctx, async (ctx) => {
    const { customer, sessionId, formerSessionId } = ctx.visitor;
    const owner = customer
      ? { customerId: customer.id }
      : { sessionId: sessionId ?? formerSessionId ?? (await ensureSession(ctx)) };
    return writeRow(ctx, { hash, fileName, size, content }, owner);
  });
  // The same bytes: they replace the existing file, or restore a lost one.
  if (kept !== hash) await takeIn(folder, join(folder, hash), kept);
  return fileValue({ hash: kept, fileName });
}

async function limitUploads(ctx: CommerceContext): Promise<void> {
  const { sessionId, clientAddress } = ctx.visitor;
  const address = addressKey(clientAddress);
  await limitRates(ctx, {
    [`upload:hour:address:${address}`]: UPLOADS_OF_ADDRESS.hour,
    [`upload:day:address:${address}`]: UPLOADS_OF_ADDRESS.day,
    ...(sessionId !== null && { [`upload:session:${sessionId}`]: UPLOADS_OF_SESSION }),
  });
}

type NewFile = { hash: string; fileName: string; size: number; content: Buffer };
type Owner = { customerId: number } | { sessionId: number };

/** Returns the hash under which the file is stored: for a file sent before, the former hash. */
async function writeRow(ctx: CommerceContext, file: NewFile, owner: Owner): Promise<string> {
  const { mediaType } =
    ORDER_PROPERTY_FILES.types[endingOf(file.fileName) as keyof typeof ORDER_PROPERTY_FILES.types];
  const column = 'customerId' in owner ? 'customer_id' : 'session_id';
  const id = 'customerId' in owner ? owner.customerId : owner.sessionId;
  const { rows } = await ctx.db.client.query<{ hash: string }>({
    name: `private_file_write_${column}`,
    text: `with known as (
             update private_file set used_at = $7
             where ${column} = $2 and content_hash = $6 and file_name = $3 returning hash
           ), made as (
             insert into private_file
               (hash, ${column}, file_name, media_type, size, content_hash, created_at, used_at)
             select $1, $2, $3, $4, $5, $6, $7, $7 where not exists (select from known)
             on conflict (session_id, content_hash, file_name)
               do update set used_at = excluded.used_at
             returning hash
           )
           select hash from known union all select hash from made limit 1`,
    values: [file.hash, id, file.fileName, mediaType, file.size, file.content, ctx.now()],
  });
  return rows[0]!.hash;
}
