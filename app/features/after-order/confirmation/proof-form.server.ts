import * as z from 'zod';
import { Refusal } from '~/features/page/form-action.server';
import { LIMITS } from '~/services/shop-api/entities/field-limits';

const upTo = (length: number) =>
  z
    .string()
    .default('')
    .transform((typed) => typed.trim().slice(0, length));

/** What a device knows of an order or an offer: the postcode, or a name. */
export const proofFormSchema = z.object({
  postcode: upTo(LIMITS.address.zipCode),
  name: upTo(LIMITS.address.lastName),
});

const wanted = { field: 'postcode', code: 'postcode.required' };

/** The shop knows whether there is something to prove: without a proof it asks for one, or finds nothing. */
export const PROOF_WANTED = {
  'order.additionalAuthenticationRequiredPostcode': wanted,
  'order.additionalAuthenticationRequiredName': wanted,
  'order.additionalAuthRequiredName': wanted,
};

type Proof = z.output<typeof proofFormSchema>;

/** Of a device that is known already: a post that says nothing is no proof. */
export function requireProof({ postcode, name }: Proof): void {
  if (!postcode && !name) throw new Refusal([wanted]);
}

/** Only what was stated. */
export function statedProof({ postcode, name }: Proof) {
  return { ...(postcode && { postcode }), ...(name && { name }) };
}
