import * as z from 'zod';
import { LIMITS } from '../entities/field-limits';
import { idSchema, lineSchema, linesSchema } from '../entities/primitives';
import { normalizeInput } from '../entities/normalize-input';

export const contactMailInputSchema = z.strictObject({
  name: lineSchema(LIMITS.contact.name).min(1),
  email: z.string().overwrite(normalizeInput).max(254),
  subject: lineSchema(LIMITS.contact.subject).min(1),
  message: linesSchema(LIMITS.contact.message).min(1),
  /** As the sender states it; there need be no such order. */
  orderId: idSchema.nullable().default(null),
  /** The sender wants the message too. */
  wantsCopy: z.boolean().default(false),
  /** Chosen by the page that shows the form; the same one gives one message. */
  submissionId: z.string().regex(/^[\w-]{22,64}$/),
});
export type ContactMailInput = z.input<typeof contactMailInputSchema>;

export type ContactOperations = {
  /**
   * Hands a message to the shop, whoever writes. Throws `contactMail.emailInvalid` and
   * `security.tooManyRequests`.
   */
  doCustomerContactMail(input: ContactMailInput): Promise<void>;
};
