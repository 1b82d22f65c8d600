import { insertNonBreakingSpaces } from '~/i18n/non-breaking-spaces';
import type { OrderRules } from '../../core/settings/order-rules';
import { providerOf } from './providers';

/**
 * A payment method's description with the term that an order will really have in place of `{days}`. Empty
 * where it tells a term and there is none, as nothing is to be paid.
 */
export function describeTerm(description: string, days: number | null): string {
  if (days === null && description.includes('{days}')) return '';
  return insertNonBreakingSpaces(description).replaceAll('{days}', String(days));
}

/** Days a customer has to pay by this method; null where the method itself sees to it. */
export function termDays(rules: OrderRules, paymentKey: string): number | null {
  const term = providerOf(paymentKey)?.term;
  return term ? rules[term] : null;
}
