import { insertNonBreakingSpaces } from '~/i18n/non-breaking-spaces';
import type { OrderRules } from '../../core/settings/order-rules';
import { providerOf } from './providers';

/**
 * A payment method's description with the actual term of an order in place of `{days}`. Empty if it
 * contains a term and there is none, because nothing is to be paid.
 */
export function describeTerm(description: string, days: number | null): string {
  if (days === null && description.includes('{days}')) return '';
  return insertNonBreakingSpaces(description).replaceAll('{days}', String(days));
}

/** Days that a customer has to pay by this method; null if it has no term here. */
export function termDays(rules: OrderRules, paymentKey: string): number | null {
  const term = providerOf(paymentKey)?.term;
  return term ? rules[term] : null;
}
