import type { Payer } from '../../../payments/mollie/mollie-gateway';
import type { ExpressPayer } from '../../../shop-api';

type Country = { id: number; isoCode2: string };

/** The payer, as the fields of an address of the shop; a country that it does not know is null. */
export function payerAddress(
  { email, name, address }: Payer,
  countries: readonly Country[],
): ExpressPayer {
  const names = name.trim().split(/\s+/);
  const { street, apartment } = splitStreet(address?.streetAndNumber ?? '');
  return {
    email,
    firstName: names.slice(0, -1).join(' '),
    lastName: names.at(-1) ?? '',
    streetName: street,
    apartment,
    zipCode: address?.postalCode.trim() ?? '',
    city: address?.city.trim() ?? '',
    country:
      countries.find(({ isoCode2 }) => isoCode2 === address?.country.toUpperCase())?.id ?? null,
  };
}

/** A number at the end is the house number: "Straße des 17. Juni 135 b". */
function splitStreet(line: string): { street: string; apartment: string } {
  const whole = line.trim().replaceAll(/\s+/g, ' ');
  const [, street, apartment] =
    /^(.*\D)\s(\d{1,5}\s?[a-zA-Z]?(?:[-/]\d{1,5}\s?[a-zA-Z]?)?)$/.exec(whole) ?? [];
  return street && apartment
    ? { street: street.replace(/,$/, ''), apartment }
    : { street: whole, apartment: '' };
}
