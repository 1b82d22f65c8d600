import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { identity, instant } from './columns';
import { parcelService } from './countries';
import { orders } from './orders';

/** A parcel of an order; an order may need several. */
export const orderParcel = pgTable(
  'order_parcel',
  {
    id: identity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    parcelServiceId: integer('parcel_service_id')
      .notNull()
      .references(() => parcelService.id),
    trackingNumber: text('tracking_number').notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (t) => [
    unique('order_parcel_once').on(t.orderId, t.trackingNumber),
    check('order_parcel_tracking_number', sql`${t.trackingNumber} ~ '^[A-Za-z0-9-]{4,40}$'`),
  ],
);
