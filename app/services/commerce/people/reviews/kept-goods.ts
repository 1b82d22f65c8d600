/**
 * SQL: whether the buyer kept at least one piece of the goods in the line `l` of an order. Returned
 * and withdrawn pieces do not count, nor do gift cards, which are money.
 */
export const IS_KEPT = `(not l.is_gift_card
  and l.quantity > greatest(l.returned + l.unsent, l.withdrawn))`;
