/** Gift cards of one option in one order: they are sent by mail, with a page for each. */
const MOST_GIFT_CARDS = 50;

/** SQL: the maximum quantity of the variation `v` in one order; null: no such limit. */
export const MAXIMUM = `case when v.vat_class = 'voucher'
  then least(coalesce(v.maximum_order_quantity, ${MOST_GIFT_CARDS}), ${MOST_GIFT_CARDS})
  else v.maximum_order_quantity end`;
