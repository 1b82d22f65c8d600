import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { identity } from './columns';

/** Reasons for returns. An inactive one stays for the returns that refer to it. */
export const returnReason = pgTable('return_reason', {
  id: identity(),
  nameDe: text('name_de').notNull(),
  nameEn: text('name_en').notNull(),
  position: integer('position').notNull(),
  isDefault: boolean('is_default').notNull().default(false),
  isActive: boolean('is_active').notNull().default(true),
  /** The goods are faulty: such a return is accepted for goods mixed to order, too. */
  isFault: boolean('is_fault').notNull().default(false),
});
