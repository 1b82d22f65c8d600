import type { CommerceContext } from '../../core/commerce-context';
import { DOCUMENT_ROWS, type DocumentRow } from '../documents/document-row';
import { boundsOf, type Period } from './period';

/** Invoices of a period, and the documents of it that correct or cancel invoices. */
export async function documentsOfPeriod(
  ctx: CommerceContext,
  period: Period,
): Promise<DocumentRow[]> {
  const { from, to } = boundsOf(period);
  const { rows } = await ctx.db.client.query<DocumentRow>({
    name: 'oss_documents',
    text: `${DOCUMENT_ROWS}
           where d.made_at >= $1 and d.made_at < $2
             and d.kind in ('invoice', 'creditNote', 'reversalDocument')
             and (d.kind = 'invoice' or d.refers_to is not null)
           order by d.id`,
    values: [from, to],
  });
  return rows;
}
