import {
  makeOrderReturnInputSchema,
  ShopError,
  type ReturnReceipt,
  type MakeOrderReturnInput,
  type ReturnableFor,
  type ReturnReasons,
} from '../../../shop-api';
import { transact, type CommerceContext } from '../../core/commerce-context';
import { blockGiftCards, giftCardsKept } from '../order/block-gift-cards';
import { getOrder } from '../order/get-order';
import { returnableFor } from '../order/returnable-for';
import { queueMail, ringOutbox } from '../../core/outbox/queue';
import { hashOf } from '../../core/hash-of';
import { orderRulesOf } from '../../core/settings/order-rules';
import { getReturnReasons } from './return-reasons';
import { writeReturn, type ReturnedLine } from './write-return';

/**
 * Registers goods of an order for return (§5, §6), for any visitor who may see the order: a guest
 * claims faults like a customer (§§ 437, 439 BGB). Separate from the right of withdrawal, which
 * needs no reason (L-19). The order is locked first, so that of two returns the second finds what
 * the first has taken; the same submission returns the first return. Throws as the contract says.
 */
export async function makeOrderReturn(
  ctx: CommerceContext,
  input: MakeOrderReturnInput,
): Promise<ReturnReceipt> {
  const parsed = makeOrderReturnInputSchema.safeParse(input);
  if (!parsed.success) throw invalid({ items: 'items.invalid' });
  const { orderId, accessKey, items, returnNote, submissionId } = parsed.data;
  const shown = await getOrder(ctx, { orderId, accessKey });
  // Customers see their orders without a key, too; a form with another key was not made on this
  // order's page.
  if (shown.accessKey !== accessKey) throw notFound();
  const submissionIdHash = hashOf(`return of ${orderId}: ${submissionId}`);
  const chosen = items.filter(({ quantity }) => quantity > 0);
  const { reasons } = await getReturnReasons(ctx);
  const made = await transact(ctx, async (ctx) => {
    const order = await lockOrder(ctx, orderId);
    const known = await findMade(ctx, orderId, submissionIdHash);
    if (known !== null) return { id: known, isRepeat: true };
    const { returnDays } = orderRulesOf((await ctx.reference()).settings);
    const accepted = returnableFor(order, { returnDays, now: ctx.now() });
    if (accepted === 'nothing') throw new ShopError('return.notPossible');
    await checkItems(ctx, { orderId, chosen, reasons, accepted });
    const lineIds = chosen.map(({ orderItemId }) => orderItemId);
    await blockGiftCards(ctx, orderId, lineIds);
    const draft = { orderId, items: chosen, comment: returnNote, submissionIdHash };
    const id = await writeReturn(ctx, draft);
    await queueMail(ctx, 'mail:return_received', { returnId: id });
    await queueMail(ctx, 'mail:return_notice', { returnId: id });
    await ctx.hook('return:before-commit');
    return { id, isRepeat: false };
  });
  ringOutbox();
  return made;
}

async function lockOrder(ctx: CommerceContext, orderId: number) {
  const { rows } = await ctx.db.client.query<{ status: string; sentAt: Date | null }>(
    'select status, sent_at from orders where id = $1 for update',
    [orderId],
  );
  if (!rows[0]) throw notFound();
  return rows[0];
}

async function findMade(
  ctx: CommerceContext,
  orderId: number,
  submissionIdHash: Buffer,
): Promise<number | null> {
  const { rows } = await ctx.db.client.query<{ id: number }>(
    'select id from orders where submission_id_hash = $1 and origin_order_id = $2',
    [submissionIdHash, orderId],
  );
  return rows[0]?.id ?? null;
}

type Choice = {
  orderId: number;
  chosen: ReturnedLine[];
  reasons: ReturnReasons['reasons'];
  accepted: ReturnableFor;
};

type LineLeft = { id: number; left: number; isMixed: boolean; isGiftCard: boolean };

/**
 * At least one piece, gift cards of the order all together (code 502), and a valid reason for each
 * line (§5, open point 1.6).
 */
async function checkItems(
  ctx: CommerceContext,
  { orderId, chosen, reasons, accepted }: Choice,
): Promise<void> {
  if (chosen.length === 0) throw invalid({ items: 'items.required' });
  const { rows } = await ctx.db.client.query<LineLeft>(
    `select id, quantity - returned - unsent as left, is_mixed_to_order as is_mixed,
       is_gift_card from order_line
     where order_id = $1 and type_id in (1, 2)`,
    [orderId],
  );
  const wrong: Record<string, string> = {};
  const parted: Record<string, string> = {};
  for (const { orderItemId, quantity, returnReasonId } of chosen) {
    const line = rows.find(({ id }) => id === orderItemId);
    if (!line) throw notFound();
    const reason = reasons.find(({ id }) => id === returnReasonId);
    if (quantity > line.left) wrong[orderItemId] = 'quantity.tooMany';
    else if (line.isGiftCard && quantity < line.left) parted[orderItemId] = 'giftCards.all';
    else if (returnReasonId === null) wrong[orderItemId] = 'reason.required';
    else if (!reason) wrong[orderItemId] = 'reason.unknown';
    else if (reason.isFault) continue;
    else if (line.isMixed) wrong[orderItemId] = 'reason.madeToOrder';
    else if (accepted === 'faults') wrong[orderItemId] = 'reason.tooLate';
  }
  const isChosen = ({ id }: LineLeft) => chosen.some(({ orderItemId }) => orderItemId === id);
  if (rows.some((line) => line.isGiftCard && isChosen(line))) {
    const kept = rows.filter((line) => line.isGiftCard && line.left > 0 && !isChosen(line));
    for (const { id } of kept) parted[id] = 'giftCards.all';
  }
  const isTwice = new Set(chosen.map(({ orderItemId }) => orderItemId)).size < chosen.length;
  if (isTwice) throw invalid({ items: 'items.invalid' });
  if (Object.keys(wrong).length > 0) throw invalid({ ...wrong, ...parted });
  if (Object.keys(parted).length > 0) throw giftCardsKept(parted);
}

function invalid(cause: Record<string, unknown>): ShopError {
  return new ShopError('return.invalid', { cause });
}

function notFound(): ShopError {
  return new ShopError('order.notFound');
}
