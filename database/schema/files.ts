import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { bytea, createdAt, instant } from './columns';
import { customer } from './customers';
import { orders } from './orders';
import { visitorSession } from './visitors';

/**
 * A file that a visitor uploaded. Its bytes are stored in the folder of private files under `hash`:
 * they are written before the row and deleted after it, so that no row lacks its file.
 */
export const privateFile = pgTable(
  'private_file',
  {
    /** Random, so that it cannot be guessed. */
    hash: text('hash').primaryKey(),
    /** The visit that owns it until it belongs to an order. */
    sessionId: bigint('session_id', { mode: 'number' }).references(() => visitorSession.id, {
      onDelete: 'cascade',
    }),
    /** The same for a logged-in customer: in all their browsers. */
    customerId: integer('customer_id').references(() => customer.id, { onDelete: 'cascade' }),
    orderId: integer('order_id').references(() => orders.id),
    fileName: text('file_name').notNull(),
    mediaType: text('media_type').notNull(),
    size: integer('size').notNull(),
    /** SHA-256 of the bytes: a file that is sent twice is stored once. */
    contentHash: bytea('content_hash').notNull(),
    createdAt: createdAt(),
    /** When it was uploaded, or last put into the cart. */
    usedAt: instant('used_at').notNull().defaultNow(),
  },
  (t) => [
    unique('private_file_once_a_session').on(t.sessionId, t.contentHash, t.fileName),
    index('private_file_by_customer').on(t.customerId),
    index('private_file_by_order').on(t.orderId),
    index('private_file_unordered')
      .on(t.usedAt)
      .where(sql`${t.orderId} is null`),
    check(
      'private_file_has_one_owner',
      sql`num_nonnulls(${t.sessionId}, ${t.customerId}, ${t.orderId}) = 1`,
    ),
    check('private_file_size', sql`${t.size} > 0`),
  ],
);
