import type { DocumentFacts } from '../../../documents/document-facts';
import type { DocumentKind, Order, OrderAddress } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { countryNamed } from '../../core/reference/country-named';
import { isExportTo } from '../../core/reference/home-country';
import { contentOperations } from '../../shop-pages/content/operations';
import { loadOrder } from '../order/load-order';
import { giftCardsAlone, sentOrder, withoutGiftCards, withoutUnsent } from '../order/sent-order';
import type { DocumentRow } from './document-row';

/** The documented part of an order: bought gift cards are on a separate receipt (096). */
const ABOUT: Partial<Record<DocumentKind, (order: Order) => Order>> = {
  invoice: sentOrder,
  deliveryNote: sentOrder,
  creditNote: withoutGiftCards,
  returnNote: withoutGiftCards,
  receipt: giftCardsAlone,
  reversalDocument: withoutUnsent,
};

/** The data from which a document is written. */
export async function documentFacts(
  ctx: CommerceContext,
  row: DocumentRow,
): Promise<DocumentFacts> {
  const ordered = await loadOrder(ctx, row.orderId);
  const about = ABOUT[row.kind]?.(ordered) ?? ordered;
  const tables = await ctx.reference();
  const { countries } = tables;
  const countryOf = ({ countryName }: OrderAddress) => countryNamed(countries, countryName);
  const destination = countryOf(ordered.deliveryAddress);
  // Orders from before the reason was stored: only exports were without VAT.
  const wasExport = ordered.vatCase === null && destination && isExportTo(tables, destination);
  const order = wasExport ? { ...about, vatCase: 'export' as const } : about;
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
  };
}
