import type { OrderStatus } from '../../../../../database/schema';
import type { SubmitWithdrawalInput } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { inSavepoint } from '../../core/in-savepoint';
import { blockGiftCards } from '../order/block-gift-cards';
import { takeOut } from '../order/take-out';
import { writeReturn } from '../returns/write-return';

type DeclaredGoods = Required<Pick<SubmitWithdrawalInput, 'lines' | 'items'>>;

type Line = {
  id: number;
  quantity: number;
  returned: number;
  withdrawn: number;
  unsent: number;
  isMixed: boolean;
  isGiftCard: boolean;
  /** A gift card line whose cards have been created. */
  hasCards: boolean;
  status: OrderStatus;
};

/**
 * Records which pieces of an order a declaration withdraws: of the chosen lines, or all of them
 * where it names none. Goods named only in the text are left to the staff. Each piece counts once,
 * by the first declaration (L-17); the caller holds the lock of the order. Goods that were sent
 * become a return, which the buyer sends back; others are no longer sent or billed, except those
 * mixed to order: a person decides first whether they can be withdrawn from (§ 312g(2) no. 1 BGB,
 * `acceptWithdrawal`). Gift cards of a line are withdrawn together and unused, and are blocked;
 * others are left to the staff. Returns how many pieces this declaration withdraws from.
 */
export async function withdrawLines(
  ctx: CommerceContext,
  given: { withdrawalId: number; orderId: number; declared: DeclaredGoods },
): Promise<number> {
  const { withdrawalId, orderId, declared } = given;
  const { rows } = await ctx.db.client.query<Line>(
    `select l.id, l.quantity, l.returned, l.withdrawn, l.unsent,
       l.is_mixed_to_order as is_mixed, l.is_gift_card, o.status,
       exists (select from gift_card where order_line_id = l.id) as has_cards
     from order_line l join orders o on o.id = l.order_id
     where l.order_id = $1 and l.type_id in (1, 2) order by l.position`,
    [orderId],
  );
  const asked = rows.flatMap((line) => {
    const quantity = Math.min(wanted(declared, line), line.quantity - line.withdrawn);
    return quantity > 0 ? [{ line, quantity }] : [];
  });
  const taken: typeof asked = [];
  for (const piece of asked) if (await comesBackWhole(ctx, orderId, piece)) taken.push(piece);
  if (taken.length === 0) return 0;
  const pieces = taken.reduce((sum, { quantity }) => sum + quantity, 0);
  await ctx.db.client.query(
    `with taken as (select * from unnest($2::int[], $3::int[]) t(id, quantity)),
       counted as (update order_line l set withdrawn = l.withdrawn + taken.quantity
                   from taken where l.id = taken.id),
       decided as (update withdrawal set decided_at = received_at where id = $1 and $4)
     insert into withdrawal_line (withdrawal_id, order_line_id, quantity)
     select $1, id, quantity from taken`,
    [
      withdrawalId,
      taken.map(({ line }) => line.id),
      taken.map(({ quantity }) => quantity),
      taken.length === asked.length,
    ],
  );
  const status = rows[0]?.status;
  if (status === 'pendingPayment' || status === 'confirmed') {
    const unsent = taken.flatMap(({ line, quantity }) =>
      line.isMixed ? [] : [{ orderItemId: line.id, quantity }],
    );
    if (unsent.length > 0) await takeOut(ctx, { orderId, pieces: unsent });
  }
  if (status !== 'shipped' && status !== 'completed') return pieces;
  const back = taken.flatMap(({ line, quantity }) => {
    const left = Math.min(quantity, line.quantity - line.unsent - line.returned);
    return left > 0 ? [{ orderItemId: line.id, quantity: left, returnReasonId: null }] : [];
  });
  const withShipping = takesLastGoods(rows, taken);
  if (back.length > 0) await writeReturn(ctx, { orderId, items: back, withShipping });
  return pieces;
}

/**
 * Whether it withdraws from the last of what was sent as a parcel. Then delivery is refunded too (§
 * 357(2) BGB); gift cards came by mail, so it does not matter which of them stay.
 */
function takesLastGoods(lines: Line[], taken: { line: Line; quantity: number }[]): boolean {
  const nowOf = ({ id }: Line) => taken.find(({ line }) => line.id === id)?.quantity ?? 0;
  const goods = lines.filter(({ isGiftCard }) => !isGiftCard);
  return (
    goods.every((line) => line.withdrawn + nowOf(line) === line.quantity) &&
    goods.some((line) => nowOf(line) > 0)
  );
}

/**
 * Whether these pieces can be returned as a whole. Goods can be divided, gift cards that are
 * created cannot (code 502).
 */
async function comesBackWhole(
  ctx: CommerceContext,
  orderId: number,
  { line, quantity }: { line: Line; quantity: number },
): Promise<boolean> {
  const left = line.quantity - line.unsent - line.returned;
  if (!line.hasCards || left === 0) return true;
  if (quantity < left) return false;
  const { refusal } = await inSavepoint(ctx.db, () => blockGiftCards(ctx, orderId, [line.id]));
  return !refusal;
}

function wanted({ lines, items }: DeclaredGoods, { id, quantity }: Line): number {
  if (lines.length > 0) {
    return lines
      .filter(({ orderItemId }) => orderItemId === id)
      .reduce((sum, line) => sum + line.quantity, 0);
  }
  return items === '' ? quantity : 0;
}
