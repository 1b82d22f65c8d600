import * as z from 'zod';

/**
 * A mailbox and the newsletter (§3): `pending` is not confirmed yet; `unknown` is not reported by
 * an upstream, and the mailbox is '' if unknown. `canChange`: the visitor may change and end it
 * here; otherwise by the link of a mail.
 */
export const newsletterSubscriptionSchema = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  state: z.enum(['none', 'pending', 'active', 'ended', 'unknown']),
  canChange: z.boolean(),
});
export type NewsletterSubscription = z.infer<typeof newsletterSubscriptionSchema>;
