import * as z from 'zod';
import { idSchema } from '../entities/primitives';

/** The two parts of the link with which the mail ends. */
export const reviewMailLinkSchema = z.strictObject({
  orderId: idSchema,
  authString: z.string().max(100),
});
export type ReviewMailLink = z.input<typeof reviewMailLinkSchema>;

export type ReviewMailOperations = {
  /**
   * Ends the mails that ask for reviews, for the mailbox one of them went to; false for a wrong link.
   * Repeatable.
   */
  deleteReviewMails(link: ReviewMailLink): Promise<boolean>;
  /**
   * Takes that back, by the same link, or without one for a customer whose mailbox is proved; false for
   * anybody else. Repeatable.
   */
  doResumeReviewMails(link?: ReviewMailLink): Promise<boolean>;
  /** Did the mailbox object? Null for a wrong link, and for a visitor without a proved mailbox. */
  getReviewMailObjection(link?: ReviewMailLink): Promise<boolean | null>;
};
