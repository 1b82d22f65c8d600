import type * as z from 'zod/v4';
import {
  ADDRESS_TYPE,
  saveAddressInputSchema,
  ShopError,
  type Address,
  type AddressData,
  type AddressTypeId,
  type SaveAddressInput,
} from '../../shop-api';
import { changeCart } from '../cart/change-cart';
import type { CommerceContext } from '../commerce-context';
import { visitorMail } from '../visitor-mail';
import { checkAddress, type AddressErrors } from './address-rules';
import { chooseAddress, getAddresses } from './addresses';

/**
 * Saves the guest's address of a type and uses it for this order; `useAsBilling` saves a shipping
 * address as billing address too. Throws `address.validationFailed` with cause
 * { field: error code } (§5, open point 1.5).
 */
export async function saveAddress(
  ctx: CommerceContext,
  input: SaveAddressInput,
): Promise<Address[]> {
  const parsed = saveAddressInputSchema.safeParse(input);
  if (!parsed.success) throw invalid(fieldErrors(parsed.error));
  const { typeId, addressData, useAsBilling } = parsed.data;
  const address = await validAddress(ctx, typeId, addressData);
  await changeCart(ctx, async (ctx, cart) => {
    await upsertAddress(ctx, cart.id, typeId, address);
    if (useAsBilling && typeId === ADDRESS_TYPE.shipping) {
      await upsertAddress(ctx, cart.id, ADDRESS_TYPE.billing, address);
    }
  });
  return getAddresses(ctx, { typeId });
}

async function validAddress(
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

async function upsertAddress(
  ctx: CommerceContext,
  cartId: number,
  typeId: AddressTypeId,
  address: AddressData,
): Promise<void> {
  const { rows } = await ctx.db.client.query<{ id: number }>(
    `with kept as (
       update address set first_name = $3, last_name = $4, company_name = $5, vat_number = $6,
         street_name = $7, apartment = $8, zip_code = $9, city = $10, country_id = $11,
         state_id = $12, phone_number = $13, email = $14, is_primary = true, updated_at = $15
       where cart_id = $1 and type_id = $2 returning id
     ), made as (
       insert into address (cart_id, type_id, first_name, last_name, company_name, vat_number,
         street_name, apartment, zip_code, city, country_id, state_id, phone_number, email,
         is_primary, created_at, updated_at)
       select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, true, $15, $15
       where not exists (select from kept) returning id
     )
     select id from kept union all select id from made`,
    [
      cartId,
      typeId,
      address.firstName,
      address.lastName,
      address.companyName,
      address.vatNumber,
      address.streetName,
      address.apartment,
      address.zipCode,
      address.city,
      address.country,
      address.state,
      address.phoneNumber,
      visitorMail(ctx.visitor) ?? '',
      ctx.now(),
    ],
  );
  await chooseAddress(ctx, cartId, typeId, rows[0]!.id);
}

/** Errors of the input's form as error codes of the fields. */
function fieldErrors(error: z.ZodError): AddressErrors {
  return Object.fromEntries(
    error.issues.map((issue) => [
      String(issue.path[1] ?? issue.path[0]),
      issue.code === 'too_big' ? 'maxCharacters' : 'required',
    ]),
  );
}

function invalid(errors: AddressErrors): ShopError {
  return new ShopError('address.validationFailed', { code: 422, cause: errors });
}
