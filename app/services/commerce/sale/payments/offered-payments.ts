import type { Language, PaymentMethod } from '../../../shop-api';
import { providerOf } from './providers';
import type { ReferenceTables } from '../../ground/reference/reference-tables';
import { orderRulesOf } from '../../ground/settings/order-rules';
import { describeTerm, termDays } from './term-days';

/** What of a priced cart, or of an order, decides how it can be paid. */
type Payable = {
  reference: Pick<ReferenceTables, 'settings' | 'paymentMethods'>;
  destination: { countryId: number };
  shipping: { excludedPaymentMethodIds: number[] } | null;
  totals: { total: number };
};

/**
 * Ways to pay for a priced cart or an order, as the shop orders them: active ones for its destination and
 * amount whose provider this shop has. Those the way of delivery excludes are listed but cannot be selected
 * (open point 1.5).
 */
export function offeredPayments(
  { lang }: { lang: Language },
  { reference, destination, shipping, totals }: Payable,
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
export function chosenPayment(
  { cart }: { cart: { paymentMethodId: number | null } | null },
  options: PaymentMethod[],
): PaymentMethod | null {
  const id = cart?.paymentMethodId;
  return options.find((option) => option.id === id && option.isSelectable) ?? null;
}
