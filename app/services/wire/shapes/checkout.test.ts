import { expect, test } from 'vitest';
import type { PaymentMethod, ShippingMethod } from '~/services/shop-api';
import { toWirePaymentMethod, toWireShippingMethod } from './checkout';

const PARCEL: ShippingMethod = {
  parcelServiceId: 1,
  parcelServiceName: 'Paketdienst',
  parcelServicePresetId: 4,
  parcelServicePresetName: 'Paket',
  shippingProfileId: 4,
  shippingProfileName: 'Paket bis 30 kg',
  shippingProvider: 'Paketdienst',
  shippingAmount: 590,
  deliveryTime: { min: 2, max: 3 },
  excludedPaymentMethodIds: [3],
  shippingPrivacyInformation: [],
  pickup: null,
};

const INVOICE: PaymentMethod = {
  id: 2,
  name: 'Rechnung',
  description: '',
  icon: 'invoice',
  methodOfPaymentId: 2,
  key: 'INVOICE',
  paymentKey: 'INVOICE',
  fee: 0,
  termDays: 14,
  isSelectable: true,
  excludedPaymentMethodIds: [3],
};

const shaper = {
  locale: 'de' as const,
  priceGroup: 'gross' as const,
  customerId: null,
  publicOrigin: 'https://farben.example',
  referrerId: 1,
};

test('a shipping method names its profile and its provider', () => {
  expect(toWireShippingMethod(PARCEL)).toMatchObject({
    shippingProfileId: 4,
    shippingProfileName: 'Paket bis 30 kg',
    shippingProvider: 'Paketdienst',
  });
});

test('a payment method names its id and those that the shipping method excludes', () => {
  expect(toWirePaymentMethod(INVOICE, shaper)).toMatchObject({
    methodOfPaymentId: 2,
    excludedPaymentMethodIds: [3],
  });
});
