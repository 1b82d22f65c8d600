import type { ReferenceTables, TaxClass, VatClass } from './reference-tables';

/**
 * VAT rates (in hundredths of a percent) of a country for each class on the day of `now` in the
 * seller's time zone; null where it has none.
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
  // Rates of one law have the same date: a second rate older than the first was abolished.
  const isInForce = second && (!reduced || second.validFrom >= reduced.validFrom);
  return {
    standard: rowOf('standard')?.rate ?? null,
    reduced: reduced?.rate ?? null,
    reduced2: (isInForce ? second : reduced)?.rate ?? null,
  };
}

/** The Swedish date format is that of ISO. */
const dayInBerlin = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });

/** The rate of goods of this class, in hundredths of a percent; a voucher has none anywhere. */
export function taxedAs(taxClass: TaxClass, rateOf: (vatClass: VatClass) => number): number {
  return taxClass === 'voucher' ? 0 : rateOf(taxClass);
}
