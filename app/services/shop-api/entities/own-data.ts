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

/** The export of a customer's data (L-57); amounts are cents. */
export const customerExportSchema = ownDataSchema.extend({
  account: row,
  shadeNotes: z.array(row),
  reminders: z.array(row),
  requests: z.array(row),
  logins: z.array(row),
});

/** The export of data about a mail address without an account. */
export const guestExportSchema = ownDataSchema.extend({
  email: z.string(),
  requests: z.array(row),
});

/** The common part of both exports. */
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
