import type { Cents } from '../../shop-api';

/** Net amount in cents contained in a gross amount; `rate` is percent times 100. */
export function netOf(gross: Cents, rate: number): Cents {
  return Math.round((gross * 10_000) / (10_000 + rate));
}
