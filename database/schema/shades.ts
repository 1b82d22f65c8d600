import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { externalId, identity, lang } from './columns';

/** A shade of a colour card with its colour; its name in each language is in another table. */
export const shade = pgTable(
  'shade',
  {
    id: identity(),
    externalId: externalId(),
    /** Key of its colour card: opaque paint and wood stain, say, have one each. */
    card: text('card').notNull().default(''),
    number: text('number').notNull().default(''),
    color: text('color').notNull(),
    /** Key of the colour family, such as `green`. */
    family: text('family').notNull().default(''),
    position: integer('position').notNull().default(0),
  },
  (t) => [check('shade_color', sql`${t.color} ~ '^#[0-9a-f]{6}$'`)],
);

export const shadeText = pgTable(
  'shade_text',
  {
    shadeId: integer('shade_id')
      .notNull()
      .references(() => shade.id, { onDelete: 'cascade' }),
    lang: lang(),
    name: text('name').notNull(),
  },
  (t) => [primaryKey({ columns: [t.shadeId, t.lang] })],
);
