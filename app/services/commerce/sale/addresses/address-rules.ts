import { ADDRESS_TEXTS, type AddressData, type Country, type Language } from '../../../shop-api';
import { hasVatNumberForm, tidyVatNumber } from '../../../vat-numbers/vat-number-forms';
import { specialAreaOf, type SpecialArea } from '../../ground/reference/special-area';

/** Error codes by field of the address form; empty when all is well. */
export type AddressErrors = Partial<Record<keyof AddressData, string>>;

/** What the rules need to know of the address's country; null when there is none such. */
export type AddressCountry = Pick<Country, 'isoCode2' | 'zipCodeRegex'> & {
  stateIds: number[];
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

/**
 * The rules of §5 and open point 1.5 for one address. Gives the address as it is to be saved
 * (texts trimmed, postcode in the form of its country) and an error code for each wrong field.
 * A person gives first and last name; who gives none is a company with name and VAT number.
 */
export function checkAddress(
  given: AddressData,
  country: AddressCountry | null,
  isForShipping: boolean,
): CheckedAddress {
  const address = { ...given };
  const errors: AddressErrors = {};
  for (const field of ADDRESS_TEXTS) {
    address[field] = given[field].trim().replace(/ {2,}/g, ' ');
    if (/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(address[field])) errors[field] = 'characters';
  }
  const demand = (...fields: (typeof ADDRESS_TEXTS)[number][]) => {
    for (const field of fields) if (address[field] === '') errors[field] ??= 'required';
  };
  demand(
    ...(isCompany(address)
      ? (['companyName', 'vatNumber'] as const)
      : (['firstName', 'lastName'] as const)),
  );
  // Some addresses have no house number, and browsers fill it into the street (decision 016).
  demand('streetName', 'zipCode', 'city');

  address.vatNumber = tidyVatNumber(address.vatNumber);
  if (address.vatNumber !== '' && !hasVatNumberForm(address.vatNumber)) {
    errors.vatNumber ??= 'vatNumber.format';
  }
  if (address.phoneNumber !== '' && !/^\+?[0-9 ()/.-]{3,}$/.test(address.phoneNumber)) {
    errors.phoneNumber ??= 'phoneNumber.format';
  }
  if (address.postNumber !== '' && !/^\d{6,10}$/.test(address.postNumber)) {
    errors.postNumber ??= 'postNumber.format';
  }
  checkPlace(address, country, errors);
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

function isCompany({ firstName, lastName, companyName, vatNumber }: AddressData): boolean {
  return firstName === '' && lastName === '' && (companyName !== '' || vatNumber !== '');
}

function checkPlace(
  address: AddressData,
  country: AddressCountry | null,
  errors: AddressErrors,
): void {
  if (!country) {
    errors.country = 'country.unknown';
    return;
  }
  if (address.state !== null && !country.stateIds.includes(address.state)) {
    errors.state = 'state.unknown';
  }
  if (errors.zipCode) return;
  const zipCode = normalZipCode(address.zipCode, country);
  if (zipCode === null) errors.zipCode = 'zipCode.format';
  else address.zipCode = zipCode;
}

/**
 * A postcode in the form of its country, whatever spaces, hyphens or country letters it was typed
 * with ("D-10115", "1234ab", "12 345"); null when it has no such form.
 */
export function normalZipCode(
  typed: string,
  { isoCode2, zipCodeRegex }: Pick<AddressCountry, 'isoCode2' | 'zipCodeRegex'>,
): string | null {
  const tidy = typed.trim().replace(/\s+/g, ' ').toUpperCase();
  if (zipCodeRegex === null) return tidy;
  const form = new RegExp(`^(?:${zipCodeRegex})$`);
  const letters = isoCode2 === 'DE' ? '(?:DE|D)' : isoCode2 === 'AT' ? '(?:AT|A)' : isoCode2;
  const bare = tidy.replace(new RegExp(`^${letters}[ -]`), '');
  const compact = bare.replace(/[ -]/g, '');
  const separated = [...compact]
    .slice(1)
    .flatMap((_, i) =>
      [' ', '-'].map((sign) => compact.slice(0, i + 1) + sign + compact.slice(i + 1)),
    );
  return [tidy, bare, compact, ...separated].find((variant) => form.test(variant)) ?? null;
}
