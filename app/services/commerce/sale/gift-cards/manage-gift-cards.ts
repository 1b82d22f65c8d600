import { randomInt } from 'node:crypto';
import { giftCardCode } from '~/services/shop-api/entities/gift-card-code';
import type { Cents } from '../../../shop-api';
import { transact, type CommerceContext } from '../../core/commerce-context';
import { noteGiftCardEvent } from '../../core/note-event';

/** Without easily confused characters: 0 and O, 1 and I. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** The amount of a new gift card, in cents, and its end of validity; null: never. */
export type NewGiftCard = { amount: Cents; validTo: Date | null };

/** A gift card as its operator sees it; amounts in cents, times as ISO instants. */
export type GiftCardState = {
  amount: Cents;
  openAmount: Cents;
  currency: string;
  validTo: string | null;
  isBlocked: boolean;
  /** The order it was bought with; null for one that was made by hand. */
  boughtWith: number | null;
  corrections: { at: string; before: Cents; after: Cents; reason: string }[];
  orders: { id: number; amount: Cents; returned: Cents }[];
};

/** Creates equal gift cards; returns their codes in printed form. */
export async function makeGiftCards(
  ctx: CommerceContext,
  { amount, validTo }: NewGiftCard,
  count: number,
): Promise<string[]> {
  const codes = Array.from({ length: count }, newGiftCardCode);
  await ctx.db.client.query(
    `insert into gift_card (code, currency, amount, open_amount, valid_to, created_at)
     select code, $2, $3, $3, $4, $5 from unnest($1::text[]) code`,
    [codes, ctx.currency, amount, validTo, ctx.now()],
  );
  return codes.map(printedCode);
}

/** A unique code: 16 characters with 80 random bits, which cannot be guessed. */
export function newGiftCardCode(): string {
  return Array.from({ length: 16 }, () => SIGNS[randomInt(SIGNS.length)]).join('');
}

/** In groups of four, which are easier to copy. */
export function printedCode(code: string): string {
  return code.replaceAll(/(.{4})(?=.)/g, '$1-');
}

/** The balance of a card and the orders it paid; null for an unknown code. */
export async function showGiftCard(
  { db }: CommerceContext,
  typed: string,
): Promise<GiftCardState | null> {
  const { rows } = await db.client.query<GiftCardState>(
    `select g.amount, g.open_amount, g.currency, g.is_blocked,
       to_char(g.valid_to at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "validTo",
       (select coalesce(jsonb_agg(jsonb_build_object('id', order_id, 'amount', amount,
                 'returned', returned) order by order_id), '[]')
          from gift_card_use where gift_card_id = g.id) as orders,
       (select order_id from order_line where id = g.order_line_id) as bought_with,
       (select coalesce(jsonb_agg(jsonb_build_object(
                 'at', to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
                 'before', data->'before', 'after', data->'after', 'reason', data->'reason')
                 order by id), '[]')
          from event_log where kind = 'giftCard.corrected'
           and (data->>'giftCardId')::int = g.id) as corrections
     from gift_card g where g.code = $1`,
    [giftCardCode(typed)],
  );
  return rows[0] ?? null;
}

/** The result of a change to a card. */
export type GiftCardChange = 'changed' | 'same' | 'comesBack' | 'notFound' | 'tooMuch';

/**
 * Blocks a card, or unblocks it, recorded in the event log. One that was bought and is being
 * returned stays blocked (`comesBack`): its price is refunded, so it would be paid out twice.
 */
export async function blockGiftCard(
  ctx: CommerceContext,
  typed: string,
  isBlocked: boolean,
): Promise<GiftCardChange> {
  return changeCard(ctx, typed, async (ctx, card) => {
    if (card.isBlocked === isBlocked) return 'same';
    if (!isBlocked && card.comesBack) return 'comesBack';
    await ctx.db.client.query(
      'update gift_card set is_blocked = $2, is_unpaid = false where id = $1',
      [card.id, isBlocked],
    );
    await noteGiftCardEvent(ctx, isBlocked ? 'giftCard.blocked' : 'giftCard.unblocked', {
      giftCardId: card.id,
    });
    return 'changed';
  });
}

/**
 * Sets the balance of a card, in cents, with a reason that the event log stores with the former
 * amount: to correct a wrong booking, or an amount that was paid out by hand for a card that was
 * used in part. At most the original amount less what orders hold of it (`tooMuch`).
 */
export async function correctGiftCard(
  ctx: CommerceContext,
  typed: string,
  { openAmount, reason }: { openAmount: Cents; reason: string },
): Promise<GiftCardChange> {
  return changeCard(ctx, typed, async (ctx, card) => {
    if (openAmount === card.openAmount) return 'same';
    if (card.comesBack) return 'comesBack';
    if (openAmount > card.amount - card.held) return 'tooMuch';
    await ctx.db.client.query(
      'update gift_card set open_amount = $2, corrected = corrected + open_amount - $2 where id = $1',
      [card.id, openAmount],
    );
    await noteGiftCardEvent(ctx, 'giftCard.corrected', {
      giftCardId: card.id,
      before: card.openAmount,
      after: openAmount,
      reason,
    });
    return 'changed';
  });
}

type LockedCard = {
  id: number;
  amount: Cents;
  openAmount: Cents;
  /** The amount that orders were paid with and have not returned. */
  held: Cents;
  isBlocked: boolean;
  /** It was bought, and its line is being returned or was withdrawn from. */
  comesBack: boolean;
};

/**
 * Changes a locked card. The order it was bought with is locked first, as by the command that
 * blocks its cards, so that a concurrent return is seen.
 */
function changeCard(
  ctx: CommerceContext,
  typed: string,
  change: (ctx: CommerceContext, card: LockedCard) => Promise<GiftCardChange>,
): Promise<GiftCardChange> {
  return transact(ctx, async (ctx) => {
    const code = giftCardCode(typed);
    await ctx.db.client.query(
      `select from orders where id = (select l.order_id from gift_card g
         join order_line l on l.id = g.order_line_id where g.code = $1) for update`,
      [code],
    );
    const { rows } = await ctx.db.client.query<LockedCard>(
      `select g.id, g.amount, g.open_amount, g.is_blocked,
         (select coalesce(sum(u.amount - u.returned), 0)::bigint from gift_card_use u
           where u.gift_card_id = g.id) as held,
         exists (select from order_line l join orders o on o.id = l.order_id
           where l.id = g.order_line_id and (l.returned + l.unsent >= l.quantity
             or o.status in ('cancelled', 'withdrawn'))) as comes_back
       from gift_card g where g.code = $1 for update of g`,
      [code],
    );
    return rows[0] ? change(ctx, rows[0]) : 'notFound';
  });
}
