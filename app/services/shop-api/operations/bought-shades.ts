import * as z from 'zod/v4';
import type { BoughtShade } from '../entities/bought-shade';
import { LIMITS } from '../entities/limits';
import { idSchema, lineSchema } from '../entities/primitives';

export const boughtShadeNoteInputSchema = z.strictObject({
  variationId: idSchema,
  stated: z.string().max(LIMITS.cart.orderPropertyText * 2),
  note: lineSchema(LIMITS.boughtShade.note),
});
export type BoughtShadeNoteInput = z.input<typeof boughtShadeNoteInputSchema>;

export type BoughtShadeOperations = {
  /** The shades a customer bought, the latest first, each once; nothing for who is not signed in. */
  getBoughtShades(): Promise<BoughtShade[]>;
  /**
   * Notes something with a shade that the customer bought; an empty note forgets it. Throws
   * `boughtShade.notFound` (404) and `boughtShade.noteInvalid` (422).
   */
  setBoughtShadeNote(input: BoughtShadeNoteInput): Promise<void>;
};
