import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { bytea, createdAt, identity, instant } from './columns';
import { orders } from './orders';

/** The last number of each kind and year, locked until commit: no number is skipped. */
export const documentSeries = pgTable(
  'document_series',
  {
    kind: text('kind').notNull(),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.year] })],
);

/** A document of an order or a return: created once, never changed (§ 14 UStG, L-70). */
export const orderDocument = pgTable(
  'order_document',
  {
    id: identity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** Another order it concerns: for a return the order it comes from. */
    aboutOrderId: integer('about_order_id').references(() => orders.id),
    kind: text('kind').notNull(),
    year: integer('year').notNull(),
    serial: integer('serial').notNull(),
    number: text('number').notNull().unique(),
    /** The invoice that it corrects or cancels. */
    refersTo: integer('refers_to').references((): AnyPgColumn => orderDocument.id),
    /** Also machine-readable (EN 16931). */
    isEInvoice: boolean('is_e_invoice').notNull(),
    madeAt: instant('made_at').notNull(),
  },
  (t) => [
    unique('order_document_once').on(t.orderId, t.kind),
    unique('order_document_serial').on(t.kind, t.year, t.serial),
    // For the VAT declarations of a quarter or a month.
    index('order_document_by_day')
      .on(t.madeAt)
      .where(sql`${t.kind} in ('invoice', 'creditNote', 'reversalDocument')`),
    index('order_document_about').on(t.aboutOrderId),
    index('order_document_by_reference')
      .on(t.refersTo)
      .where(sql`${t.refersTo} is not null`),
    check(
      'order_document_kind',
      sql`${t.kind} in ('orderConfirmation', 'invoice', 'deliveryNote', 'returnNote', 'creditNote', 'reversalDocument', 'receipt')`,
    ),
  ],
);

/** The bytes of a document as first created; deleted with the buyer's data (L-58). */
export const orderDocumentFile = pgTable(
  'order_document_file',
  {
    documentId: integer('document_id')
      .notNull()
      .references(() => orderDocument.id),
    format: text('format').$type<'pdf' | 'xrechnung'>().notNull(),
    bytes: bytea('bytes').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.documentId, t.format] }),
    check('order_document_file_format', sql`${t.format} in ('pdf', 'xrechnung')`),
  ],
);
