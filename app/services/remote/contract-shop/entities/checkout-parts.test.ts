import { expect, test } from 'vitest';
import type {
  OnlinePayment,
  ParcelStation,
  PaymentMethod,
  ShippingMethod,
} from '~/services/shop-api';
import { toWirePaymentMethod, toWireShippingMethod } from '~/services/wire/shapes/checkout';
import { toWireOnlinePayment } from '~/services/wire/shapes/online-payment';
import { toWireStation } from '~/services/wire/shapes/station';
import { ANOTHER, sent } from '../../../../../tests/support/answers-of-another-shop';
import { onlinePaymentSchema, toOnlinePayment } from './online-payment';
import { stationListSchema, toParcelStation } from './parcel-station';
import { paymentListSchema, preparedSchema, toPaymentList, toPreparedPayment } from './payment';
import {
  serviceProfilesSchema,
  servicesSchema,
  stationProfilesSchema,
  toPreferredServices,
  wishesSchema,
} from './preferred-delivery';
import { shippingListSchema, toShippingList } from './shipping';

const PARCEL: ShippingMethod = {
  parcelServiceId: 1,
  parcelServiceName: 'DHL',
  parcelServicePresetId: 6,
  parcelServicePresetName: 'Paket',
  shippingProfileId: 6,
  shippingProfileName: 'Paket',
  shippingProvider: 'DHL',
  shippingAmount: 595,
  deliveryTime: { min: 1, max: 3 },
  excludedPaymentMethodIds: [2],
  shippingPrivacyInformation: [{ showDataPrivacyAgreementHint: true, parcelServiceName: 'DHL' }],
  pickup: null,
};
const CHOSEN = { shippingProfileId: 6, deliveryTime: { min: 1, max: 3 } };

test('shipping methods are unchanged after the wire, and the selected one has its days', () => {
  const slow = {
    ...PARCEL,
    parcelServicePresetId: 7,
    shippingProfileId: 7,
    shippingAmount: 0,
    pickup: { address: 'Hof 1, Berlin', hours: 'Mo–Fr 9–18 Uhr' },
  };
  const list = sent({ list: [PARCEL, slow].map(toWireShippingMethod), selected: 0 });
  expect(toShippingList(shippingListSchema.parse(list), CHOSEN)).toEqual({
    list: [PARCEL, { ...slow, deliveryTime: { min: 0, max: 0 } }],
    selected: 6,
  });
});

test('another server writes numbers as text and leaves out empty values', () => {
  const list = { list: [{ parcelServicePresetId: '7', shippingAmount: '4.99', more: {} }, {}] };
  const read = toShippingList(shippingListSchema.parse(list), CHOSEN);
  expect(read.selected).toBeNull();
  expect(read.list).toEqual([
    expect.objectContaining({
      shippingProfileId: 7,
      shippingAmount: 499,
      shippingPrivacyInformation: [],
      excludedPaymentMethodIds: [],
    }),
  ]);
});

const INVOICE: PaymentMethod = {
  id: 2,
  methodOfPaymentId: 2,
  name: 'Rechnung',
  description: 'Zahlbar in 14 Tagen',
  icon: 'https://upstream.example/payments/icons/a.svg',
  key: 'Invoice',
  paymentKey: 'INVOICE',
  fee: 150,
  termDays: null,
  isSelectable: true,
  excludedPaymentMethodIds: [],
};

test('payment methods are unchanged after the wire', () => {
  const list = paymentListSchema.parse(
    sent({ list: [toWirePaymentMethod(INVOICE, ANOTHER)], selected: 0 }),
  );
  const listed = (chosenId: number | null, excluded: number[] = []) =>
    toPaymentList(list, { chosenId, excluded });
  expect(listed(2)).toEqual({ list: [INVOICE], selected: 2 });
  expect(listed(null).selected).toBeNull();
  expect(listed(7).selected).toBeNull();
  const excluded = { isSelectable: false, excludedPaymentMethodIds: [2] };
  expect(listed(2, [2])).toEqual({ list: [{ ...INVOICE, ...excluded }], selected: null });
});

test('the method of express payment is offered only in the checkout', () => {
  const list = paymentListSchema.parse({ list: [{ id: 7, fee: 0, paymentKey: 'mollie_paypal' }] });
  const [way] = toPaymentList(list, { chosenId: null, excluded: [] }).list;
  expect(way).toMatchObject({ id: 7, paymentKey: '', isSelectable: true });
});

test('a description of another server is a line without markup', () => {
  const list = paymentListSchema.parse({
    list: [{ id: '6001', fee: '0', description: '<p>Bar &amp; gleich</p><script>1</script>' }],
  });
  expect(toPaymentList(list, { chosenId: 6001, excluded: [] })).toMatchObject({
    list: [{ id: 6001, fee: 0, description: 'Bar & gleich 1', isSelectable: true }],
    selected: 6001,
  });
});

test.each([
  ['continue', '', 'continue', ''],
  ['continue', null, 'continue', ''],
  ['htmlContent', '<b>1</b>', 'htmlContent', '<b>1</b>'],
  ['redirectUrl', 'https://pay.example/1', 'redirectUrl', 'https://pay.example/1'],
  ['redirectUrl', 'javascript:alert(1)', 'errorCode', 'payment.notStarted'],
  ['errorCode', 'payment.notAvailable', 'errorCode', 'payment.notAvailable'],
  ['errorCode', 'Karte <b>leer</b>', 'errorCode', 'payment.notStarted'],
  ['teleport', '', 'errorCode', 'payment.notStarted'],
  [undefined, undefined, 'errorCode', 'payment.notStarted'],
])('the next step of a payment: %s %s is %s %s', (type, value, nextType, nextValue) => {
  const next = { type: nextType, value: nextValue };
  expect(toPreparedPayment(preparedSchema.parse(sent({ type, value })))).toEqual(next);
});

test('a shop like this one returns the key of its text', () => {
  const answer = { type: 'errorCode', value: 'Bitte anders zahlen.', key: 'payment.notAvailable' };
  expect(toPreparedPayment(preparedSchema.parse(answer)).value).toBe('payment.notAvailable');
});

test.each(['https://pay.example/tr_1', null])(
  'a payment at the provider with address %s',
  (url) => {
    const payment: OnlinePayment = {
      id: 12,
      molliePaymentId: 'tr_WDqYK6vllg',
      orderId: 10_001,
      attempt: 1,
      status: 'open',
      isUnderReview: false,
      amount: 4585,
      currency: 'EUR',
      method: 'creditcard',
      checkoutUrl: url,
    };
    const read = onlinePaymentSchema.parse(sent(toWireOnlinePayment(payment)));
    expect(toOnlinePayment(read)).toEqual(payment);
  },
);

test('stations are unchanged after the wire, without those of other kinds', () => {
  const station: ParcelStation = {
    kind: 'Packstation',
    number: '123',
    street: 'Hauptstraße 1',
    zipCode: '10115',
    city: 'Berlin',
    distance: 250,
    position: { latitude: 52.53, longitude: 13.38 },
  };
  const lost: ParcelStation = {
    ...station,
    kind: 'Postfiliale',
    distance: null,
    position: null,
  };
  const shop = { ...toWireStation(station), location: { keyword: 'Paketshop', keywordId: '9' } };
  const list = sent([toWireStation(station), toWireStation(lost), shop]);
  expect(stationListSchema.parse(list).map(toParcelStation)).toEqual([station, lost]);
});

test('wishes and services of parcels are read leniently', () => {
  expect(serviceProfilesSchema.parse({ 6: ['PreferredDay', 'Drone'], 7: [], x: [] })).toEqual({
    6: ['PreferredDay'],
  });
  expect(serviceProfilesSchema.parse([])).toEqual({});
  expect(stationProfilesSchema.parse({ shippingProfiles: ['6'], gmapsApiKey: '' })).toEqual({
    shippingProfiles: [6],
    postnumberRequired: true,
  });
  const services = {
    preferredDay: { 0: { date: '2026-11-30', dayName: 'Mo', dayNumber: '30' } },
    preferredLocation: true,
    preferredNeighbour: 0,
    additionalCharge: 1.2,
  };
  expect(toPreferredServices(servicesSchema.parse(services))).toEqual({
    days: ['2026-11-30'],
    preferredLocation: true,
    preferredNeighbour: false,
    additionalCharge: 120,
  });
  expect(toPreferredServices(servicesSchema.parse({ preferredDay: false })).days).toEqual([]);
  expect(wishesSchema.parse({ preferredDay: '', preferredLocation: null })).toBeNull();
  expect(wishesSchema.parse({ preferredLocation: 'Garage' })).toEqual({
    preferredDay: null,
    preferredLocation: 'Garage',
    preferredNeighbourName: '',
    preferredNeighbourAddress: '',
  });
});
