import type { PaymentMethod } from '../../shop-api';
import type { PricedCart } from '../cart/price-cart';
import type { CommerceContext } from '../commerce-context';
import { describeTerm, orderRulesOf, termDays } from './order-rules';

/**
 * Ways to pay for a priced cart in their order: active ones for its destination and amount. Those
 * the way of delivery excludes are listed but cannot be selected (open point 1.5).
 */
export async function loadPaymentOptions(
  ctx: CommerceContext,
  { destination, shipping, totals }: PricedCart,
): Promise<PaymentMethod[]> {
  const { rows } = await ctx.db.client.query<MethodRow>({
    name: 'payment_options',
    text: `select id, id as "methodOfPaymentId", key, payment_key as "paymentKey", icon, fee,
             case $3 when 'de' then name_de else name_en end as name,
             case $3 when 'de' then description_de else description_en end as description,
             (select value from setting where key = 'orders') as rules
           from payment_method
           where is_active and (country_ids is null or $1 = any(country_ids))
             and (max_amount is null or $2 <= max_amount)
           order by position, id`,
    values: [destination.countryId, totals.total, ctx.lang],
  });
  const excluded = shipping?.excludedPaymentMethodIds ?? [];
  const days = orderRulesOf(rows[0]?.rules);
  return rows.map(({ rules: _, ...row }) => {
    const term = termDays(days, row.paymentKey);
    return {
      ...row,
      description: describeTerm(row.description, term),
      termDays: term,
      isSelectable: !excluded.includes(row.id),
      excludedPaymentMethodIds: excluded,
    };
  });
}

type MethodRow = Omit<PaymentMethod, 'isSelectable' | 'termDays' | 'excludedPaymentMethodIds'> & {
  rules: unknown;
};

/** The way to pay chosen for the cart when it can be used, else null. */
export function chosenPayment(priced: PricedCart, options: PaymentMethod[]): PaymentMethod | null {
  const id = priced.cart?.paymentMethodId;
  return options.find((option) => option.id === id && option.isSelectable) ?? null;
}
