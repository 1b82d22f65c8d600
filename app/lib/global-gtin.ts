import { isChecked } from './check-digit';

/**
 * As GTIN-13, the prefixes that GS1 reserves for use inside a company (02, 04, 20 to 29) and for
 * coupons and refund receipts (05, 98, 99).
 */
const INSIDE = /^(?:0[245]|2\d|9[89])/;
/** As GTIN-8, the same: 0 and 2. */
const INSIDE_SHORT = /^[02]/;

/**
 * Is this number globally unique? A prefix for use inside a company is reused by others, and search
 * engines refuse it, as they do a wrong check digit.
 */
export function isGlobalGtin(gtin: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(gtin) || !isChecked(gtin)) return false;
  if (gtin.length === 8) return !INSIDE_SHORT.test(gtin);
  const whole = gtin.padStart(14, '0');
  // 9 stands for goods of a variable measure; their prefix also begins behind it.
  return !whole.startsWith('9') && !INSIDE.test(whole.slice(1));
}
