import { bigint, customType, integer, text, timestamp } from 'drizzle-orm/pg-core';

/** Integer minor units (cents). */
export const cents = (name: string) => bigint(name, { mode: 'number' });

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const createdAt = () => instant('created_at').notNull().defaultNow();

/** Primary key given by the database. */
export const identity = () => integer('id').primaryKey().generatedAlwaysAsIdentity();

/** Primary key given by the importer or the shop's own tables of constants. */
export const givenId = () => integer('id').primaryKey();

/** Key in the operator's own system, by which the importer finds what exists. */
export const externalId = () => text('external_id').notNull().unique();

export const lang = () => text('lang').$type<'de' | 'en'>().notNull();

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
