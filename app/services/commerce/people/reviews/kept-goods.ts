import { ORDER_TYPE } from '../../../shop-api';

const keepsMoreThan = (returned: string) => `(not l.is_gift_card
  and l.quantity > greatest(${returned} + l.unsent, l.withdrawn))`;

/**
 * SQL: whether the buyer keeps at least one piece of the goods in the line `l` of an order, so that
 * a mail may ask for a review. Returned and withdrawn pieces do not count, nor do gift cards, which
 * are money.
 */
export const IS_KEPT = keepsMoreThan('l.returned');

/**
 * SQL: whether the buyer has at least one piece. Pieces of a return count until it has arrived: it
 * may be cancelled, or refused, and its goods were bought and used all the same.
 */
export const IS_OWNED = keepsMoreThan(`(l.returned - (
  select coalesce(sum(b.quantity), 0) from order_line b join orders r on r.id = b.order_id
   where b.origin_line_id = l.id and r.type_id = ${ORDER_TYPE.return} and r.status = 'requested'))`);
