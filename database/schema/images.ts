import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns';

/** A picture by the hash of its content; renditions are at /media/{hash}/. */
export const image = pgTable(
  'image',
  {
    hash: text('hash').primaryKey(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    placeholder: text('placeholder').notNull(),
    widths: integer('widths').array().notNull(),
    createdAt: createdAt(),
  },
  (t) => [check('image_size', sql`${t.width} > 0 and ${t.height} > 0`)],
);
