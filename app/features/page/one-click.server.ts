import * as z from 'zod';

/** Of the link of a mail: a mail program ends it for its reader, and follows no redirect (RFC 8058). */
export const oneClickSchema = z.object({
  'List-Unsubscribe': z
    .string()
    .optional()
    .transform((given) => given === 'One-Click'),
});
