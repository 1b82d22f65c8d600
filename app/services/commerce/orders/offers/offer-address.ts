import { ADDRESS_TYPE, type AddressTypeId, type OrderAddress } from '../../../shop-api';
import { checkAddress, lacksPostNumber } from '../../sale/addresses/address-rules';
import { addressCountry } from '../../sale/addresses/validate-address';
import type { CommerceContext } from '../../core/commerce-context';
import { preferredDeliveryRulesOf } from '../../core/settings/preferred-delivery-rules';
import { homeCountryOf } from '../../core/reference/home-country';
import type { OfferAddress, OfferDraft } from './offer-draft';
import { offerInvalid } from './offer-invalid';

/** An address of an offer, and the country by which its goods are priced. */
export type PlacedAddress = { address: OrderAddress; countryId: number };

/**
 * The billing or delivery address of a draft as an order stores it. Throws `offer.invalid` by the
 * rules of the checkout.
 */
export async function offerAddress(
  ctx: CommerceContext,
  draft: OfferDraft,
  field: 'billingAddress' | 'deliveryAddress',
): Promise<PlacedAddress> {
  const given: OfferAddress = draft[field] ?? draft.billingAddress;
  const isDelivery = field === 'deliveryAddress' || !draft.deliveryAddress;
  const home = homeCountryOf(await ctx.reference());
  const country = await addressCountry(ctx, ({ id, isoCode2 }) =>
    given.country === undefined ? id === home.id : isoCode2 === given.country,
  );
  const checked = checkAddress(
    { ...given, country: country?.id ?? 0, state: null, primary: false },
    country,
    isDelivery,
  );
  if (isDelivery && lacksPostNumber(checked.address)) {
    const rules = preferredDeliveryRulesOf((await ctx.reference()).settings);
    if (rules.postnumberRequired) checked.errors.postNumber ??= 'postNumber.required';
  }
  const place = checked.place?.[ctx.lang];
  const wrong = Object.entries(checked.errors).map(([name, code]) => [
    `${field}.${name}`,
    place !== undefined && name === 'zipCode' ? `${code}: ${place}` : code,
  ]);
  if (!country || wrong.length > 0) throw offerInvalid(Object.fromEntries(wrong));
  const typeId: AddressTypeId =
    field === 'deliveryAddress' ? ADDRESS_TYPE.shipping : ADDRESS_TYPE.billing;
  const { id: _, country: countryId, state: __, primary: ___, ...texts } = checked.address;
  const countryName = country.names[ctx.lang];
  const kept = { ...texts, typeId, email: draft.email, countryName, stateName: '' };
  return { address: kept, countryId };
}
