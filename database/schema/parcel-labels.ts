import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { bytea, identity, instant } from './columns';
import { parcelService } from './countries';
import { orders } from './orders';

/** A label of a parcel that is to be sent; sending the order creates a parcel of each. */
export const parcelLabel = pgTable(
  'parcel_label',
  {
    id: identity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** The number of the parcel in its order, from 1. */
    position: integer('position').notNull(),
    parcelServiceId: integer('parcel_service_id')
      .notNull()
      .references(() => parcelService.id),
    trackingNumber: text('tracking_number').notNull().unique(),
    /** As the carrier returned it; null after its retention period. */
    pdf: bytea('pdf'),
    madeAt: instant('made_at').notNull(),
  },
  (t) => [
    unique('parcel_label_once').on(t.orderId, t.position),
    index('parcel_label_by_time')
      .on(t.madeAt)
      .where(sql`${t.pdf} is not null`),
    check('parcel_label_position', sql`${t.position} between 1 and 20`),
    check('parcel_label_tracking_number', sql`${t.trackingNumber} ~ '^[A-Za-z0-9-]{4,40}$'`),
  ],
);
