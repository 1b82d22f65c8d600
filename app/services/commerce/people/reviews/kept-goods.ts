/**
 * SQL: are there goods in the line `l` of an order that its buyer kept at least one piece of? Neither is
 * what came back, nor what was withdrawn from, nor a gift card, which is money.
 */
export const IS_KEPT = `(not l.is_gift_card
  and l.quantity > greatest(l.returned + l.unsent, l.withdrawn))`;
