import { transact, type CommerceContext } from '../commerce/core/commerce-context';
import { documentFiles } from '../commerce/orders/documents/document-files';
import { giftCardsFile } from '../commerce/orders/documents/gift-cards-file';
import { NotDrawn } from '../documents/draw-document';
import { makeDocument } from '../commerce/orders/documents/register/make-document';
import type { Order, OrderDocumentFile } from '../shop-api';
import type { MailAttachment } from './mailer';

/** Returns the files of a document for a mail. Throws `order.notFound` and NotDrawn. */
export async function documentAttachments(
  ctx: CommerceContext,
  documentId: number,
): Promise<MailAttachment[]> {
  const files = await documentFiles(ctx, documentId);
  return files.map(attachment);
}

function attachment({ fileName, contentType, bytes }: OrderDocumentFile): MailAttachment {
  return { filename: fileName, contentType, content: Buffer.from(bytes) };
}

/** Returns an order's gift cards for printing. Throws NotDrawn: the mail waits for them. */
export async function giftCardsAttachment(
  ctx: CommerceContext,
  order: Order,
): Promise<MailAttachment> {
  return attachment(await giftCardsFile(ctx, order));
}

/**
 * The same for a mail that must not wait for them: none if they cannot be drawn. The job that draws
 * them reports the error. If the PDF thread is only busy, the mail waits (throws NotDrawn).
 */
export function attachmentsIfMade(
  ctx: CommerceContext,
  documentId: number,
): Promise<MailAttachment[]> {
  return documentAttachments(ctx, documentId).catch((error: unknown) => {
    if (error instanceof NotDrawn && error.reason === 'busy') throw error;
    return [];
  });
}

/** Creates the order confirmation with its mail. */
export async function confirmationAttachments(
  ctx: CommerceContext,
  orderId: number,
): Promise<MailAttachment[]> {
  const { id } = await transact(ctx, (ctx) => makeDocument(ctx, 'orderConfirmation', orderId));
  return attachmentsIfMade(ctx, id);
}
