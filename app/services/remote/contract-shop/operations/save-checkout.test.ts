import { expect, test } from 'vitest';
import { ADDRESS_TYPE, type CheckoutChanges, type SavedCheckout } from '~/services/shop-api';
import {
  ADDRESS,
  fakeServer,
  type FakeServer,
} from '../../../../../tests/support/contract-checkout';
import { checkoutOperations } from './checkout';

function checkout({ open }: FakeServer) {
  const { call, shop } = open();
  return checkoutOperations(call, shop);
}

const {
  id: _id,
  typeId: _typeId,
  email: _email,
  ...ADDRESS_DATA
} = { ...ADDRESS, city: 'Bonn', zipCode: '53111' };
const TYPED = { typeId: ADDRESS_TYPE.shipping, addressData: ADDRESS_DATA };

/** An anonymous visitor, without address and selected methods. */
const nobody = ({ state }: FakeServer) => {
  state.user = null;
  state.addresses = [];
  state.chosen = { 1: null, 2: null };
  state.shippingId = null;
  state.paymentId = null;
};
const nothingChosen = ({ state }: FakeServer) => {
  state.chosen = { 1: null, 2: null };
  state.shippingId = null;
  state.paymentId = null;
};

type Case = [
  name: string,
  before: (server: FakeServer) => unknown,
  changes: CheckoutChanges,
  written: unknown[],
  saved: Partial<SavedCheckout>,
];
test.each<Case>([
  [
    'what is as it was',
    () => null,
    { email: 'anna@example.de', shippingId: 6, paymentId: 2, couponCode: null },
    [],
    {},
  ],
  [
    'all of a guest, in the order in which one needs the other',
    nobody,
    {
      couponCode: 'NEU',
      paymentId: 3,
      shippingId: 7,
      address: { ...TYPED, useAsBilling: true },
      email: 'anna@example.de',
      additionalInformation: { orderContactWish: 'Klingeln', reviewMail: 'refused' },
    },
    [
      ['doLoginAsGuest', { email: 'anna@example.de' }],
      ['doSaveAddress', { ...TYPED, useAsBilling: true }],
      ['setShippingProvider', { shippingId: 7 }],
      ['setPaymentProvider', { paymentId: 3 }],
      ['doAddCoupon', { couponCode: 'NEU' }],
      [
        'doAdditionalInformation',
        {
          orderContactWish: 'Klingeln',
          orderCustomerSign: '',
          shippingPrivacyHintAccepted: false,
          templateType: 'checkout',
        },
      ],
    ],
    { isAddressSaved: true, coupon: 'applied' },
  ],
  [
    'no address of a guest without a mailbox',
    (server) => {
      nobody(server);
      server.refuse('doLoginAsGuest', 'contact.emailInvalid', { email: 'email.valid' });
    },
    { email: '', address: TYPED },
    [['doLoginAsGuest', { email: '' }]],
    {
      refused: {
        email: { key: 'contact.emailInvalid', code: 409, cause: { email: 'email.valid' } },
      },
      missing: ['shippingAddress', 'billingAddress', 'email', 'shippingMethod', 'paymentMethod'],
    },
  ],
  [
    'all but what is refused',
    ({ refuse }) => {
      refuse('doSaveAddress', 'address.validationFailed', { city: 'required' });
      refuse('setShippingProvider', 'shipping.notAvailable');
      refuse('doAddCoupon', 'coupon.expired');
    },
    { address: TYPED, shippingId: 7, paymentId: 3, couponCode: 'ALT' },
    [
      ['doSaveAddress', { ...TYPED, useAsBilling: false }],
      ['setShippingProvider', { shippingId: 7 }],
      ['setPaymentProvider', { paymentId: 3 }],
      ['doAddCoupon', { couponCode: 'ALT' }],
    ],
    {
      refused: {
        address: { key: 'address.validationFailed', code: 409, cause: { city: 'required' } },
        shippingMethod: { key: 'shipping.notAvailable', code: 409, cause: {} },
        coupon: { key: 'coupon.expired', code: 409, cause: {} },
      },
    },
  ],
  [
    'what is shown and not meant',
    nothingChosen,
    {},
    [],
    {
      missing: ['shippingAddress', 'billingAddress', 'shippingMethod', 'paymentMethod'],
    },
  ],
  [
    'what is shown, with the order',
    nothingChosen,
    { asShown: true },
    [
      ['setCheckoutAddress', { typeId: 1, addressId: 6 }],
      ['setCheckoutAddress', { typeId: 2, addressId: 5 }],
      ['setShippingProvider', { shippingId: 6 }],
      ['setPaymentProvider', { paymentId: 2 }],
    ],
    {},
  ],
  [
    'what is chosen already, with the order',
    ({ state }) => state.addresses.unshift({ ...ADDRESS, id: 9 }),
    { asShown: true },
    [],
    {},
  ],
  [
    'what is typed in the place of what is shown',
    nothingChosen,
    { asShown: true, address: { ...TYPED, useAsBilling: true }, shippingId: 7, paymentId: 3 },
    [
      ['doSaveAddress', { ...TYPED, useAsBilling: true }],
      ['setShippingProvider', { shippingId: 7 }],
      ['setPaymentProvider', { paymentId: 3 }],
    ],
    { isAddressSaved: true },
  ],
  [
    'no delivery of what comes by mail',
    (server) => {
      nothingChosen(server);
      server.state.needsDelivery = false;
    },
    { asShown: true },
    [
      ['setCheckoutAddress', { typeId: 1, addressId: 6 }],
      ['setPaymentProvider', { paymentId: 2 }],
    ],
    {},
  ],
  [
    'no way to pay that the way of delivery excludes',
    ({ state }) => (state.ways[0]!.excludedPaymentMethodIds = [2]),
    {},
    [],
    { missing: ['paymentMethod'] },
  ],
  [
    'goods go where the bill goes, while no other place is named',
    ({ state }) => {
      state.addresses = state.addresses.filter(({ typeId }) => typeId === 1);
      state.chosen[2] = null;
    },
    { deliverToBilling: true },
    [
      [
        'doSaveAddress',
        { typeId: 2, addressData: { ...ADDRESS_DATA, city: 'Berlin', zipCode: '10115' } },
      ],
    ],
    {},
  ],
  [
    'where they cannot, the address is missing',
    ({ state, refuse }) => {
      state.chosen[2] = null;
      refuse('doSaveAddress', 'address.validationFailed', { country: 'country.notDelivered' });
    },
    { deliverToBilling: true },
    [expect.anything()],
    { missing: ['shippingAddress'] },
  ],
  ['another place is named', () => null, { deliverToBilling: true }, [], {}],
  [
    'a coupon out',
    ({ state }) => (state.coupon = 'NEU'),
    { couponCode: null },
    [['deleteCoupon', { couponCode: 'NEU' }]],
    { coupon: 'removed' },
  ],
])('saves %s', async (_, before, changes, written, saved) => {
  const server = fakeServer();
  before(server);
  const nothing = { refused: {}, isAddressSaved: false, coupon: null, replaced: [], missing: [] };
  expect(await checkout(server).doSaveCheckout(changes)).toEqual({ ...nothing, ...saved });
  expect(server.asked.filter(([name]) => !name.startsWith('get'))).toEqual(written);
});

test('an invalid address of a guest without a mailbox is reported beside it', async () => {
  const server = fakeServer();
  nobody(server);
  server.refuse('doLoginAsGuest', 'contact.emailInvalid', { email: 'email.valid' });
  const address = { ...TYPED, addressData: { ...ADDRESS_DATA, city: '' } };
  const { refused } = await checkout(server).doSaveCheckout({ email: '', address });
  expect(refused).toMatchObject({
    email: { key: 'contact.emailInvalid' },
    address: { cause: { city: 'required' } },
  });
  expect(server.asked.map(([name]) => name)).not.toContain('doSaveAddress');
});

test('goods that left the cart are reported with the save, and once', async () => {
  const server = fakeServer();
  const [line] = server.state.lines;
  server.state.lines.push({ ...line!, id: 72, variationId: 35 });
  await checkout(server).getCheckout();
  server.state.lines.pop();
  for (const notices of [['cartLinesLeft.byItself'], []]) {
    const { call, shop } = server.open();
    await checkoutOperations(call, shop).doSaveCheckout({ paymentId: 3 });
    expect(call.left.map(({ key }) => key)).toEqual(notices);
  }
});

test('a method replaced by the upstream shop is reported', async () => {
  const server = fakeServer();
  server.state.ways.reverse();
  const { open, state } = server;
  const { call, shop } = open();
  const saving = checkoutOperations(call, {
    ...shop,
    async doSaveAddress(input) {
      state.ways = state.ways.filter((way) => way.parcelServicePresetId === 7);
      state.shippingId = 7;
      return shop.doSaveAddress(input);
    },
  });
  const { replaced } = await saving.doSaveCheckout({ address: TYPED });
  expect(replaced).toEqual([{ part: 'shippingMethod', by: 'Express' }]);
});

test('additional information is returned again, and sent again when it changes', async () => {
  const server = fakeServer();
  const say = (orderContactWish: string) =>
    checkout(server).doSaveCheckout({ additionalInformation: { orderContactWish } });
  await say('Klingeln');
  await say('Klingeln');
  expect(server.asked.filter(([name]) => name === 'doAdditionalInformation')).toHaveLength(1);
  const { additionalInformation } = await checkout(server).getCheckout();
  expect(additionalInformation.orderContactWish).toBe('Klingeln');
  await say('');
  expect(server.asked.filter(([name]) => name === 'doAdditionalInformation')).toHaveLength(2);
  const other = await checkout(fakeServer()).getCheckout();
  expect(other.additionalInformation.orderContactWish).toBe('');
});

test('an empty cart saves nothing', async () => {
  const server = fakeServer();
  server.state.lines = [];
  const saving = checkout(server).doSaveCheckout({ paymentId: 3 });
  await expect(saving).rejects.toMatchObject({
    key: 'order.incomplete',
    cause: { missing: ['items'] },
  });
});

test('a server without lists of addresses has none', async () => {
  const server = fakeServer();
  const { call, shop } = server.open();
  const getAddresses = () => Promise.reject(server.refuse('', 'unknownError'));
  const { addresses } = await checkoutOperations(call, { ...shop, getAddresses }).getCheckout();
  expect(addresses).toEqual([]);
});
