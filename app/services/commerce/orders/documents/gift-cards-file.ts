import { documentFileName } from '../../../documents/file-name';
import type { Order, OrderDocumentFile } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { contentOperations } from '../../shop-pages/content/operations';

/**
 * The bought gift cards of an order as a PDF, one on a page. It is drawn for each request and never
 * stored, because it contains codes. May throw NotDrawn.
 */
export async function giftCardsFile(
  ctx: CommerceContext,
  order: Order,
): Promise<OrderDocumentFile> {
  const facts = {
    kind: 'giftCards',
    number: String(order.id),
    madeAt: ctx.now().toISOString(),
    order,
    orderNumber: order.id,
    refersTo: null,
    isEInvoice: false,
    configuration: await contentOperations(ctx).getConfiguration(),
    countries: { billing: '', delivery: '' },
  } as const;
  return {
    fileName: documentFileName(facts, 'pdf'),
    contentType: 'application/pdf',
    bytes: await ctx.drawDocument(facts, 'pdf'),
  };
}
