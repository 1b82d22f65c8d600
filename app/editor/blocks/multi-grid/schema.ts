import * as z from 'zod/v4';

/** Columns of twelve, such as 6 and 6 or 4, 4 and 4. */
export const multiGridConfigurationSchema = z.object({
  columnWidths: z.array(z.int().min(1).max(12)).min(1).max(4).default([6, 6]),
});
export type MultiGridConfiguration = z.infer<typeof multiGridConfigurationSchema>;
