import type { Cents } from '../../shop-api';

/** An amount in the provider's format. */
export type MollieAmount = { currency: string; value: string };

/** `1999` as `19.99`, without floating-point arithmetic. */
export function amountOf(cents: Cents, currency: string): MollieAmount {
  if (!Number.isSafeInteger(cents) || cents < 0) throw new RangeError(`not a sum: ${cents}`);
  const digits = String(cents).padStart(3, '0');
  return { currency, value: `${digits.slice(0, -2)}.${digits.slice(-2)}` };
}

/** The values that `centsOf` accepts: a currency with hundredths, within exact integers. */
export const AMOUNT_VALUE = /^\d{1,12}\.\d{2}$/;

/** Returns the cents of a value that matches `AMOUNT_VALUE`. */
export function centsOf(value: string): Cents {
  return Number(value.replace('.', ''));
}
