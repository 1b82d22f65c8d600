import type { Country } from '../../shop-api';
import type { CommerceContext } from '../commerce-context';

type CountryRow = Country & { isShippingActive: boolean; noDeliveryZipCodes: string[] };

/** Countries goods are sent to, in the shop's order. */
export async function getActiveShippingCountries(ctx: CommerceContext): Promise<Country[]> {
  return (await loadCountries(ctx)).filter((row) => row.isShippingActive).map(toCountry);
}

/** Every country an invoice may go to, in the shop's order. */
export async function getAggregatedCountries(ctx: CommerceContext): Promise<Country[]> {
  return (await loadCountries(ctx)).map(toCountry);
}

/** Countries with their states, names in the language of the request. */
export async function loadCountries(ctx: CommerceContext): Promise<CountryRow[]> {
  const { rows } = await ctx.db.client.query<CountryRow>({
    name: 'countries',
    text: `select c.id, case $1 when 'de' then c.name_de else c.name_en end as name,
             c.iso_code2 as "isoCode2", c.zip_code_regex as "zipCodeRegex",
             c.is_shipping_active as "isShippingActive",
             c.no_delivery_zip_codes as "noDeliveryZipCodes", coalesce(s.states, '[]') as states
           from country c
           left join lateral (
             select jsonb_agg(jsonb_build_object('id', id, 'name',
                      case $1 when 'de' then name_de else name_en end) order by name_de) as states
             from country_state where country_id = c.id
           ) s on true
           order by c.position, c.id`,
    values: [ctx.lang],
  });
  return rows;
}

/** A country as the contract knows it. */
export function toCountry({ id, name, isoCode2, zipCodeRegex, states }: CountryRow): Country {
  return { id, name, isoCode2, zipCodeRegex, states };
}
