import * as z from 'zod';
import type { NewsletterSubscription } from '../entities/newsletter';
import { LIMITS } from '../entities/field-limits';
import { lineSchema } from '../entities/primitives';
import { normalizeInput } from '../entities/normalize-input';

const nameSchema = lineSchema(LIMITS.newsletter.name).default('');

export const subscribeNewsletterInputSchema = z.strictObject({
  email: z.string().overwrite(normalizeInput).max(254),
  firstName: nameSchema,
  lastName: nameSchema,
  /** The words agreed to, kept as proof (L-60). */
  consentText: z.string().max(2000),
});

/** What a link of a newsletter mail holds. */
export const newsletterLinkSchema = z.strictObject({
  newsletterEmailId: z.int().positive(),
  authString: z.string().max(100),
});
export type NewsletterLink = z.input<typeof newsletterLinkSchema>;

export const newsletterNamesSchema = z.strictObject({
  firstName: nameSchema,
  lastName: nameSchema,
  link: newsletterLinkSchema.optional(),
});
export type NewsletterNames = z.input<typeof newsletterNamesSchema>;

/** The holder of a link of a mail acts for its mailbox; without one it is the logged-in customer. */
export type NewsletterOperations = {
  /** Starts the double opt-in; answers the same for known and unknown addresses. */
  doSubscribeNewsletter(input: z.input<typeof subscribeNewsletterInputSchema>): Promise<void>;
  /** Confirms an address; false when the link is wrong or too old. */
  doEmailConfirmation(input: NewsletterLink): Promise<boolean>;
  /** Null when the link is wrong, or nobody logged in. */
  getNewsletterSubscription(link?: NewsletterLink): Promise<NewsletterSubscription | null>;
  /** Changes the names of a subscription; false when there is none. */
  setNewsletterNames(input: NewsletterNames): Promise<boolean>;
  /** Ends a subscription; false when there is none. */
  deleteNewsletterSubscription(link?: NewsletterLink): Promise<boolean>;
  /**
   * Mails the link with which a subscription is changed or ended; a shop elsewhere, whose subscriptions are `unknown`,
   * may end it at once. The same answer for all addresses.
   */
  doRequestNewsletterLink(input: { email: string }): Promise<void>;
};
