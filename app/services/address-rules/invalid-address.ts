import type * as z from 'zod';
import { ShopError } from '../shop-api';
import type { AddressErrors } from './address-form';

/** What is wrong with an address, by its fields; `place` is the name of a place that goods do not go to. */
export function invalidAddress(errors: AddressErrors, place?: string): ShopError {
  const cause = { ...errors, ...(place !== undefined && { place }) };
  return new ShopError('address.validationFailed', { code: 422, cause });
}

/** What an input with an address in it fails with where its form is wrong already. */
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
