import { STATION_KINDS, type ParcelStation } from '~/services/shop-api';

type Place = Pick<ParcelStation, 'kind' | 'number' | 'zipCode' | 'city'>;

/**
 * A station as the value of a form field: its parts of an address. Without spaces, because it is
 * part of an id of the page.
 */
export function stationValue({ kind, number, zipCode, city }: Place): string {
  return [kind, number, zipCode, city.replaceAll(' ', '+')].join('|');
}

/** The station of such a value; null for any other. */
export function readStation(value: string): Place | null {
  const [name, number = '', zipCode = '', city = '', ...rest] = value.split('|');
  const kind = STATION_KINDS.find((known) => known === name);
  const isWhole = /^\d{1,6}$/.test(number) && /^\d{5}$/.test(zipCode) && city.trim() !== '';
  return kind && isWhole && rest.length === 0
    ? { kind, number, zipCode, city: city.replaceAll('+', ' ') }
    : null;
}
