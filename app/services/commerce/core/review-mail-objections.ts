import type { CommerceContext } from './commerce-context';
import { customerKey } from './customer-key';

/** Stores that this mailbox objects to mails that ask for reviews (§ 7(3) UWG). Repeatable. */
export async function objectToReviewMails(ctx: CommerceContext, email: string): Promise<void> {
  await ctx.db.client.query({
    name: 'review_mail_object',
    text: `insert into review_mail_objection (customer_key, objected_at) values ($1, $2)
           on conflict (customer_key) do nothing`,
    values: [customerKey(email), ctx.now()],
  });
}

/** Whether this mailbox has objected. */
export async function objectsToReviewMails(
  { db }: Pick<CommerceContext, 'db'>,
  email: string,
): Promise<boolean> {
  const { rows } = await db.client.query({
    name: 'review_mail_objects',
    text: 'select from review_mail_objection where customer_key = $1',
    values: [customerKey(email)],
  });
  return rows.length > 0;
}

/** Revokes the mailbox's objection, for later orders: earlier ones get no mail. Repeatable. */
export async function allowReviewMails(
  { db }: Pick<CommerceContext, 'db'>,
  email: string,
): Promise<void> {
  await db.client.query({
    name: 'review_mail_allow',
    text: 'delete from review_mail_objection where customer_key = $1',
    values: [customerKey(email)],
  });
}
