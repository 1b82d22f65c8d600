import * as z from 'zod';
import type { BoughtShade } from '../entities/bought-shade';
import { LIMITS } from '../entities/field-limits';
import { dateSchema, idSchema, lineSchema } from '../entities/primitives';

export const boughtShadeNoteInputSchema = z.strictObject({
  variationId: idSchema,
  stated: z.string().max(LIMITS.cart.orderPropertyText * 2),
  note: lineSchema(LIMITS.boughtShade.note),
});
export type BoughtShadeNoteInput = z.input<typeof boughtShadeNoteInputSchema>;

export const shadeReminderInputSchema = boughtShadeNoteInputSchema
  .omit({ note: true })
  .extend({ remindOn: dateSchema.nullable() });
export type ShadeReminderInput = z.input<typeof shadeReminderInputSchema>;

/** The two parts of the link that ends the reminder mails. */
export const shadeReminderLinkSchema = z.strictObject({
  customerId: idSchema,
  authString: z.string().max(100),
});
export type ShadeReminderLink = z.input<typeof shadeReminderLinkSchema>;

export type BoughtShadeOperations = {
  /** Returns the shades a customer bought, the latest first, each once; empty without a log-in. */
  getBoughtShades(): Promise<BoughtShade[]>;
  /**
   * Stores a note on a shade that the customer bought; an empty note deletes it. Throws
   * `boughtShade.notFound` (404) and `boughtShade.noteInvalid` (422).
   */
  setBoughtShadeNote(input: BoughtShadeNoteInput): Promise<void>;
  /**
   * Requests one mail about a shade that the customer bought, on a day from tomorrow on; null
   * cancels it. Throws `boughtShade.notFound` (404) and `boughtShade.reminderInvalid` (422).
   */
  setBoughtShadeReminder(input: ShadeReminderInput): Promise<void>;
  /** Cancels all reminders of the customer who got a mail; false for a wrong link. Repeatable. */
  deleteShadeReminders(link: ShadeReminderLink): Promise<boolean>;
};
