import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';
import { operator } from './operators';

/**
 * A picture that operators have uploaded for pages. Its bytes are stored in the folder of pictures
 * under `key`: they are written before the row, and never deleted.
 */
export const picture = pgTable(
  'picture',
  {
    /** SHA-256 of the stored file. */
    key: text('key').primaryKey(),
    fileName: text('file_name').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** The size of the stored file. */
    bytes: integer('bytes').notNull(),
    /** Description of the picture, offered wherever it is used; '' until it is entered. */
    alternateDe: text('alternate_de').notNull().default(''),
    alternateEn: text('alternate_en').notNull().default(''),
    /** The operator who last uploaded it, and when. */
    operatorId: integer('operator_id').references(() => operator.id, { onDelete: 'set null' }),
    uploadedAt: instant('uploaded_at').notNull(),
  },
  (t) => [
    index('picture_newest').on(t.uploadedAt, t.key),
    index('picture_of_operator').on(t.operatorId),
    check('picture_key', sql`${t.key} ~ '^[0-9a-f]{64}$'`),
    check('picture_size', sql`${t.width} > 0 and ${t.height} > 0 and ${t.bytes} > 0`),
  ],
);
