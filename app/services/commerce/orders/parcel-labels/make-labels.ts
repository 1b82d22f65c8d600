import { ShopError } from '../../../shop-api';
import {
  PATIENCE_MS,
  type ParcelLabels,
  type ParcelToSend,
} from '../../../parcel-labels/parcel-labels';
import type { CommerceContext } from '../../core/commerce-context';
import { contentOperations } from '../../shop-pages/content/operations';
import { loadParcelFacts } from './parcel-facts';

/** A stored label; `pdf` is null once it was deleted. */
export type KeptLabel = { position: number; trackingNumber: string; pdf: Buffer | null };

export type Labels = { labels: KeptLabel[]; made: number };

/** The carrier's labels, and the number of parcels of the order. */
type ParcelLabelRequest = { orderId: number; parcels: number; carrier: ParcelLabels };

/**
 * Makes the labels of what is to be sent of an order, one for each parcel; existing ones stay as
 * they are, so a second call returns the same. An order that was sent keeps its labels and gets no
 * more. Throws `order.notFound`, `order.nothingToSend`, `order.statusNotAllowed` with { from }, and
 * the carrier's `LabelFault`: labels that were made before it stay stored.
 */
export async function makeLabels(
  ctx: CommerceContext,
  { orderId, parcels, carrier }: ParcelLabelRequest,
): Promise<Labels> {
  const facts = await loadParcelFacts(ctx, orderId);
  const before = await loadLabels(ctx, orderId);
  const missing = Array.from({ length: parcels }, (_, at) => at + 1).filter(
    (position) => !before.some((label) => label.position === position),
  );
  if (missing.length > 0 && !facts.hasGoods) {
    throw new ShopError('order.nothingToSend');
  }
  // Sent, or not to be sent yet: only existing labels may be printed again.
  if (missing.length > 0 && facts.status !== 'confirmed') {
    throw new ShopError('order.statusNotAllowed', { cause: { from: facts.status } });
  }
  const { seller: sender } = await contentOperations(ctx).getConfiguration();
  for (const position of missing) {
    const of = Math.max(parcels, before.length);
    const parcel: ParcelToSend = {
      key: `order-${orderId}-${position}`,
      orderId,
      position,
      of,
      service: facts.service,
      sender,
      receiver: facts.receiver,
      wishes: facts.wishes,
      // How the weight is divided among several parcels is unknown.
      weightG: of === 1 ? facts.weightG : null,
    };
    const { trackingNumber, pdf } = await carrier.make(parcel, AbortSignal.timeout(PATIENCE_MS));
    // Another run may have been first: its label stays.
    await ctx.db.client.query(
      `insert into parcel_label (order_id, position, parcel_service_id, tracking_number, pdf, made_at)
       values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
      [orderId, position, facts.parcelServiceId, trackingNumber, pdf, ctx.now()],
    );
  }
  return { labels: await loadLabels(ctx, orderId), made: missing.length };
}

async function loadLabels({ db }: CommerceContext, orderId: number): Promise<KeptLabel[]> {
  const { rows } = await db.client.query<KeptLabel>(
    `select position, tracking_number, pdf from parcel_label
     where order_id = $1 order by position`,
    [orderId],
  );
  return rows;
}
