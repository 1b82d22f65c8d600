import type { Cents } from '../../shop-api';

/** A sum as the provider writes it. */
export type MollieAmount = { currency: string; value: string };

/** `1999` as `19.99`; sums are never counted as fractions. */
export function amountOf(cents: Cents, currency: string): MollieAmount {
  if (!Number.isSafeInteger(cents) || cents < 0) throw new RangeError(`not a sum: ${cents}`);
  const digits = String(cents).padStart(3, '0');
  return { currency, value: `${digits.slice(0, -2)}.${digits.slice(-2)}` };
}

/** What `centsOf` reads: a currency with hundredths, and no more than can be counted exactly. */
export const AMOUNT_VALUE = /^\d{1,12}\.\d{2}$/;

/** The cents of a value that `AMOUNT_VALUE` allows. */
export function centsOf(value: string): Cents {
  return Number(value.replace('.', ''));
}
