import * as z from 'zod/v4';

/**
 * A mailbox and the newsletter (§3): `pending` has not confirmed yet. `canChange`: whoever asks may change
 * and end it here; else by the link of a mail.
 */
export const newsletterSubscriptionSchema = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  state: z.enum(['none', 'pending', 'active', 'ended']),
  canChange: z.boolean(),
});
export type NewsletterSubscription = z.infer<typeof newsletterSubscriptionSchema>;
