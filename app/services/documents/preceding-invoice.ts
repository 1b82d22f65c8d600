import { onShopClock } from '~/lib/shop-time';
import type { DocumentFacts } from './document-facts';

/** Behind the sums, where the schema of CII has its place. */
const BEFORE = '</ram:SpecifiedTradeSettlementHeaderMonetarySummation>';

/**
 * The written e-invoice with the number and day of the invoice it corrects (BT-25, BT-26). The library
 * looks for them where UBL does not have them, and so leaves them out.
 */
export function withPrecedingInvoice(xml: string, refersTo: DocumentFacts['refersTo']): string {
  if (!refersTo) return xml;
  const day = onShopClock(new Date(refersTo.madeAt)).slice(0, 10).replaceAll('-', '');
  return xml.replace(
    BEFORE,
    () => `${BEFORE}
			<ram:InvoiceReferencedDocument>
				<ram:IssuerAssignedID>${refersTo.number}</ram:IssuerAssignedID>
				<ram:FormattedIssueDateTime>
					<qdt:DateTimeString format="102">${day}</qdt:DateTimeString>
				</ram:FormattedIssueDateTime>
			</ram:InvoiceReferencedDocument>`,
  );
}
