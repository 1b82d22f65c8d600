import { orderLinkSchema, ShopError, type OrderLink } from '../../../shop-api';
import { transact, type CommerceContext } from '../../core/commerce-context';
import { mayMail } from '../../core/mail-budget';
import { queueWork, ringOutbox } from '../../core/outbox/queue';
import { getOrder } from './get-order';

/** Mails a day that one order can send again; the mailbox has its own budget as well (061). */
const MOST = [1, 2, 3];
const [HOUR_MS, DAY_MS] = [3_600_000, 86_400_000];

/**
 * Sends the gift cards that were bought with an order once more to its mailbox, and to no other,
 * for a visitor who may see the order. A mail that is queued already is not sent twice. Throws what
 * `getOrder` throws, `order.noGiftCards` where none can be used, and `security.tooManyRequests`.
 */
export async function sendGiftCards(ctx: CommerceContext, input: OrderLink): Promise<void> {
  const parsed = orderLinkSchema.safeParse(input);
  if (!parsed.success) throw new ShopError('order.notFound');
  const { id: orderId, boughtGiftCards } = await getOrder(ctx, parsed.data);
  if (boughtGiftCards.every(({ isBlocked }) => isBlocked)) throw noGiftCards();
  await transact(ctx, async (ctx) => {
    const { email, documentId } = await lockOrder(ctx, orderId);
    if (email === '') throw noGiftCards();
    const first = `mail:gift_cards:${orderId}`;
    const day = ctx.now().toISOString().slice(0, 10);
    const again = MOST.map((time) => `${first}:again:${day}:${time}`);
    const { rows } = await ctx.db.client.query<{ key: string; isWaiting: boolean }>({
      name: 'gift_cards_mailed',
      text: `select dedupe_key as key, done_at is null and failure is distinct from 'refused' as is_waiting
             from outbox where dedupe_key = any($1)`,
      values: [[first, ...again]],
    });
    if (rows.some(({ isWaiting }) => isWaiting)) return;
    const dedupeKey = again.find((each) => !rows.some(({ key }) => key === each));
    if (!dedupeKey) throw tooMany(ctx, DAY_MS);
    if (!(await mayMail(ctx, email, 'link'))) throw tooMany(ctx, HOUR_MS);
    await queueWork(ctx, { kind: 'mail:gift_cards', dedupeKey, payload: { orderId, documentId } });
  });
  ringOutbox();
}

/** Of two concurrent requests the second finds the mail of the first. */
async function lockOrder({ db }: CommerceContext, orderId: number) {
  const { rows } = await db.client.query<{ email: string; documentId: number | null }>({
    name: 'gift_cards_mailbox',
    text: `select o.email, (select d.id from order_document d
             where d.order_id = o.id and d.kind = 'receipt' order by d.id limit 1) as document_id
           from orders o where o.id = $1 for update of o`,
    values: [orderId],
  });
  return rows[0]!;
}

function noGiftCards(): ShopError {
  return new ShopError('order.noGiftCards');
}

/** Until this hour or day of UTC ends. */
function tooMany(ctx: CommerceContext, length: number): ShopError {
  const retryAfter = Math.ceil((length - (ctx.now().getTime() % length)) / 1000);
  return new ShopError('security.tooManyRequests', { cause: { retryAfter } });
}
