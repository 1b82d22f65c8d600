import * as z from 'zod/v4';
import { LIMITS } from '~/services/shop-api/entities/field-limits';

const upTo = (length: number) =>
  z
    .string()
    .default('')
    .transform((typed) => typed.trim().slice(0, length));

/** What a device knows of an order or an offer: the postcode, or a name. */
export const proofFormSchema = z
  .object({ postcode: upTo(LIMITS.address.zipCode), name: upTo(LIMITS.address.lastName) })
  .refine(({ postcode, name }) => postcode !== '' || name !== '', {
    path: ['postcode'],
    error: 'postcode.required',
  });

/** Only what was stated. */
export function statedProof({ postcode, name }: { postcode: string; name: string }) {
  return { ...(postcode && { postcode }), ...(name && { name }) };
}
