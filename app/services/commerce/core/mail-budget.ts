import type { CommerceContext } from './commerce-context';
import { mailboxCounter } from './mailbox-counter';
import { takePlace } from './rate-limit';

const SECONDS = 60 * 60;
/**
 * Mails an hour that one mailbox gets because somebody typed it, of all kinds together (061). A notice
 * says what its page says too, and is left out beyond six. Links somebody waits for, and receipts, have
 * three places more. What the law wants is never left out: an order has a limit of its own and takes a
 * place however many are taken, a receipt waits for the next hour with one.
 */
export const MAIL_BUDGET = { notice: 6, link: 9, receipt: 9, order: 2 ** 31 - 1 };
/** A receipt waits for two days at most. */
const MOST_HOURS = 48;

/**
 * Takes a place for a mail to this mailbox in this hour, within the transaction of `ctx`; false when
 * there is none for its kind. However the mailbox is spelt, it is one. Call it last in the transaction:
 * others who write to the mailbox wait until it ends.
 */
export function mayMail(
  ctx: CommerceContext,
  mailbox: string,
  kind: keyof typeof MAIL_BUDGET,
): Promise<boolean> {
  return takeIn(ctx, mailbox, kind, ctx.now());
}

/** The moment from which a receipt to this mailbox may go out; takes a place of that hour. */
export async function whenToMail(ctx: CommerceContext, mailbox: string): Promise<Date> {
  const now = ctx.now();
  const hours = Array.from({ length: MOST_HOURS }, (_, hour) => startOfHour(now, hour));
  for (const start of hours) {
    if (await takeIn(ctx, mailbox, 'receipt', start)) return start;
  }
  return hours.at(-1)!;
}

/** Now, or the beginning of an hour after this one. */
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
 * Is this mailbox that of the customer who asks, and has a link of a mail proved it? Then it is
 * nobody else's, and no budget keeps their own mails from them.
 */
export function isProvenMailbox({ visitor }: CommerceContext, mailbox: string): boolean {
  const { customer } = visitor;
  return customer?.isProven === true && customer.email.toLowerCase() === mailbox.toLowerCase();
}
