import { ShopError, type DocumentKind, type Language } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';

export type DocumentRow = {
  id: number;
  kind: DocumentKind;
  number: string;
  orderId: number;
  aboutOrderId: number | null;
  isEInvoice: boolean;
  madeAt: Date;
  /** The language of its order. */
  lang: Language;
  invoiceNumber: string | null;
  invoiceMadeAt: Date | null;
};

/** SQL: documents `d` of their orders `o` as `DocumentRow`s. */
export const DOCUMENT_ROWS = `
  select d.id, d.kind, d.number, d.order_id, d.about_order_id,
    d.is_e_invoice, d.made_at, o.lang,
    i.number as invoice_number, i.made_at as invoice_made_at
  from order_document d
  join orders o on o.id = d.order_id
  left join order_document i on i.id = d.refers_to`;

/** Throws `order.notFound`, also when the buyer's data were deleted (L-58). */
export async function findDocument(ctx: CommerceContext, id: number): Promise<DocumentRow> {
  const { rows } = await ctx.db.client.query<DocumentRow>({
    name: 'document_row',
    text: `${DOCUMENT_ROWS} where d.id = $1 and o.email <> ''`,
    values: [id],
  });
  if (!rows[0]) throw new ShopError('order.notFound');
  return rows[0];
}
