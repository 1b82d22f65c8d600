import type { OrderDocumentFile } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { documentFile } from './document-file';
import { findDocument } from './document-row';

/** Every file of a document, the PDF first. Throws `order.notFound`. */
export async function documentFiles(
  ctx: CommerceContext,
  id: number,
): Promise<OrderDocumentFile[]> {
  const { isEInvoice } = await findDocument(ctx, id);
  const pdf = await documentFile(ctx, id, 'pdf');
  return isEInvoice ? [pdf, await documentFile(ctx, id, 'xrechnung')] : [pdf];
}
