import * as z from 'zod/v4';
import { kind } from '../fields/index';

/** Columns of twelve, such as 6 and 6 or 4, 4 and 4. */
export const multiGridConfigurationSchema = z.object({
  columnWidths: kind(z.array(z.int().min(1).max(12)).min(1).max(4), 'columns').default([6, 6]),
});
export type MultiGridConfiguration = z.infer<typeof multiGridConfigurationSchema>;
