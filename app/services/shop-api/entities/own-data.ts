import * as z from 'zod';
import { centsSchema, instantSchema } from './primitives';

const row = z.record(z.string(), z.json());

const ownDataSchema = z.object({
  madeAt: instantSchema,
  addresses: z.array(row),
  cart: z.array(row),
  wishlist: z.array(row),
  orders: z.array(row.and(z.object({ totalCents: centsSchema }))),
  returns: z.array(row.and(z.object({ totalCents: centsSchema }))),
  offers: z.array(row.and(z.object({ totalCents: centsSchema }))),
  withdrawals: z.array(row),
  contact: z.array(row),
  newsletter: z.array(row),
  reviewMails: z.array(row),
  reviews: z.array(row),
  files: z.array(row),
  sessions: z.array(row),
});

/** What a customer is handed of their own data (L-57); amounts are cents. */
export const customerExportSchema = ownDataSchema.extend({
  account: row,
  shadeNotes: z.array(row),
  reminders: z.array(row),
  requests: z.array(row),
  logins: z.array(row),
});

/** What the owner of a mail address is handed of what is kept about it without an account. */
export const guestExportSchema = ownDataSchema.extend({
  email: z.string(),
  requests: z.array(row),
});

/** What both are handed. */
export type OwnData = {
  madeAt: string;
  addresses: ExportRow[];
  cart: ExportRow[];
  wishlist: ExportRow[];
  orders: ExportRow[];
  returns: ExportRow[];
  offers: ExportRow[];
  withdrawals: ExportRow[];
  contact: ExportRow[];
  newsletter: ExportRow[];
  reviewMails: ExportRow[];
  reviews: ExportRow[];
  files: ExportRow[];
  sessions: ExportRow[];
};
export type CustomerExport = OwnData & {
  account: ExportRow;
  shadeNotes: ExportRow[];
  reminders: ExportRow[];
  requests: ExportRow[];
  logins: ExportRow[];
};
export type GuestExport = OwnData & { email: string; requests: ExportRow[] };
export type ExportValue = string | number | boolean | null | ExportRow | ExportValue[];
export interface ExportRow {
  [name: string]: ExportValue;
}
