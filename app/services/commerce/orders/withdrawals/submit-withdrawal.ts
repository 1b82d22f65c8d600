import { addressKey } from '~/lib/address-key.server';
import {
  ShopError,
  withdrawalReceiptInputSchema,
  submitWithdrawalInputSchema,
  type WithdrawalReceipt,
  type SubmitWithdrawalInput,
} from '../../../shop-api';
import { brokenEmailRule, isEmailAddress } from '~/lib/email-address';
import { transact, type CommerceContext } from '../../core/commerce-context';
import type { Database } from '../../core/database';
import { isProvenMailbox, mayMail, whenToMail } from '../../core/mail-budget';
import { queueMail, ringOutbox } from '../../core/outbox/queue';
import { limitRate } from '../../core/rate-limit';
import { hashOf } from '../../core/hash-of';
import { withdrawLines } from './withdraw-lines';
import { normalizeInput } from '~/services/shop-api/entities/normalize-input';

const HOUR = 3600;

/**
 * Records a declaration of withdrawal and queues its receipt (§ 356a BGB, L-12 to L-17). It
 * requires nothing of the order and refuses no content; the same submission returns the first
 * receipt. Each piece of a named order is withdrawn from once, however often that is declared.
 * Every declaration is stored, and its receipt contains content and time. Any visitor may enter any
 * mailbox: only from the order's own page to the order's own mailbox the first receipt is sent
 * immediately and with the message, and each to a customer's confirmed mailbox (061). Throws
 * `cancellation.submitFailed` with a cause when the address for the receipt is invalid, and
 * `security.tooManyRequests`.
 */
export async function submitWithdrawal(
  ctx: CommerceContext,
  input: SubmitWithdrawalInput,
): Promise<WithdrawalReceipt> {
  const declared = submitWithdrawalInputSchema.parse(input);
  if (!isEmailAddress(declared.email)) {
    throw new ShopError('cancellation.submitFailed', {
      cause: { email: brokenEmailRule(declared.email) },
    });
  }
  const submissionIdHash = hashOf(declared.submissionId);
  const known = await findReceipt(ctx.db, submissionIdHash);
  if (known) return { ...known, submissionId: declared.submissionId };
  // Far above what people need: it only stops a flood.
  const client = `withdrawal:client:${addressKey(ctx.visitor.clientAddress)}`;
  await limitRate(ctx, client, { max: 60, seconds: HOUR });

  const receipt = await transact(ctx, async (ctx) => {
    const named = await findNamedOrder(ctx, declared);
    const orderId = named?.id ?? null;
    const { rows } = await ctx.db.client.query<{ id: number }>(
      `insert into withdrawal
         (submission_id_hash, order_id, name, contract, email, items, message, lang, received_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       on conflict (submission_id_hash) do nothing
       returning id`,
      [
        submissionIdHash,
        orderId,
        declared.name,
        declared.orderId,
        declared.email,
        declared.items,
        declared.message,
        ctx.lang,
        ctx.now(),
      ],
    );
    const id = rows[0]?.id;
    if (id !== undefined) {
      const pieces =
        orderId === null ? 0 : await withdrawLines(ctx, { withdrawalId: id, orderId, declared });
      const isProven = isProvenMailbox(ctx, declared.email);
      const isWhole = named?.isOwnPage === true && (named.isFirst || (isProven && pieces > 0));
      await queueMails(ctx, id, declared.email, isWhole);
    }
    return findReceipt(ctx.db, submissionIdHash);
  });
  ringOutbox();
  return { ...receipt!, submissionId: declared.submissionId };
}

/**
 * The first declaration from the order's own page gets a complete receipt immediately, and for a
 * confirmed mailbox each declaration that withdraws from something. Any other receipt omits the
 * message, which is no part of the declaration, and waits while its mailbox gets too many mails: a
 * buyer with a stranger's mailbox could send them a mail for each piece.
 */
async function queueMails(
  ctx: CommerceContext,
  withdrawalId: number,
  email: string,
  isWhole: boolean,
): Promise<void> {
  await queueMail(ctx, 'mail:withdrawal_notice', { withdrawalId });
  if (isWhole) await mayMail(ctx, email, 'order');
  const notBefore = isWhole ? ctx.now() : await whenToMail(ctx, email);
  await queueMail(ctx, 'mail:withdrawal_receipt', { withdrawalId }, { isWhole }, notBefore);
}

/**
 * Locks the order whose number the declaration contains, where it also names the order's mailbox or
 * comes from its customer or a device that may see the order: of two declarations about it the
 * second finds what the first has counted. The answer does not reveal whether there is one (L-16).
 * `isOwnPage`: the visitor may see the order, and the receipt goes to its mailbox; `isFirst`:
 * nothing was declared about it before.
 */
async function findNamedOrder(
  ctx: CommerceContext,
  { orderId, email }: Pick<SubmitWithdrawalInput, 'orderId' | 'email'>,
): Promise<{ id: number; isOwnPage: boolean; isFirst: boolean } | null> {
  const numbers = (normalizeInput(orderId).match(/\d{5,9}/g) ?? []).map(Number);
  if (numbers.length === 0) return null;
  const { client } = ctx.db;
  const { rows } = await client.query<{ id: number; isMailbox: boolean; isVisible: boolean }>(
    `select o.id, lower(o.email) = lower($2) as is_mailbox,
       (o.customer_id = $4) is true
         or exists (select from order_access a where a.order_id = o.id and a.session_id = $3)
         as is_visible
     from orders o where o.type_id = 1 and o.id = any($1) and (
       lower(o.email) = lower($2) or o.customer_id = $4
       or exists (select from order_access a where a.order_id = o.id and a.session_id = $3))
     order by o.id limit 1 for update`,
    [numbers, email, ctx.visitor.sessionId, ctx.visitor.customer?.id ?? null],
  );
  const found = rows[0];
  if (!found) return null;
  const earlier = await client.query('select from withdrawal where order_id = $1 limit 1', [
    found.id,
  ]);
  const isOwnPage = found.isMailbox && found.isVisible;
  return { id: found.id, isOwnPage, isFirst: earlier.rowCount === 0 };
}

/** The receipt of a declaration for the holder of its submission id, or null. */
export async function getWithdrawalReceipt(
  ctx: CommerceContext,
  input: { submissionId: string },
): Promise<WithdrawalReceipt | null> {
  const { submissionId } = withdrawalReceiptInputSchema.parse(input);
  const receipt = await findReceipt(ctx.db, hashOf(submissionId));
  return receipt && { ...receipt, submissionId };
}

type StoredReceipt = Omit<WithdrawalReceipt, 'submissionId'>;

async function findReceipt(
  { client }: Database,
  submissionIdHash: Buffer,
): Promise<StoredReceipt | null> {
  const { rows } = await client.query<Omit<StoredReceipt, 'receivedAt'> & { receivedAt: Date }>(
    `select name, contract as order_id, email, items, message, received_at
     from withdrawal where submission_id_hash = $1`,
    [submissionIdHash],
  );
  const row = rows[0];
  return row ? { ...row, receivedAt: row.receivedAt.toISOString() } : null;
}
