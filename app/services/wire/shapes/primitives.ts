import * as z from 'zod';
import { idSchema } from '~/services/shop-api';
import { ORDER_LIMITS } from '~/services/shop-api/entities/order-field-limits';
import { amount } from './amount';

/**
 * Numbers that clients send as they have them: from an address as text, from a response as a
 * number.
 */
const digits = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number);

/** An id in an argument. */
export const wireIdSchema = z.union([idSchema, digits.pipe(idSchema)]);

/** A whole number in an argument, such as that of a page. */
export const wireCountSchema = z.union([z.int(), digits.pipe(z.int())]);

/** A number of pieces, in an argument. */
export const wireQuantitySchema = amount(
  wireCountSchema.pipe(z.int().min(1).max(ORDER_LIMITS.cart.quantity)),
);

/** A secret text such as an access key: never longer than a line. */
export const wireKeySchema = z.string().max(100);

/** An amount in euros in an argument, as a number or as text, in cents. */
export const wireEurosSchema = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d{1,9}(?:\.\d{1,4})?$/)
      .transform(Number),
  ])
  .pipe(z.number().min(0).max(10_000_000))
  .transform((euros) => Math.round(euros * 100));
