import type { Cents } from '../../../shop-api';

/** An amount as the file has it, in cents, exactly. */
export function cents(amount: string): Cents {
  return Number(amount.replace('.', ''));
}
