import { addressKey } from '~/lib/address-key.server';
import { brokenEmailRule, isEmailAddress } from '~/lib/email-address';
import { dataRequestInputSchema, ShopError, type DataRequestInput } from '../../../shop-api';
import { mailboxCounter } from '../../core/mailbox-counter';
import { transact, type CommerceContext } from '../../core/commerce-context';
import { mayMail } from '../../core/mail-budget';
import { queueWork, ringOutbox } from '../../core/outbox/queue';
import { isWithinRate, limitRate } from '../../core/rate-limit';

const HOUR = 60 * 60;
const FROM_ONE_ADDRESS = { max: 20, seconds: HOUR };
/** Mails for one mailbox, whoever requests them; a further request gets the same answer. */
const MAILS = { max: 3, seconds: 24 * HOUR };
/** A request repeated within this time is a double click. */
const SAME_SECONDS = 120;

/** The class of this lock among the database's advisory locks. */
const REQUEST_LOCK = 38;

/** The payload of the row for the handler. */
export type DataLinkPayload = { requestId: number };

/**
 * Mails a link to the stored data about an address. Every address gets the mail: that nothing is
 * stored is an answer too (Art. 15 GDPR), and so text and time are the same for all. Throws
 * `contact.emailInvalid` (422) and `security.tooManyRequests`.
 */
export async function requestOwnData(ctx: CommerceContext, input: DataRequestInput): Promise<void> {
  const parsed = dataRequestInputSchema.safeParse(input);
  const email = parsed.data?.email.toLowerCase() ?? '';
  if (!isEmailAddress(email)) {
    throw new ShopError('contact.emailInvalid', {
      cause: { email: brokenEmailRule(input.email) },
    });
  }
  const client = addressKey(ctx.visitor.clientAddress);
  await limitRate(ctx, `data:client:${client}`, FROM_ONE_ADDRESS);
  if (!(await isWithinRate(ctx, `data:mail:${mailboxCounter(ctx, email)}`, MAILS))) return;
  await transact(ctx, async (ctx) => {
    const { client } = ctx.db;
    await client.query('select pg_advisory_xact_lock($1, hashtext($2))', [REQUEST_LOCK, email]);
    const { rows } = await client.query<{ id: number }>(
      `insert into data_request (email, lang, requested_at)
       select $1, $2, $3::timestamptz where not exists (
         select from data_request where email = $1 and opened_at is null
           and requested_at between $3::timestamptz - interval '${SAME_SECONDS} seconds'
                                and $3::timestamptz + interval '${SAME_SECONDS} seconds')
       returning id`,
      [email, ctx.lang, ctx.now()],
    );
    const requestId = rows[0]?.id;
    if (requestId === undefined || !(await mayMail(ctx, email, 'link'))) return;
    await queueWork(ctx, {
      kind: 'mail:data_link',
      dedupeKey: `mail:data_link:${requestId}`,
      payload: { requestId } satisfies DataLinkPayload,
    });
  });
  ringOutbox();
}
