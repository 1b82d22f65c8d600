import {
  ShopError,
  withdrawalReceiptInputSchema,
  submitWithdrawalInputSchema,
  type WithdrawalReceipt,
  type SubmitWithdrawalInput,
} from '../../shop-api';
import { isEmailAddress } from '~/lib/email';
import { transact, type CommerceContext } from '../commerce-context';
import type { Database } from '../database';
import { queueMail, ringOutbox } from '../outbox/queue';
import { addressKey, isWithinRate, limitRate } from '../rate-limit';
import { hashOf } from '../sessions/session-token';
import { withdrawLines } from './withdraw-lines';

const HOUR = 3600;

/**
 * Records a declaration of withdrawal and queues its receipt (§ 356a BGB, L-12 to L-17). It asks
 * nothing about the order and refuses nothing for content; the same submission gives the first
 * receipt. Of an order it names, each piece is withdrawn from once, however often that is declared.
 * Anybody may name any mailbox, so after a few receipts a day it gets them without the
 * words of the declaration, and then none; every declaration itself is kept. Throws
 * `cancellation.submitFailed` with a cause when the address for the receipt is wrong, and
 * `security.tooManyRequests`.
 */
export async function submitWithdrawal(
  ctx: CommerceContext,
  input: SubmitWithdrawalInput,
): Promise<WithdrawalReceipt> {
  const declared = submitWithdrawalInputSchema.parse(input);
  if (!isEmailAddress(declared.email)) {
    throw new ShopError('cancellation.submitFailed', {
      code: 422,
      cause: { email: 'email.valid' },
    });
  }
  const submissionIdHash = hashOf(declared.submissionId);
  const known = await findReceipt(ctx.db, submissionIdHash);
  if (known) return { ...known, submissionId: declared.submissionId };
  // Far above what people need: a flood is all it is meant to stop.
  const client = `withdrawal:client:${addressKey(ctx.visitor.clientAddress)}`;
  await limitRate(ctx, client, { max: 60, seconds: HOUR });
  const receiptForm = await receiptFormFor(ctx, declared.email);

  const receipt = await transact(ctx, async (ctx) => {
    const orderId = await findNamedOrder(ctx, declared);
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
      if (orderId !== null) await withdrawLines(ctx, { withdrawalId: id, orderId, declared });
      await queueMails(ctx, id, receiptForm);
    }
    return findReceipt(ctx.db, submissionIdHash);
  });
  ringOutbox();
  return { ...receipt!, submissionId: declared.submissionId };
}

/** What a mailbox gets: the whole declaration, only that one arrived and when, or nothing more today. */
type ReceiptForm = 'full' | 'brief' | 'none';

async function receiptFormFor(ctx: CommerceContext, email: string): Promise<ReceiptForm> {
  const mailbox = email.toLowerCase();
  const day = { seconds: 24 * HOUR };
  if (await isWithinRate(ctx, `withdrawal:full:${mailbox}`, { max: 3, ...day })) return 'full';
  if (await isWithinRate(ctx, `withdrawal:brief:${mailbox}`, { max: 5, ...day })) return 'brief';
  return 'none';
}

async function queueMails(ctx: CommerceContext, withdrawalId: number, form: ReceiptForm) {
  if (form !== 'none') {
    const isBrief = form === 'brief';
    await queueMail(ctx, 'mail:withdrawal_receipt', { withdrawalId }, { isBrief });
  }
  await queueMail(ctx, 'mail:withdrawal_notice', { withdrawalId });
}

/**
 * Locks the order whose number stands in the declaration, where it also names the order's mailbox or
 * comes from its customer or a device that may see the order: of two declarations about it the second
 * finds what the first has counted. Nobody is told whether there is one (L-16).
 */
async function findNamedOrder(
  ctx: CommerceContext,
  { orderId, email }: Pick<SubmitWithdrawalInput, 'orderId' | 'email'>,
): Promise<number | null> {
  const numbers = (orderId.match(/\d{5,9}/g) ?? []).map(Number);
  if (numbers.length === 0) return null;
  const { rows } = await ctx.db.client.query<{ id: number }>(
    `select o.id from orders o where o.type_id = 1 and o.id = any($1) and (
       lower(o.email) = lower($2) or o.customer_id = $4
       or exists (select from order_access a where a.order_id = o.id and a.session_id = $3))
     order by o.id limit 1 for update`,
    [numbers, email, ctx.visitor.sessionId, ctx.visitor.customer?.id ?? null],
  );
  return rows[0]?.id ?? null;
}

/** The receipt of a declaration for who holds its submission id, or null. */
export async function getWithdrawalReceipt(
  ctx: CommerceContext,
  input: { submissionId: string },
): Promise<WithdrawalReceipt | null> {
  const { submissionId } = withdrawalReceiptInputSchema.parse(input);
  const receipt = await findReceipt(ctx.db, hashOf(submissionId));
  return receipt && { ...receipt, submissionId };
}

async function findReceipt(
  { client }: Database,
  submissionIdHash: Buffer,
): Promise<Omit<WithdrawalReceipt, 'submissionId'> | null> {
  const { rows } = await client.query(
    `select name, contract as "orderId", email, items, message, received_at as "receivedAt"
     from withdrawal where submission_id_hash = $1`,
    [submissionIdHash],
  );
  const row = rows[0];
  return row ? { ...row, receivedAt: row.receivedAt.toISOString() } : null;
}
