import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { CommerceContext } from '../../app/services/commerce/core/commerce-context';
import { documentFiles } from '../../app/services/commerce/orders/documents/document-files';
import { loadOrder } from '../../app/services/commerce/orders/order/load-order';

/**
 * Writes every document of an order or a return, which an operator prints and puts into the parcel,
 * into a folder, which is created. Returns the paths of the files. Throws `order.notFound`.
 */
export async function writeDocuments(
  ctx: CommerceContext,
  orderId: number,
  folder: string,
): Promise<string[]> {
  const { documents } = await loadOrder(ctx, orderId);
  const target = resolve(folder);
  await mkdir(target, { recursive: true, mode: 0o700 });
  const written: string[] = [];
  for (const { id } of documents) {
    for (const { fileName, bytes } of await documentFiles(ctx, id)) {
      const path = join(target, fileName);
      await writeFile(path, bytes, { mode: 0o600 });
      written.push(path);
    }
  }
  return written;
}
