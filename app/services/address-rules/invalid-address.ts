import type * as z from 'zod';
import { ShopError } from '../shop-api';
import type { AddressErrors } from './address-form';

/** The error for an invalid address, by its fields; `place` names an area without delivery. */
export function invalidAddress(errors: AddressErrors, place?: string): ShopError {
  const cause = { ...errors, ...(place !== undefined && { place }) };
  return new ShopError('address.validationFailed', { cause });
}

/** The error for an input whose address does not match its schema. */
export function wrongInput(error: z.ZodError): ShopError {
  return invalidAddress(
    Object.fromEntries(
      error.issues.map((issue) => [
        String(issue.path[1] ?? issue.path[0]),
        issue.code === 'too_big' ? 'maxCharacters' : 'required',
      ]),
    ),
  );
}
