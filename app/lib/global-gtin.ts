import { isChecked } from './check-digit';

/**
 * As GTIN-13, what GS1 gives to companies for use inside them (02, 04, 20 to 29) and to coupons and refund
 * receipts (05, 98, 99).
 */
const INSIDE = /^(?:0[245]|2\d|9[89])/;
/** As GTIN-8, the same: 0 and 2. */
const INSIDE_SHORT = /^[02]/;

/**
 * Does this number name the goods in the whole world? One of a prefix for use inside a company names something
 * else at the next one, and search engines refuse it; so they do one with a wrong check digit.
 */
export function isGlobalGtin(gtin: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(gtin) || !isChecked(gtin)) return false;
  if (gtin.length === 8) return !INSIDE_SHORT.test(gtin);
  const whole = gtin.padStart(14, '0');
  // 9 stands for goods of a variable measure, whose prefix begins behind it as well.
  return !whole.startsWith('9') && !INSIDE.test(whole.slice(1));
}
