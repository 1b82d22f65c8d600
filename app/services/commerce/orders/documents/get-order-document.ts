import {
  orderDocumentInputSchema,
  ShopError,
  type OrderDocumentFile,
  type OrderDocumentInput,
} from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { getOrder } from '../order/get-order';
import { hashOf } from '../../core/hash-of';
import { documentFile } from './document-file';

/** A document for a visitor who may see its order: throws what `getOrder` throws (reliability B4). */
export async function getOrderDocument(
  ctx: CommerceContext,
  input: OrderDocumentInput,
): Promise<OrderDocumentFile> {
  const parsed = orderDocumentInputSchema.safeParse(input);
  if (!parsed.success) throw notFound();
  const { document, accessKey, format, orderId: asked } = parsed.data;
  const orderId = await orderOf(ctx, document, accessKey);
  if (asked !== undefined && asked !== orderId) throw notFound();
  await getOrder(ctx, { orderId, accessKey });
  return documentFile(ctx, document, format);
}

/**
 * The order that the key belongs to: the document's own, or the one it is about. A key that matches
 * neither is counted as a guess by `getOrder`.
 */
async function orderOf(ctx: CommerceContext, document: number, accessKey: string): Promise<number> {
  const { rows } = await ctx.db.client.query<{ id: number }>({
    name: 'document_order',
    text: `select o.id from order_document d
           join orders o on o.id in (d.order_id, d.about_order_id)
           where d.id = $1 order by o.access_key_hash = $2 desc, o.id limit 1`,
    values: [document, hashOf(accessKey)],
  });
  if (!rows[0]) throw notFound();
  return rows[0].id;
}

function notFound(): ShopError {
  return new ShopError('order.notFound');
}
