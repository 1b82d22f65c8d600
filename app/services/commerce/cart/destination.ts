import type { CommerceContext } from '../commerce-context';
import { SHOP_COUNTRY_ID, type VatClass } from '../pricing/load-vat-rates';

export type Destination = {
  countryId: number;
  /** Outside the EU: an export delivery. */
  isExport: boolean;
  /** Percent times 100. */
  rateOf(vatClass: VatClass): number;
};

/**
 * VAT rates of a destination on the day of the order. A member state without rates of its own is
 * charged the shop's; exports without rates carry none.
 */
export async function loadDestination(
  ctx: CommerceContext,
  countryId: number,
): Promise<Destination> {
  const { rows } = await ctx.db.client.query<{
    isEu: boolean;
    vatClass: VatClass | null;
    own: number | null;
    shop: number | null;
  }>({
    name: 'destination_vat_rates',
    text: `select c.is_eu as "isEu", k.vat_class as "vatClass",
             (select rate from vat_rate r where r.country_id = c.id and r.vat_class = k.vat_class
                and valid_from <= day order by valid_from desc limit 1) as own,
             (select rate from vat_rate r where r.country_id = $2 and r.vat_class = k.vat_class
                and valid_from <= day order by valid_from desc limit 1) as shop
           from country c,
             unnest(array['standard', 'reduced']) k(vat_class),
             cast($3::timestamptz at time zone 'Europe/Berlin' as date) day
           where c.id = $1`,
    values: [countryId, SHOP_COUNTRY_ID, ctx.now()],
  });
  const rates = new Map(
    rows.map(({ vatClass, own, shop, isEu }) => [vatClass, own ?? (isEu ? shop : 0) ?? 0]),
  );
  return {
    countryId,
    isExport: rows[0]?.isEu === false,
    rateOf: (vatClass) => rates.get(vatClass) ?? 0,
  };
}
