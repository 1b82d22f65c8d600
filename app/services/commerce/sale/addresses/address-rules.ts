import {
  checkAddressForm,
  type AddressErrors,
  type FormCountry,
} from '../../../address-rules/address-form';
import type { AddressData, Language } from '../../../shop-api';
import { specialAreaOf, type SpecialArea } from '../../core/reference/special-area';

/** The facts of the address's country that the rules need; null for an unknown country. */
export type AddressCountry = FormCountry & {
  isShippingActive: boolean;
  specialAreas: readonly SpecialArea[];
  /** Goods are delivered to its areas outside the VAT area, too. */
  areOutsideAreasServed?: boolean;
};

export type CheckedAddress = {
  address: AddressData;
  errors: AddressErrors;
  /** The name of the area without delivery, where its postcode is an error; else null. */
  place: Record<Language, string> | null;
};

/** Why goods are not delivered to an address. */
export type NoDelivery = Pick<CheckedAddress, 'errors' | 'place'>;

/**
 * Why goods are not delivered to this postcode of a country: the country has no delivery, or the
 * area lies outside the EU VAT area (decisions 021, 110). Null: they are. Every path to an order
 * calls this, for new addresses and saved ones.
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

/** Checks the form of an address, and for a shipping address whether goods are delivered there. */
export function checkAddress(
  given: AddressData,
  country: AddressCountry | null,
  isForShipping: boolean,
): CheckedAddress {
  const { address, errors } = checkAddressForm(given, country);
  const refusal = isForShipping ? whyNoDelivery(country, address.zipCode) : null;
  return { address, errors: { ...refusal?.errors, ...errors }, place: refusal?.place ?? null };
}

/**
 * Whether it is a parcel station. Only some shipping methods deliver there; the query for a cart
 * has the same rule in SQL.
 */
export function isStation({ streetName }: Pick<AddressData, 'streetName'>): boolean {
  return /^(packstation|postfiliale)( |$)/i.test(streetName);
}

/** A Packstation requires the post number of the recipient (§5). */
export function lacksPostNumber({ streetName, postNumber }: AddressData): boolean {
  return /^packstation\b/i.test(streetName) && postNumber === '';
}
