import * as z from 'zod';
import { idSchema } from './primitives';

/** The reason of a return. */
export const returnReasonSchema = z.object({ id: idSchema, name: z.string() });
export type ReturnReason = z.infer<typeof returnReasonSchema>;
