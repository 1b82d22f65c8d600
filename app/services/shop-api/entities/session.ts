import * as z from 'zod';
import { cartSchema } from './cart';
import { idSchema } from './primitives';

export const guestSchema = z.object({ guestMail: z.string() });
export const customerSchema = z.object({
  id: idSchema,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  classId: idSchema,
  showNetPrices: z.boolean(),
});

/** A customer class, in the language of the visitor. */
export const customerClassSchema = z.object({ id: idSchema, name: z.string() });
export type CustomerClass = z.infer<typeof customerClassSchema>;

/** The visitor: anonymous, a guest by e-mail, or a customer (open point 1.2). */
export const sessionSchema = z.object({
  user: z.union([customerSchema, guestSchema]).nullable(),
  basket: cartSchema.extend({ itemWishListIds: z.array(idSchema) }),
});
export type Session = z.infer<typeof sessionSchema>;
