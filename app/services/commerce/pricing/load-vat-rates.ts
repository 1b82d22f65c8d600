import type { CommerceContext } from '../commerce-context';

export type VatClass = 'standard' | 'reduced';

/** Germany: where the shop sits and whose rates prices outside a cart are shown with. */
export const SHOP_COUNTRY_ID = 1;

/**
 * VAT rates (percent times 100) of a destination for each class on the day of the request in the
 * seller's time zone. A class without a rate there has 0.
 */
export async function loadVatRates(
  ctx: CommerceContext,
  countryId: number,
): Promise<Record<VatClass, number>> {
  const { rows } = await ctx.db.client.query<{ vat_class: VatClass; rate: number }>({
    name: 'vat_rates',
    text: `select distinct on (vat_class) vat_class, rate from vat_rate
            where country_id = $1
              and valid_from <= ($2::timestamptz at time zone 'Europe/Berlin')::date
            order by vat_class, valid_from desc`,
    values: [countryId, ctx.now()],
  });
  const rates = { standard: 0, reduced: 0 };
  for (const row of rows) rates[row.vat_class] = row.rate;
  return rates;
}
