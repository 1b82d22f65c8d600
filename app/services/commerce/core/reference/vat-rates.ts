import type { ReferenceTables, TaxClass, VatClass } from './reference-tables';

/**
 * VAT rates (percent times 100) of a country for each class on the day of `now` in the seller's
 * time zone; null where it has none.
 */
export function vatRatesOf(
  { vatRates }: Pick<ReferenceTables, 'vatRates'>,
  countryId: number,
  now: Date,
): Record<VatClass, number | null> {
  const day = dayInBerlin.format(now);
  const rowOf = (vatClass: VatClass) =>
    // The latest first.
    vatRates.find(
      (row) => row.countryId === countryId && row.vatClass === vatClass && row.validFrom <= day,
    );
  const [reduced, second] = [rowOf('reduced'), rowOf('reduced2')];
  // Rates come together: a second one that is older than the first has been given up.
  const isInForce = second && (!reduced || second.validFrom >= reduced.validFrom);
  return {
    standard: rowOf('standard')?.rate ?? null,
    reduced: reduced?.rate ?? null,
    reduced2: (isInForce ? second : reduced)?.rate ?? null,
  };
}

/** Swedes write dates as ISO does. */
const dayInBerlin = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });

/** The rate of goods that are taxed so; a voucher bears none wherever it goes. Percent times 100. */
export function taxedAs(taxClass: TaxClass, rateOf: (vatClass: VatClass) => number): number {
  return taxClass === 'voucher' ? 0 : rateOf(taxClass);
}
