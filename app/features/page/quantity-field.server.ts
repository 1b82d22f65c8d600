import * as z from 'zod';
import { LIMITS } from '~/services/shop-api/entities/field-limits';
import { normalizeInput } from '~/services/shop-api/entities/normalize-input';

const max = LIMITS.cart.quantity;
const whole = { error: 'quantity.format', abort: true, params: { max } };

/** Digits only: read as a number, `0x10` would be 16 pieces and `1e3` a thousand. */
export const quantity = z
  .string({ error: 'quantity.required' })
  .overwrite(normalizeInput)
  .refine((typed) => /^\d{1,10}$/.test(typed), whole)
  .transform(Number)
  .refine((pieces) => pieces >= 1, whole)
  .refine((pieces) => pieces <= max, { error: 'quantity.maximum', params: { max } });
