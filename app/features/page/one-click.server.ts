import * as z from 'zod';

/**
 * For the link of a mail: a mail program posts it for its user, and follows no redirect (RFC 8058).
 */
export const oneClickSchema = z.object({
  'List-Unsubscribe': z
    .string()
    .optional()
    .transform((given) => given === 'One-Click'),
});
