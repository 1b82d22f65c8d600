import { BALANCE_FACTS } from './balance-facts';

/** SQL: the facts of an order `o`, besides its row, that decide how it may still be paid. */
export const PAYABLE_FACTS = `
  payment_fee_gross as "paymentFee",
  (select min(received_at) from withdrawal where order_id = o.id) as "withdrawnAt",
  (select to_jsonb(excluded_payment_method_ids) from shipping_profile
    where id = o.shipping_profile_id) as "excludedPaymentMethodIds",
  exists (select from order_line where order_id = o.id and is_gift_card and unsent < quantity)
    as "buysGiftCards",
  ${BALANCE_FACTS} as balance`;
