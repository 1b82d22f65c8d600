import { countryName } from '~/i18n/country-name';
import type { Language } from '../../../shop-api';

/** SQL: a company of the table alias as the contract defines it. */
export const COMPANY_JSON = (alias: string) => `json_build_object(
  'id', ${alias}.id, 'name', ${alias}.name, 'externalName', ${alias}.external_name,
  'legalName', ${alias}.legal_name, 'contactUrl', ${alias}.contact_url, 'street', ${alias}.street,
  'houseNo', ${alias}.house_no, 'postcode', ${alias}.postcode, 'town', ${alias}.town,
  'country', ${alias}.country, 'email', ${alias}.email, 'phoneNumber', ${alias}.phone_number,
  'faxNumber', ${alias}.fax_number, 'url', ${alias}.url, 'logo', ${alias}.logo)`;

/** The country is stored as its ISO code and shown by its name. */
export function inLanguage<Company extends { country: string }>(
  lang: Language,
  company: Company,
): Company {
  return { ...company, country: countryName(company.country, lang) };
}
