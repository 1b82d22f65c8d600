import { onShopClock } from '~/lib/shop-time';
import type { DocumentFacts } from './document-facts';

/** After the sums, where the CII schema requires it. */
const BEFORE = '</ram:SpecifiedTradeSettlementHeaderMonetarySummation>';

/**
 * Adds the number and date of the corrected invoice to the XML (BT-25, BT-26). The library expects
 * them at another position than UBL, and so omits them.
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
