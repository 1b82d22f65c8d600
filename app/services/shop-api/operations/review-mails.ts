import * as z from 'zod';
import { idSchema } from '../entities/primitives';

/** The two parts of the link that ends the review mails. */
export const reviewMailLinkSchema = z.strictObject({
  orderId: idSchema,
  authString: z.string().max(100),
});
export type ReviewMailLink = z.input<typeof reviewMailLinkSchema>;

export type ReviewMailOperations = {
  /** Ends the review mails for the mailbox of a link; false for a wrong link. Repeatable. */
  deleteReviewMails(link: ReviewMailLink): Promise<boolean>;
  /**
   * Reverses that, by the same link, or without one for a customer with a proved mailbox; false
   * otherwise. Repeatable.
   */
  doResumeReviewMails(link?: ReviewMailLink): Promise<boolean>;
  /** Has the mailbox objected? Null for a wrong link, or without a proved mailbox. */
  getReviewMailObjection(link?: ReviewMailLink): Promise<boolean | null>;
};
