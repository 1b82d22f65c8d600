import { expect, test } from 'vitest';
import { checkoutGap } from './checkout-gaps';

const profile = {
  shippingProfileId: 1,
  excludedPaymentMethodIds: [9],
  shippingPrivacyInformation: [{ showDataPrivacyAgreementHint: true, parcelServiceName: 'DHL' }],
};
const complete = {
  shipping: { list: [profile], selected: 1 },
  payment: {
    list: [
      { id: 4, isSelectable: true },
      { id: 9, isSelectable: true },
    ],
    selected: 4,
  },
  areTermsAccepted: true,
};

function gaps(changes: object) {
  return checkoutGap({ ...complete, ...changes } as never).map(([, code]) => code);
}

test('a complete order has no gap', () => {
  expect(gaps({})).toEqual([]);
});

test('gaps come in the order of the page', () => {
  const nothing = { list: [], selected: null };
  expect(gaps({ shipping: nothing, payment: nothing, areTermsAccepted: false })).toEqual([
    'shippingMethod.required',
    'paymentMethod.required',
    'terms.required',
  ]);
});

test('an excluded way to pay does not count as chosen', () => {
  expect(gaps({ payment: { ...complete.payment, selected: 9 } })).toEqual([
    'paymentMethod.required',
  ]);
});

test('the consent to the carrier is a choice that holds up nothing', () => {
  expect(complete.shipping.list[0]!.shippingPrivacyInformation).toMatchObject([
    { showDataPrivacyAgreementHint: true },
  ]);
  expect(gaps({ additional: { shippingPrivacyHintAccepted: false } })).toEqual([]);
});
