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
  /** The text of the consent, stored as proof (L-60). */
  consentText: z.string().max(2000),
});

/** The parameters of a link in a newsletter mail. */
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

/** The holder of a mailed link acts for its mailbox; without a link, the logged-in customer. */
export type NewsletterOperations = {
  /** Starts the double opt-in; the answer is the same for known and unknown addresses. */
  doSubscribeNewsletter(input: z.input<typeof subscribeNewsletterInputSchema>): Promise<void>;
  /** Confirms an address; false if the link is wrong or expired. */
  doEmailConfirmation(input: NewsletterLink): Promise<boolean>;
  /** Null if the link is wrong, or without a log-in. */
  getNewsletterSubscription(link?: NewsletterLink): Promise<NewsletterSubscription | null>;
  /** Changes the names of a subscription; false if there is none. */
  setNewsletterNames(input: NewsletterNames): Promise<boolean>;
  /** Ends a subscription; false if there is none. */
  deleteNewsletterSubscription(link?: NewsletterLink): Promise<boolean>;
  /**
   * Mails the link to change or end a subscription; an upstream with `unknown` subscriptions may
   * end it immediately. The answer is the same for all addresses.
   */
  doRequestNewsletterLink(input: { email: string }): Promise<void>;
};
