import { findFile } from '../../../files/private-folder';
import {
  orderPropertyFileInputSchema,
  type OrderPropertyFile,
  type OrderPropertyFileInput,
} from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { folderOf } from './folder-of';

/**
 * A file for the visitor who uploaded it, or who may see its order (`order_access`, or theirs):
 * null for other visitors, so that it does not reveal whether the file exists.
 */
export async function getOrderPropertyFile(
  ctx: CommerceContext,
  input: OrderPropertyFileInput,
): Promise<OrderPropertyFile | null> {
  const parsed = orderPropertyFileInputSchema.safeParse(input);
  if (!parsed.success || ctx.visitor.sessionId === null) return null;
  const { hash, fileName } = parsed.data;
  const { rows } = await ctx.db.client.query<{ contentType: string }>({
    name: 'private_file_find',
    text: `select media_type as content_type from private_file f
            where hash = $1 and file_name = $2
              and (session_id = $3 or customer_id = $4
                or exists (
                  select from order_access a where a.order_id = f.order_id and a.session_id = $3)
                or exists (select from orders o where o.id = f.order_id and o.customer_id = $4))`,
    values: [hash, fileName, ctx.visitor.sessionId, ctx.visitor.customer?.id ?? null],
  });
  const file = rows[0] && (await findFile(folderOf(ctx), hash));
  return file ? { fileName, ...rows[0]!, ...file } : null;
}
