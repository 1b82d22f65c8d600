import * as z from 'zod';
import { columns } from '../fields/index';

export const multiGridConfigurationSchema = z.object({
  columnWidths: columns().default([6, 6]),
});
export type MultiGridConfiguration = z.infer<typeof multiGridConfigurationSchema>;
