import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { identity } from './columns';

/** Why goods come back. What is out of use stays for the returns that name it. */
export const returnReason = pgTable('return_reason', {
  id: identity(),
  nameDe: text('name_de').notNull(),
  nameEn: text('name_en').notNull(),
  position: integer('position').notNull(),
  isDefault: boolean('is_default').notNull().default(false),
  isActive: boolean('is_active').notNull().default(true),
  /** The goods are at fault: such a return is taken of what was mixed to order, too. */
  isFault: boolean('is_fault').notNull().default(false),
});
