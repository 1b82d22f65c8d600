import type { PaymentMethod } from '../../shop-api';
import type { PricedCart } from '../cart/price-cart';
import type { CommerceContext } from '../commerce-context';
import { providerOf } from '../payments/providers';
import { describeTerm, orderRulesOf, termDays } from '../settings/order-rules';

/**
 * Ways to pay for a priced cart in their order: active ones for its destination and amount whose
 * provider this shop has. Those the way of delivery excludes are listed but cannot be selected
 * (open point 1.5).
 */
export function offeredPayments(
  { lang }: Pick<CommerceContext, 'lang'>,
  { reference, destination, shipping, totals }: PricedCart,
): PaymentMethod[] {
  const excluded = shipping?.excludedPaymentMethodIds ?? [];
  const rules = orderRulesOf(reference.settings);
  return reference.paymentMethods
    .filter(
      ({ paymentKey, countryIds, maxAmount }) =>
        providerOf(paymentKey) !== null &&
        (countryIds?.includes(destination.countryId) ?? true) &&
        totals.total <= (maxAmount ?? Infinity),
    )
    .map(({ id, key, paymentKey, icon, fee, names, descriptions }) => {
      const days = termDays(rules, paymentKey);
      return {
        id,
        methodOfPaymentId: id,
        key,
        paymentKey,
        icon,
        fee,
        name: names[lang],
        description: describeTerm(descriptions[lang], days),
        termDays: days,
        isSelectable: !excluded.includes(id),
        excludedPaymentMethodIds: excluded,
      };
    });
}

/** The way to pay chosen for the cart when it can be used, else null. */
export function chosenPayment(priced: PricedCart, options: PaymentMethod[]): PaymentMethod | null {
  const id = priced.cart?.paymentMethodId;
  return options.find((option) => option.id === id && option.isSelectable) ?? null;
}
