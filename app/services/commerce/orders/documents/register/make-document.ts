import { onShopClock } from '~/lib/shop-time';
import { isKnownSeller } from '../../../../documents/e-invoice';
import { ShopError, type DocumentKind } from '../../../../shop-api';
import type { CommerceContext } from '../../../core/commerce-context';
import { contentOperations } from '../../../shop-pages/content/operations';
import { queueWork } from '../../../core/outbox/queue';
import { DOCUMENT_PREFIX } from './document-prefix';

export type DocumentReference = { id: number; number: string };

/**
 * Makes a document of an order or a return: gives it the next number of its kind and year (without
 * gaps: a rollback returns the number) and queues the creation of its files. A second call returns
 * the document of the first. `about` names the order a return comes from, whose invoice a credit
 * note corrects; the document is shown there too. Run it in a transaction. Throws `order.notFound`.
 * (§ 14 UStG, L-70)
 */
export async function makeDocument(
  ctx: CommerceContext,
  kind: DocumentKind,
  orderId: number,
  { about = null }: { about?: number | null } = {},
): Promise<DocumentReference> {
  const order = await lockOrder(ctx, orderId);
  const known = await findDocument(ctx, kind, orderId);
  if (known) return known;
  const refersTo = await invoiceBehind(ctx, kind, about ?? orderId);
  const isTaxed = kind === 'invoice' || refersTo !== null;
  const configuration = await contentOperations(ctx).getConfiguration();
  const made = await insertDocument(ctx, {
    kind,
    orderId,
    about,
    refersTo,
    isEInvoice:
      isTaxed && order.isBusiness && configuration.eInvoices && isKnownSeller(configuration),
  });
  await queueWork(ctx, {
    kind: 'document:files',
    dedupeKey: `document:files:${made.id}`,
    payload: { documentId: made.id },
  });
  return made;
}

/** Excludes concurrent documents of this order. */
async function lockOrder(ctx: CommerceContext, orderId: number): Promise<{ isBusiness: boolean }> {
  const { rows } = await ctx.db.client.query<{ isBusiness: boolean }>({
    name: 'document_order_lock',
    text: `select billing_address->>'companyName' <> '' and total > 0 as is_business
           from orders where id = $1 for update`,
    values: [orderId],
  });
  if (!rows[0]) throw new ShopError('order.notFound');
  return rows[0];
}

async function findDocument(ctx: CommerceContext, kind: DocumentKind, orderId: number) {
  const { rows } = await ctx.db.client.query<DocumentReference>({
    name: 'document_find',
    text: 'select id, number from order_document where order_id = $1 and kind = $2',
    values: [orderId, kind],
  });
  return rows[0];
}

/** The invoice that a credit note corrects or a reversal cancels, if there is one. */
async function invoiceBehind(
  ctx: CommerceContext,
  kind: DocumentKind,
  orderId: number,
): Promise<number | null> {
  if (kind !== 'creditNote' && kind !== 'reversalDocument') return null;
  return (await findDocument(ctx, 'invoice', orderId))?.id ?? null;
}

type NewDocument = {
  kind: DocumentKind;
  orderId: number;
  about: number | null;
  refersTo: number | null;
  isEInvoice: boolean;
};

async function insertDocument(
  ctx: CommerceContext,
  { kind, orderId, about, refersTo, isEInvoice }: NewDocument,
): Promise<DocumentReference> {
  const now = ctx.now();
  const year = Number(onShopClock(now).slice(0, 4));
  const { rows } = await ctx.db.client.query<DocumentReference>({
    name: 'document_insert',
    text: `with next as (
             insert into document_series (kind, year, last) values ($1, $2, 1)
             on conflict (kind, year) do update set last = document_series.last + 1
             returning last
           )
           insert into order_document (kind, year, serial, number, order_id, about_order_id,
             refers_to, is_e_invoice, made_at)
           select $1, $2, last, $3 || $2 || '-' || lpad(last::text, greatest(5, length(last::text)), '0'),
             $4, $5, $6, $7, $8 from next
           returning id, number`,
    values: [kind, year, `${DOCUMENT_PREFIX[kind]}-`, orderId, about, refersTo, isEInvoice, now],
  });
  return rows[0]!;
}
