import type { Country } from '~/services/shop-api';
import type { ContractCall } from '../contract-call';
import { toCountry, wireAggregatedCountriesSchema, wireCountriesSchema } from '../entities/country';
import { readAnswer } from '../read-answer';

/** The delivery countries of the upstream shop. */
export async function shippingCountries(call: ContractCall): Promise<Country[]> {
  const answer = await call.ask('getActiveShippingCountries');
  return readAnswer('getActiveShippingCountries', wireCountriesSchema, answer).map(toCountry);
}

/** Every country for a billing address, once. */
export async function billingCountries(call: ContractCall): Promise<Country[]> {
  const answer = await call.ask('getAggregatedCountries');
  const lists = readAnswer('getAggregatedCountries', wireAggregatedCountriesSchema, answer);
  const countries = [...lists.default, ...lists.geoRegulated].map(toCountry);
  return [...new Map(countries.map((country) => [country.id, country])).values()];
}
