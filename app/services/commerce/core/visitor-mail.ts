import type { Visitor } from './commerce-context';

/** The e-mail address of who orders: the customer's, or the one a guest gave; null for nobody. */
export function visitorMail({ customer, guestMail }: Pick<Visitor, 'customer' | 'guestMail'>) {
  return customer?.email ?? guestMail;
}
