import * as z from 'zod/v4';
import { centsSchema, instantSchema } from './primitives';

const row = z.record(z.string(), z.json());

/** What a customer is handed of their own data (L-57); amounts are cents. */
export const customerExportSchema = z.object({
  madeAt: instantSchema,
  account: row,
  addresses: z.array(row),
  cart: z.array(row),
  orders: z.array(row.and(z.object({ totalCents: centsSchema }))),
  withdrawals: z.array(row),
  newsletter: z.array(row),
  files: z.array(row),
  sessions: z.array(row),
  logins: z.array(row),
});
export type CustomerExport = {
  madeAt: string;
  account: ExportRow;
  addresses: ExportRow[];
  cart: ExportRow[];
  orders: ExportRow[];
  withdrawals: ExportRow[];
  newsletter: ExportRow[];
  files: ExportRow[];
  sessions: ExportRow[];
  logins: ExportRow[];
};
export type ExportValue = string | number | boolean | null | ExportRow | ExportValue[];
export interface ExportRow {
  [name: string]: ExportValue;
}
