import type { CommerceContext } from './commerce-context';
import { mailboxCounter } from './mailbox-counter';
import { takePlace } from './rate-limit';

const SECONDS = 60 * 60;
/**
 * Mails an hour to one mailbox that visitors have typed, of all kinds together (061). A notice
 * repeats what its page shows, and is left out beyond six. Links and receipts, which people wait
 * for, have three more. Mails required by law are never left out: an order has its own limit and is
 * counted however many there are, a receipt waits for the next hour with room.
 */
export const MAIL_BUDGET = { notice: 6, link: 9, receipt: 9, order: 2 ** 31 - 1 };
/** A receipt waits for two days at most. */
const MOST_HOURS = 48;

/**
 * Counts a mail to this mailbox in this hour, within the transaction of `ctx`; false when there is
 * no room for its kind. All spellings of a mailbox count as one. Call it last in the transaction:
 * other writers to the mailbox wait until it ends.
 */
export function mayMail(
  ctx: CommerceContext,
  mailbox: string,
  kind: keyof typeof MAIL_BUDGET,
): Promise<boolean> {
  return takeIn(ctx, mailbox, kind, ctx.now());
}

/** The time from which a receipt to this mailbox may be sent; counts it in that hour. */
export async function whenToMail(ctx: CommerceContext, mailbox: string): Promise<Date> {
  const now = ctx.now();
  const hours = Array.from({ length: MOST_HOURS }, (_, hour) => startOfHour(now, hour));
  for (const start of hours) {
    if (await takeIn(ctx, mailbox, 'receipt', start)) return start;
  }
  return hours.at(-1)!;
}

/** Now, or the beginning of a later hour. */
function startOfHour(now: Date, hour: number): Date {
  const length = SECONDS * 1000;
  const begun = Math.floor(now.getTime() / length) * length;
  return hour === 0 ? now : new Date(begun + hour * length);
}

function takeIn(
  ctx: CommerceContext,
  mailbox: string,
  kind: keyof typeof MAIL_BUDGET,
  at: Date,
): Promise<boolean> {
  const limit = { max: MAIL_BUDGET[kind], seconds: SECONDS };
  return takePlace(ctx.db, `mail:${mailboxCounter(ctx, mailbox)}`, limit, at);
}

/**
 * Whether this is the confirmed mailbox of the logged-in customer. Then no other visitor is
 * affected, and no budget limits the customer's own mails.
 */
export function isProvenMailbox({ visitor }: CommerceContext, mailbox: string): boolean {
  const { customer } = visitor;
  return customer?.isProven === true && customer.email.toLowerCase() === mailbox.toLowerCase();
}
