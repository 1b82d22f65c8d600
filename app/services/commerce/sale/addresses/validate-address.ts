import { invalidAddress } from '../../../address-rules/invalid-address';
import { ADDRESS_TYPE, type AddressData, type AddressTypeId } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { preferredDeliveryRulesOf } from '../../core/settings/preferred-delivery-rules';
import { vatRulesOf } from '../../core/settings/vat-rules';
import type { CountryRow } from '../../core/reference/reference-tables';
import { checkAddress, lacksPostNumber, whyNoDelivery, type AddressCountry } from './address-rules';

/**
 * The address as it is to be saved. Throws `address.validationFailed` with cause { field: error
 * code } and `place`, the name of an area without delivery (§5, open point 1.5). Checks only the
 * form of a VAT number: `askVatNumber` finds out whether it is valid.
 */
export async function validAddress(
  ctx: CommerceContext,
  typeId: AddressTypeId,
  given: AddressData,
): Promise<AddressData> {
  const country = await addressCountry(ctx, (each) => each.id === given.country);
  const { address, errors, place } = checkAddress(given, country, typeId === ADDRESS_TYPE.shipping);
  if (typeId === ADDRESS_TYPE.shipping && lacksPostNumber(address)) {
    const rules = preferredDeliveryRulesOf((await ctx.reference()).settings);
    if (rules.postnumberRequired) errors.postNumber ??= 'postNumber.required';
  }
  if (Object.keys(errors).length > 0) throw invalidAddress(errors, place?.[ctx.lang]);
  return address;
}

/**
 * Checks again whether goods are delivered to a saved address: it may be older than the rule.
 * Throws `address.validationFailed` as `validAddress` does.
 */
export async function refuseNoDelivery(ctx: CommerceContext, addressId: number): Promise<void> {
  const { rows } = await ctx.db.client.query<{ countryId: number; zipCode: string }>({
    name: 'address_place',
    text: 'select country_id, zip_code from address where id = $1',
    values: [addressId],
  });
  if (!rows[0]) return;
  const { countryId, zipCode } = rows[0];
  const refusal = whyNoDelivery(await addressCountry(ctx, ({ id }) => id === countryId), zipCode);
  if (refusal) throw invalidAddress(refusal.errors, refusal.place?.[ctx.lang]);
}

/** The first matching country with the facts that the rules need; null when there is none. */
export async function addressCountry(
  ctx: CommerceContext,
  fits: (country: CountryRow) => boolean,
): Promise<(CountryRow & AddressCountry) | null> {
  const { countries, settings } = await ctx.reference();
  const country = countries.find(fits);
  if (!country) return null;
  const areOutsideAreasServed = vatRulesOf(settings).outsideAreas === 'export';
  return { ...country, areOutsideAreasServed, stateIds: country.states.map(({ id }) => id) };
}
