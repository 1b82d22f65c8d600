import { brokenEmailRule } from '~/lib/email-address';
import { addressKey } from '~/lib/address-key.server';
import { ShopError, contactMailInputSchema, type ContactMailInput } from '../../../shop-api';
import { transact, type CommerceContext } from '../../core/commerce-context';
import { mailboxCounter } from '../../core/mailbox-counter';
import { isProvenMailbox, mayMail } from '../../core/mail-budget';
import { queueMail, ringOutbox } from '../../core/outbox/queue';
import { isNewMailbox } from '../../core/new-mailbox';
import { isWithinRate, limitRate } from '../../core/rate-limit';
import { hashOf } from '../../core/hash-of';

const HOUR = 3600;
const DAY = 24 * HOUR;

/**
 * Stores a message to the shop and queues the mails with it: one to the shop, and a copy if its
 * sender requests one. Any visitor may enter any mailbox: its copy contains none of the sender's
 * text, it gets three a day and few mails an hour (061), and one address may request ten. A
 * customer's own mailbox, confirmed by a link, gets the whole message. The message itself is always
 * sent. The same submission is one. Throws `contactMail.emailInvalid` and
 * `security.tooManyRequests`.
 */
export async function sendContactMail(
  ctx: CommerceContext,
  input: ContactMailInput,
): Promise<void> {
  const message = contactMailInputSchema.parse(input);
  if (!isProvenMailbox(ctx, message.email) && !(await isNewMailbox(ctx, message.email))) {
    const cause = { email: brokenEmailRule(input.email) };
    throw new ShopError('contactMail.emailInvalid', { cause });
  }
  const submissionIdHash = hashOf(message.submissionId);
  const client = addressKey(ctx.visitor.clientAddress);
  await limitRate(ctx, `contact:client:${client}`, { max: 20, seconds: HOUR });
  const isWhole = isProvenMailbox(ctx, message.email);
  const getsCopy =
    message.wantsCopy && (isWhole || (await mayHaveCopy(ctx, client, message.email)));

  await transact(ctx, async (ctx) => {
    const { rows } = await ctx.db.client.query<{ id: number }>(
      `insert into contact_message
         (submission_id_hash, name, email, subject, message, order_number, order_id, lang, received_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       on conflict (submission_id_hash) do nothing
       returning id`,
      [
        submissionIdHash,
        message.name,
        message.email,
        message.subject,
        message.message,
        message.orderId,
        await findSendersOrder(ctx, message),
        ctx.lang,
        ctx.now(),
      ],
    );
    const id = rows[0]?.id;
    if (id === undefined) return;
    await queueMail(ctx, 'mail:contact_notice', { messageId: id });
    if (getsCopy && (isWhole || (await mayMail(ctx, message.email, 'notice')))) {
      await queueMail(ctx, 'mail:contact_copy', { messageId: id }, { isWhole });
    }
  });
  ringOutbox();
}

async function mayHaveCopy(ctx: CommerceContext, client: string, email: string): Promise<boolean> {
  const ofMailbox = `contact:copy:mail:${mailboxCounter(ctx, email)}`;
  const ofClient = `contact:copy:client:${client}`;
  return (
    (await isWithinRate(ctx, ofMailbox, { max: 3, seconds: DAY })) &&
    (await isWithinRate(ctx, ofClient, { max: 10, seconds: DAY }))
  );
}

/** The order in the message, if its buyer has the sender's address; not shown to the sender. */
async function findSendersOrder(
  ctx: CommerceContext,
  { orderId, email }: { orderId: number | null; email: string },
): Promise<number | null> {
  if (orderId === null) return null;
  const { rows } = await ctx.db.client.query<{ id: number }>(
    'select id from orders where id = $1 and lower(email) = lower($2)',
    [orderId, email],
  );
  return rows[0]?.id ?? null;
}
