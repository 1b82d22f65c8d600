import * as z from 'zod';
import { idSchema } from './primitives';

/** Why goods come back. */
export const returnReasonSchema = z.object({ id: idSchema, name: z.string() });
export type ReturnReason = z.infer<typeof returnReasonSchema>;
