import { ADDRESS_TEXTS, type AddressData, type Country } from '../shop-api';
import { hasVatNumberForm, tidyVatNumber, withoutVatLabel } from '../vat-numbers/vat-number-forms';
import { normalizeInput, normalizeName } from '~/services/shop-api/entities/normalize-input';

/** Error codes by field of the address form; empty for a valid address. */
export type AddressErrors = Partial<Record<keyof AddressData, string>>;

/** Fields of codes and numbers, without invisible characters; the others are names. */
const OF_SIGNS: ReadonlySet<string> = new Set(['phoneNumber', 'postNumber', 'zipCode']);

/** Normalizes a text of an address for storage. */
export function normalizeAddressText(field: (typeof ADDRESS_TEXTS)[number], typed: string): string {
  if (field === 'vatNumber') return withoutVatLabel(typed);
  return (OF_SIGNS.has(field) ? normalizeInput : normalizeName)(typed);
}

/** The country that an address is checked against; null if there is none. */
export type FormCountry = Pick<Country, 'isoCode2' | 'zipCodeRegex'> & { stateIds: number[] };

/**
 * Checks one address by the rules of §5 and open point 1.5, in a shop and in a front. Returns the
 * address for storage (texts trimmed, postcode in the format of its country) and an error code for
 * each invalid field. A person has first and last name; without them it is a company with name and
 * VAT number.
 */
export function checkAddressForm(
  given: AddressData,
  country: FormCountry | null,
): { address: AddressData; errors: AddressErrors } {
  const address = { ...given };
  const errors: AddressErrors = {};
  for (const field of ADDRESS_TEXTS) {
    address[field] = normalizeAddressText(field, given[field]);
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
  return { address, errors };
}

function isCompany({ firstName, lastName, companyName, vatNumber }: AddressData): boolean {
  return firstName === '' && lastName === '' && (companyName !== '' || vatNumber !== '');
}

function checkPlace(
  address: AddressData,
  country: FormCountry | null,
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
 * Prefixes of postcodes besides the ISO 3166 code: the vehicle sign of the country, as postal
 * services once required, if it differs.
 */
const VEHICLE_SIGNS: Readonly<Record<string, readonly string[]>> = {
  AD: ['AND'],
  AT: ['A'],
  BA: ['BIH'],
  BE: ['B'],
  DE: ['D'],
  EE: ['EST'],
  ES: ['E'],
  FI: ['FIN'],
  FR: ['F'],
  GB: ['UK'],
  GR: ['EL'],
  HU: ['H'],
  IE: ['IRL'],
  IT: ['I'],
  LI: ['FL'],
  LU: ['L'],
  ME: ['MNE'],
  MK: ['NMK'],
  MT: ['M'],
  NO: ['N'],
  PT: ['P'],
  RS: ['SRB'],
  SE: ['S'],
  SI: ['SLO'],
  SM: ['RSM'],
  VA: ['V'],
};

/**
 * Returns a postcode in the format of its country, whatever spaces, hyphens or country letters it
 * was typed with ("D-10115", "FIN00100", "1234ab", "12 345"); null if it does not match.
 */
export function normalZipCode(
  typed: string,
  { isoCode2, zipCodeRegex }: Pick<FormCountry, 'isoCode2' | 'zipCodeRegex'>,
): string | null {
  const tidy = normalizeInput(typed).toUpperCase();
  if (zipCodeRegex === null) return tidy;
  const form = new RegExp(`^(?:${zipCodeRegex})$`);
  const signs = [isoCode2, ...(VEHICLE_SIGNS[isoCode2] ?? [])].join('|');
  const bare = tidy.replace(new RegExp(`^(?:${signs})(?:[ -]+|(?=\\d))`), '');
  const compact = bare.replace(/[ -]/g, '');
  const separated = [...compact]
    .slice(1)
    .flatMap((_, i) =>
      [' ', '-'].map((sign) => compact.slice(0, i + 1) + sign + compact.slice(i + 1)),
    );
  return [tidy, bare, compact, ...separated].find((variant) => form.test(variant)) ?? null;
}
