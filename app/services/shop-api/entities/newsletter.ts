import * as z from 'zod/v4';

/** A mailbox and the newsletter (§3): `pending` has not confirmed yet. */
export const newsletterSubscriptionSchema = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  state: z.enum(['none', 'pending', 'active', 'ended']),
});
export type NewsletterSubscription = z.infer<typeof newsletterSubscriptionSchema>;
