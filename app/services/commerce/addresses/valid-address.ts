import type * as z from 'zod/v4';
import { ADDRESS_TYPE, ShopError, type AddressData, type AddressTypeId } from '../../shop-api';
import type { CommerceContext } from '../commerce-context';
import { checkAddress, type AddressErrors } from './address-rules';

/**
 * The address as it is to be saved. Throws `address.validationFailed` with cause { field: error code }
 * (§5, open point 1.5). A VAT number is looked at by its form alone: nobody has confirmed it.
 */
export async function validAddress(
  ctx: CommerceContext,
  typeId: AddressTypeId,
  given: AddressData,
): Promise<AddressData> {
  const { countries } = await ctx.reference();
  const country = countries.find((each) => each.id === given.country);
  const { address, errors } = checkAddress(
    given,
    country ? { ...country, stateIds: country.states.map((state) => state.id) } : null,
    typeId === ADDRESS_TYPE.shipping,
  );
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return address;
}

/** What an input with an address in it fails with where its form is wrong already. */
export function wrongInput(error: z.ZodError): ShopError {
  return invalid(
    Object.fromEntries(
      error.issues.map((issue) => [
        String(issue.path[1] ?? issue.path[0]),
        issue.code === 'too_big' ? 'maxCharacters' : 'required',
      ]),
    ),
  );
}

function invalid(errors: AddressErrors): ShopError {
  return new ShopError('address.validationFailed', { code: 422, cause: errors });
}
