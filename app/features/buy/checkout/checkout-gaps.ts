import type { PaymentMethodList, ShippingMethodList } from '~/services/shop-api';

type GapInput = {
  shipping: ShippingMethodList;
  payment: PaymentMethodList;
  areTermsAccepted: boolean;
};

/** Where an order is not complete: pairs of section or field and error code. */
export function checkoutGap(input: GapInput): [field: string, code: string][] {
  const { shipping, payment, areTermsAccepted } = input;
  const gaps: [string, string][] = [];
  const profile = shipping.list.find((method) => method.shippingProfileId === shipping.selected);
  const method = payment.list.find(({ id }) => id === payment.selected);
  if (!profile) gaps.push(['shipping-method', 'shippingMethod.required']);
  if (!method?.isSelectable || profile?.excludedPaymentMethodIds.includes(method.id)) {
    gaps.push(['payment-method', 'paymentMethod.required']);
  }
  if (!areTermsAccepted) gaps.push(['terms', 'terms.required']);
  return gaps;
}
