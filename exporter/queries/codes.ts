import { byKey, decimal, euros, list, moment } from '../kit/sql';

export const coupons = `
  select c.code as coupon, c.name_de, c.name_en,
    coalesce(${decimal('c.percent', 100)}, ${euros('c.amount')} || ' EUR') as percent,
    ${euros('c.minimum_order_value')} as minimum_order_value, ${moment('c.valid_from')} as valid_from,
    ${moment('c.valid_to')} as valid_to, c.excludes_special_offers, k.external_id as category,
    ${list(
      'i.external_id',
      'nth',
      'unnest(c.item_ids) with ordinality u(id, nth) join item i on i.id = u.id',
    )} as items,
    c.is_single_usage, c.used, c.max_uses, c.customers,
    array_to_string(c.customer_classes, '|') as customer_classes
  from coupon c left join category k on k.id = c.category_id
  order by ${byKey('c.code')}`;

export const giftCards = `
  select code as gift_card, ${euros('amount')} as amount, ${euros('open_amount')} as open_amount,
    ${moment('valid_to')} as valid_to, is_blocked
  from gift_card order by ${byKey('code')}`;
