import type { DocumentFacts } from '../../../documents/document-facts';
import type { DocumentKind, OrderAddress } from '../../../shop-api';
import type { CommerceContext } from '../../ground/commerce-context';
import { isExportTo } from '../../ground/reference/home-country';
import { contentOperations } from '../../shop-pages/content/operations';
import { loadOrder } from '../order/load-order';
import { sentOrder } from '../order/sent-order';
import type { DocumentRow } from './document-row';

/** What was withdrawn from before it was sent stands on none of them. */
const BILLED: readonly DocumentKind[] = ['invoice', 'deliveryNote', 'reversalDocument'];

/** What a document is written from. */
export async function documentFacts(
  ctx: CommerceContext,
  row: DocumentRow,
): Promise<DocumentFacts> {
  const ordered = await loadOrder(ctx, row.orderId);
  const order = BILLED.includes(row.kind) ? sentOrder(ordered) : ordered;
  const tables = await ctx.reference();
  const { countries } = tables;
  const countryOf = ({ countryName }: OrderAddress) =>
    countries.find(({ names }) => Object.values(names).includes(countryName));
  const destination = countryOf(order.deliveryAddress);
  return {
    kind: row.kind,
    number: row.number,
    madeAt: row.madeAt.toISOString(),
    order,
    orderNumber: row.aboutOrderId ?? row.orderId,
    refersTo:
      row.invoiceNumber !== null && row.invoiceMadeAt !== null
        ? { number: row.invoiceNumber, madeAt: row.invoiceMadeAt.toISOString() }
        : null,
    isEInvoice: row.isEInvoice,
    configuration: await contentOperations(ctx).getConfiguration(),
    countries: {
      billing: countryOf(order.billingAddress)?.isoCode2 ?? '',
      delivery: destination?.isoCode2 ?? '',
    },
    isExport: destination ? isExportTo(tables, destination) : false,
  };
}
