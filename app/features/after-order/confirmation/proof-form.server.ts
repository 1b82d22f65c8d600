import * as z from 'zod';
import { Refusal } from '~/features/page/form-action.server';
import { LIMITS } from '~/services/shop-api/entities/field-limits';

const upTo = (length: number) =>
  z
    .string()
    .default('')
    .transform((typed) => typed.trim().slice(0, length));

/** A device's proof for an order or an offer: the postcode, or a name. */
export const proofFormSchema = z.object({
  postcode: upTo(LIMITS.address.zipCode),
  name: upTo(LIMITS.address.lastName),
});

const wanted = { field: 'postcode', code: 'postcode.required' };

/** The shop decides whether a proof is needed: without one it requires it, or finds nothing. */
export const PROOF_WANTED = {
  'order.additionalAuthenticationRequiredPostcode': wanted,
  'order.additionalAuthenticationRequiredName': wanted,
  'order.additionalAuthRequiredName': wanted,
};

type Proof = z.output<typeof proofFormSchema>;

/** An empty post is no proof, even from a known device. */
export function requireProof({ postcode, name }: Proof): void {
  if (!postcode && !name) throw new Refusal([wanted]);
}

/** Only the stated fields. */
export function statedProof({ postcode, name }: Proof) {
  return { ...(postcode && { postcode }), ...(name && { name }) };
}
