import { expect, test } from 'vitest';
import { RemoteFailure } from '~/services/remote/upstream/remote-failure';
import { ReceivedError } from '~/services/shop-api';
import { contractAnswers } from '../../../../../tests/support/contract-answers';
import { expressPaymentOperations } from './express-payments';
import { onlinePaymentOperations } from './online-payments';
import { orderPaymentOperations } from './order-payment';
import { parcelStationOperations } from './parcel-stations';

const failing = (isAway: boolean) => new RemoteFailure('', { method: 'POST', url: '', isAway });

test.each([
  [
    { type: 'externalContentUrl', value: 'https://pay.example/1' },
    { type: 'redirectUrl', value: 'https://pay.example/1' },
  ],
  [
    { type: 'htmlContent', value: '<script>1</script>' },
    { type: 'errorCode', value: 'payment.notAvailable' },
  ],
  [
    { type: 'continue', value: '' },
    { type: 'continue', value: '' },
  ],
])(
  'another payment method is selected for an order, and its next step requested: %j',
  async (answered, next) => {
    const call = contractAnswers({ setOrderPaymentMethod: {}, doExecutePayment: answered });
    const link = { orderId: 7, accessKey: 'k' };
    const { setOrderPaymentMethod } = orderPaymentOperations(call);
    expect(await setOrderPaymentMethod({ ...link, paymentId: 3 })).toEqual(next);
    expect(call.asked).toEqual([
      ['setOrderPaymentMethod', { ...link, paymentId: 3 }],
      ['doExecutePayment', { orderId: 7, paymentId: 3 }],
    ]);
  },
);

const PAYMENT = {
  data: {
    id: 'tr_WDqYK6vllg',
    status: 'paid',
    method: 'paypal',
    amount: { value: '45.85', currency: 'EUR' },
    metadata: { payment_id: 12, plenty_order_id: '7' },
  },
};

test('a payment is requested by its own number, with the key of its order', async () => {
  const call = contractAnswers({
    getMolliePayment: PAYMENT,
    // Newer servers answer it one level higher.
    getMolliePaymentAndUpdateStatus: PAYMENT.data,
    doAttachMolliePaymentToOrder: {},
    doCreateMolliePaymentFromBasket: PAYMENT,
  });
  const shop = onlinePaymentOperations(call);
  const own = { paymentId: 'tr_WDqYK6vllg', accessKey: 'k' };
  const paid = await shop.getMolliePaymentAndUpdateStatus({ ...own, orderId: 7 });
  expect(paid).toMatchObject({ orderId: 7, status: 'paid', amount: 4585, checkoutUrl: null });
  const molliePaymentId = own.paymentId;
  await shop.doAttachMolliePaymentToOrder({ orderId: 7, molliePaymentId, accessKey: 'k' });
  expect(call.asked).toEqual([
    ['getMolliePaymentAndUpdateStatus', own],
    ['doAttachMolliePaymentToOrder', { orderId: 7, molliePaymentId, accessKey: 'k' }],
    ['getMolliePayment', own],
  ]);
  const ofBasket = await shop.doCreateMolliePaymentFromBasket({ ccToken: 'tkn_1234' });
  expect(ofBasket).toMatchObject({ orderId: 7, status: 'paid' });
  expect(call.asked.at(-1)).toEqual(['doCreateMolliePaymentFromBasket', { ccToken: 'tkn_1234' }]);
});

test('functions missing in the contract are off, and send no request', async () => {
  const call = contractAnswers({});
  const online = onlinePaymentOperations(call);
  expect(await online.getMollieSettings()).toMatchObject({ mollieComponents: false });
  expect(await online.getPaymentIcon({ method: 'ideal' })).toBeNull();
  // The buyer is redirected to the order's own page.
  await expect(online.getMolliePaymentAndUpdateStatus({ orderId: 7 })).rejects.toMatchObject({
    key: 'order.notFound',
  });
  await expect(online.doAttachPaymentToOrder({ orderId: 7, paymentId: 1 })).rejects.toMatchObject({
    key: 'shop.notOffered',
  });
  const express = expressPaymentOperations();
  expect(await express.getExpressPayment({})).toBeNull();
  await expect(express.doCreateExpressPayment()).rejects.toMatchObject({
    key: 'payment.notAvailable',
  });
});

test.each([
  [{}, 'parcelStations.placeRequired'],
  [{ zipcode: '101' }, 'parcelStations.postalcode'],
  [{ zipcode: '10115' }, 'parcelStations.unavailable'],
])('stations near %j: %s', async (place, key) => {
  const call = contractAnswers({ getPackstations: failing(true) });
  const search = parcelStationOperations(call).getPackstations(place);
  await expect(search).rejects.toMatchObject({ key });
});

test('stations of both kinds are requested by default', async () => {
  const call = contractAnswers({ getPackstations: [] });
  expect(await parcelStationOperations(call).getPackstations({ city: 'Berlin' })).toEqual([]);
  const both = { searchPackstation: true, searchPostfilial: true };
  expect(call.asked[0]?.[1]).toEqual({ zipcode: '', city: 'Berlin', street: '', ...both });
});

test('a server without stations returns none; one that is away throws', async () => {
  const rules = (error: Error) =>
    parcelStationOperations(
      contractAnswers({ getPreferredDeliveryLocationShippingProfiles: error }),
    ).getPreferredDeliveryLocationShippingProfiles();
  const none = { shippingProfiles: [], postnumberRequired: true };
  expect(await rules(failing(false))).toEqual(none);
  expect(await rules(new ReceivedError('unknownError', 400))).toEqual(none);
  await expect(rules(failing(true))).rejects.toThrow(RemoteFailure);
});
