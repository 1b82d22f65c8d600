import type { Visitor } from './commerce-context';

/** The visitor's e-mail address: the customer's, or the guest's; null without both. */
export function visitorMail({ customer, guestMail }: Pick<Visitor, 'customer' | 'guestMail'>) {
  return customer?.email ?? guestMail;
}
