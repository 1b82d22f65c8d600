import {
  checkAddressForm,
  type AddressErrors,
  type FormCountry,
} from '../../../address-rules/address-form';
import type { AddressData, Language } from '../../../shop-api';
import { specialAreaOf, type SpecialArea } from '../../core/reference/special-area';

/** What the rules need to know of the address's country; null when there is none such. */
export type AddressCountry = FormCountry & {
  isShippingActive: boolean;
  specialAreas: readonly SpecialArea[];
  /** Goods go to parts of it outside the VAT area, too. */
  areOutsideAreasServed?: boolean;
};

export type CheckedAddress = {
  address: AddressData;
  errors: AddressErrors;
  /** The place goods do not go to, where its postcode is an error; else null. */
  place: Record<Language, string> | null;
};

/** Why goods do not go to an address. */
export type NoDelivery = Pick<CheckedAddress, 'errors' | 'place'>;

/**
 * Why goods do not go to this postcode of a country: nothing goes to the country, or the place lies
 * outside the EU VAT area (decisions 021, 110). Null: they do. Every way to an order asks here, for new
 * addresses and saved ones.
 */
export function whyNoDelivery(country: AddressCountry | null, zipCode: string): NoDelivery | null {
  if (!country) return { errors: { country: 'country.unknown' }, place: null };
  if (!country.isShippingActive) {
    return { errors: { country: 'country.notDelivered' }, place: null };
  }
  const area = specialAreaOf(country, zipCode);
  if (!area || area.standardRate !== null || country.areOutsideAreasServed) return null;
  return { errors: { zipCode: 'zipCode.notDelivered' }, place: area.names };
}

/** The rules for the form of an address, and where goods go to it, whether they do. */
export function checkAddress(
  given: AddressData,
  country: AddressCountry | null,
  isForShipping: boolean,
): CheckedAddress {
  const { address, errors } = checkAddressForm(given, country);
  const refusal = isForShipping ? whyNoDelivery(country, address.zipCode) : null;
  return { address, errors: { ...refusal?.errors, ...errors }, place: refusal?.place ?? null };
}

/** Does nobody live there? Only some ways of delivery go to a station; a cart asks the same in SQL. */
export function isStation({ streetName }: Pick<AddressData, 'streetName'>): boolean {
  return /^(packstation|postfiliale)( |$)/i.test(streetName);
}

/** A parcel in a Packstation is opened by the post number of whoever fetches it (§5). */
export function lacksPostNumber({ streetName, postNumber }: AddressData): boolean {
  return /^packstation\b/i.test(streetName) && postNumber === '';
}
