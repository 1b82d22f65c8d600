import { createHash } from 'node:crypto';
import {
  ShopError,
  cancellationReceiptInputSchema,
  submitCancellationInputSchema,
  type CancellationReceipt,
  type SubmitCancellationInput,
} from '../../shop-api';
import { isEmailAddress } from '~/lib/email';
import { transact, type CommerceContext } from '../commerce-context';
import type { Database } from '../database';
import { queueWork, ringOutbox } from '../outbox/queue';
import { addressKey, limitRate } from '../rate-limit';

/**
 * Records a declaration of withdrawal and queues its receipt (§ 356a BGB, L-12 to L-16). It asks
 * nothing about the order and refuses nothing for content; the same submission gives the first
 * receipt. Throws `cancellation.submitFailed` with a cause when the address for the receipt is wrong,
 * and `security.tooManyRequests`.
 */
export async function submitCancellation(
  ctx: CommerceContext,
  input: SubmitCancellationInput,
): Promise<CancellationReceipt> {
  const declared = submitCancellationInputSchema.parse(input);
  if (!isEmailAddress(declared.email)) {
    throw new ShopError('cancellation.submitFailed', {
      code: 422,
      cause: { email: 'email.valid' },
    });
  }
  // Far above what people need: a flood of mails to strangers is all it is meant to stop.
  const client = `cancellation:client:${addressKey(ctx.visitor.clientAddress)}`;
  await limitRate(ctx, client, { max: 60, seconds: 3600 });
  const submissionIdHash = hashOf(declared.submissionId);

  const receipt = await transact(ctx, async (ctx) => {
    const { rows } = await ctx.db.client.query<{ id: number }>(
      `insert into cancellation
         (submission_id_hash, name, contract, email, items, message, lang, received_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)
       on conflict (submission_id_hash) do nothing
       returning id`,
      [
        submissionIdHash,
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
      for (const kind of ['mail:cancellation_receipt', 'mail:cancellation_notice']) {
        await queueWork(ctx, { kind, dedupeKey: `${kind}:${id}`, payload: { cancellationId: id } });
      }
    }
    return findReceipt(ctx.db, submissionIdHash);
  });
  ringOutbox();
  return { ...receipt!, submissionId: declared.submissionId };
}

/** The receipt of a declaration for who holds its submission id, or null. */
export async function getCancellationReceipt(
  ctx: CommerceContext,
  input: { submissionId: string },
): Promise<CancellationReceipt | null> {
  const { submissionId } = cancellationReceiptInputSchema.parse(input);
  const receipt = await findReceipt(ctx.db, hashOf(submissionId));
  return receipt && { ...receipt, submissionId };
}

async function findReceipt(
  { client }: Database,
  submissionIdHash: Buffer,
): Promise<Omit<CancellationReceipt, 'submissionId'> | null> {
  const { rows } = await client.query(
    `select name, contract as "orderId", email, items, message, received_at as "receivedAt"
     from cancellation where submission_id_hash = $1`,
    [submissionIdHash],
  );
  const row = rows[0];
  return row ? { ...row, receivedAt: row.receivedAt.toISOString() } : null;
}

function hashOf(submissionId: string): Buffer {
  return createHash('sha256').update(submissionId).digest();
}
