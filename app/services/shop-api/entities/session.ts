import * as z from 'zod/v4';
import { cartSchema } from './cart';

export const guestSchema = z.object({ guestMail: z.string() });
export const customerSchema = z.object({
  id: z.int(),
  email: z.string(),
  showNetPrices: z.boolean(),
});

/** Who is shopping: nobody known, a guest by e-mail, or a customer (open point 1.2). */
export const sessionSchema = z.object({
  user: z.union([customerSchema, guestSchema]).nullable(),
  basket: cartSchema,
});
export type Session = z.infer<typeof sessionSchema>;
