import type { Language, OrderParcel } from '../../../shop-api';
import { trackingLink } from './tracking-link';

export type ParcelRow = {
  parcelServiceName: string;
  trackingNumber: string;
  template: string | null;
  sentAt: string;
};

/** SQL: the parcels of an order as `ParcelRow`s, first sent first. */
export const PARCELS_OF = (orderId: string) => `
  (select coalesce(jsonb_agg(jsonb_build_object('parcelServiceName', s.name,
            'trackingNumber', b.tracking_number, 'template', s.tracking_url,
            'sentAt', b.sent_at) order by b.id), '[]')
     from order_parcel b join parcel_service s on s.id = b.parcel_service_id
     where b.order_id = ${orderId})`;

/** Parcels as entities of the contract, with links in this language. */
export function toParcels(rows: ParcelRow[], lang: Language): OrderParcel[] {
  return rows.map(({ parcelServiceName, trackingNumber, template, sentAt }) => ({
    parcelServiceName,
    trackingNumber,
    trackingUrl: trackingLink(template, { number: trackingNumber, lang }),
    sentAt: new Date(sentAt).toISOString(),
  }));
}
