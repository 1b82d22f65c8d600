import * as z from 'zod/v4';
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
};
