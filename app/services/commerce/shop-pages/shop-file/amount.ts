import type { Cents } from '../../../shop-api';

/** An amount of the file, in cents, exactly. */
export function cents(amount: string): Cents {
  return Number(amount.replace('.', ''));
}
