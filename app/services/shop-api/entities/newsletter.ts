import * as z from 'zod';

/**
 * A mailbox and the newsletter (§3): `pending` has not confirmed yet; `unknown` is what a shop elsewhere does
 * not tell, and its mailbox is '' where nobody is known. `canChange`: whoever asks may change and end it here; else by
 * the link of a mail.
 */
export const newsletterSubscriptionSchema = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  state: z.enum(['none', 'pending', 'active', 'ended', 'unknown']),
  canChange: z.boolean(),
});
export type NewsletterSubscription = z.infer<typeof newsletterSubscriptionSchema>;
