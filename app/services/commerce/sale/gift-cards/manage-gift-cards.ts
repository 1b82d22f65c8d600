import { randomInt } from 'node:crypto';
import { giftCardCode } from '~/lib/gift-card-code';
import type { Cents } from '../../../shop-api';
import type { CommerceContext } from '../../ground/commerce-context';

/** Without those that are read for each other: 0 and O, 1 and I. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** What a new gift card holds, in cents, and when it ends; null: never. */
export type NewGiftCard = { amount: Cents; validTo: Date | null };

/** A gift card as its operator sees it; amounts in cents, times as ISO instants. */
export type GiftCardState = {
  amount: Cents;
  openAmount: Cents;
  currency: string;
  validTo: string | null;
  isBlocked: boolean;
  orders: { id: number; amount: Cents; returned: Cents }[];
};

/** Makes gift cards of one kind; gives their codes, as they are printed. */
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

/** A code nobody has: 16 signs, of 80 random bits, so nobody guesses one. */
export function newGiftCardCode(): string {
  return Array.from({ length: 16 }, () => SIGNS[randomInt(SIGNS.length)]).join('');
}

/** In groups of four, as people copy it. */
export function printedCode(code: string): string {
  return code.replaceAll(/(.{4})(?=.)/g, '$1-');
}

/** What lies on a card and what was paid with it; null for a code nobody gave out. */
export async function showGiftCard(
  { db }: CommerceContext,
  typed: string,
): Promise<GiftCardState | null> {
  const { rows } = await db.client.query<GiftCardState>(
    `select g.amount, g.open_amount as "openAmount", g.currency, g.is_blocked as "isBlocked",
       to_char(g.valid_to at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "validTo",
       (select coalesce(jsonb_agg(jsonb_build_object('id', order_id, 'amount', amount,
                 'returned', returned) order by order_id), '[]')
          from gift_card_use where gift_card_id = g.id) as orders
     from gift_card g where g.code = $1`,
    [giftCardCode(typed)],
  );
  return rows[0] ?? null;
}

/** Keeps a card from paying, or lets it pay again. False: there is none, or it was so already. */
export async function blockGiftCard(
  { db }: CommerceContext,
  typed: string,
  isBlocked: boolean,
): Promise<boolean> {
  const { rowCount } = await db.client.query(
    'update gift_card set is_blocked = $2 where code = $1 and is_blocked <> $2',
    [giftCardCode(typed), isBlocked],
  );
  return rowCount === 1;
}
