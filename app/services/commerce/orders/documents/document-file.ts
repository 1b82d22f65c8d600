import type { DocumentFacts } from '../../../documents/document-facts';
import type { DocumentFormat } from '../../../documents/draw-document';
import { documentFileName } from '../../../documents/file-name';
import { ShopError, type OrderDocumentFile } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { documentFacts } from './load-document-facts';
import { findDocument } from './document-row';

const CONTENT_TYPE = { pdf: 'application/pdf', xrechnung: 'application/xml' } as const;

/**
 * A file of a document: created at the first request, stored, and the same bytes ever after. A
 * concurrent call that creates it too returns the stored one. Checks no proof: callers do. Throws
 * `order.notFound` and NotDrawn.
 */
export async function documentFile(
  ctx: CommerceContext,
  id: number,
  format: DocumentFormat,
): Promise<OrderDocumentFile> {
  const row = await findDocument(ctx, id);
  if (format === 'xrechnung' && !row.isEInvoice) throw new ShopError('order.notFound');
  const facts = await documentFacts({ ...ctx, lang: row.lang }, row);
  const bytes = (await keptBytes(ctx, id, format)) ?? (await make(ctx, facts, { id, format }));
  return {
    fileName: documentFileName(facts, format),
    contentType: CONTENT_TYPE[format],
    bytes,
  };
}

async function make(
  ctx: CommerceContext,
  facts: DocumentFacts,
  { id, format }: { id: number; format: DocumentFormat },
): Promise<Uint8Array> {
  const made = await ctx.drawDocument(facts, format);
  await ctx.hook('document:made');
  await ctx.db.client.query({
    name: 'document_file_keep',
    text: `insert into order_document_file (document_id, format, bytes, created_at)
           values ($1, $2, $3, $4) on conflict do nothing`,
    values: [id, format, made, ctx.now()],
  });
  return (await keptBytes(ctx, id, format)) ?? made;
}

async function keptBytes(
  ctx: CommerceContext,
  id: number,
  format: DocumentFormat,
): Promise<Buffer | undefined> {
  const { rows } = await ctx.db.client.query<{ bytes: Buffer }>({
    name: 'document_file',
    text: 'select bytes from order_document_file where document_id = $1 and format = $2',
    values: [id, format],
  });
  return rows[0]?.bytes;
}
