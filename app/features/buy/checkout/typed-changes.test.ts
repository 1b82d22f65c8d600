import { expect, test } from 'vitest';
import type { RequestContext } from '~/services/context.server';
import { checkoutPost } from './checkout-post.server';
import { typedChanges } from './typed-changes.server';

async function read(fields: Record<string, string>, mail: string | null = 'a@example.de') {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const shop = { getCheckout: async () => ({ cart: {}, addresses: [] }) };
  const visitor = { principal: { mail } };
  const post = checkoutPost({ shop, visitor, locale: 'de' } as unknown as RequestContext, form);
  const changes = await typedChanges(post, '/readonly-checkout');
  const codes = Object.entries(post.errors).map(([field, { code }]) => [field, code]);
  return { changes, codes, post };
}

test('methods are changes by their number', async () => {
  const { changes, codes } = await read({ shippingId: '2', paymentId: '1' });
  expect(changes).toMatchObject({ shippingId: 2, paymentId: 1, asShown: false });
  expect(codes).toEqual([]);
});

test.each(['2147483648', '99999999999999999999', '1.5', '-1', '0', '1e999', 'DHL', '0x2'])(
  'no request is sent for an impossible method "%s"',
  async (id) => {
    const { changes, codes } = await read({ shippingId: id, paymentId: id });
    expect(changes).not.toHaveProperty('shippingId');
    expect(changes).not.toHaveProperty('paymentId');
    expect(codes).toEqual([
      ['shipping-method', 'shippingMethod.unavailable'],
      ['payment-method', 'paymentMethod.unavailable'],
    ]);
  },
);

test.each([
  ['shipping-method', 'shipping-method', 'shippingMethod.required'],
  ['payment-method', 'payment-method', 'paymentMethod.required'],
  ['coupon', 'couponCode', 'coupon.required'],
])('the button %s requires its field', async (intent, field, code) => {
  expect((await read({ intent })).codes).toEqual([[field, code]]);
});

test('an address that was not posted lacks all required fields, including the country', async () => {
  const { changes, codes } = await read({ intent: 'billing-address' });
  expect(changes).not.toHaveProperty('address');
  expect(codes.map(([, code]) => code)).toEqual([
    'firstName.required',
    'lastName.required',
    'streetName.required',
    'zipCode.required',
    'city.required',
    'country.required',
  ]);
});

test.each([
  ['a new one', { email: 'b@example.de' }, 'a@example.de', { email: 'b@example.de' }],
  ['the known one in capitals', { email: 'A@EXAMPLE.de' }, 'a@example.de', {}],
  ['none where one is needed', { intent: 'place' }, null, { email: '' }],
  ['none where none is needed', { intent: 'save', email: '' }, null, {}],
])('e-mail address: %s', async (_, fields, known, expected) => {
  const { changes } = await read(fields, known);
  expect({ ...('email' in changes && { email: changes.email }) }).toEqual(expected);
});

test.each([
  [{}, undefined],
  [{ reviewMailRefused: 'on' }, undefined],
  [{ reviewMailTold: 'yes' }, 'announced'],
  [{ reviewMailTold: 'yes', reviewMailRefused: 'on' }, 'refused'],
  [{ reviewMailTold: 'yes', reviewMailRefused: 'maybe' }, 'announced'],
])('the reply %j to the review mail means %j', async (fields: Record<string, string>, expected) => {
  const { changes } = await read(fields);
  expect(changes.additionalInformation?.reviewMail).toBe(expected);
  const beside = await read({
    ...fields,
    hasAdditional: 'yes',
    orderContactWish: 'Bitte klingeln',
  });
  expect(beside.changes.additionalInformation).toMatchObject({
    orderContactWish: 'Bitte klingeln',
    ...(expected && { reviewMail: expected }),
  });
});

test('the order button names its page, and applies the preselected values', async () => {
  expect((await read({ intent: 'place' })).changes).toEqual({
    asShown: true,
    deliverToBilling: true,
    additionalInformation: { templateType: 'readonly-checkout' },
  });
});

test('a checkbox that is not sent with its part is not ticked, and without its part unknown', async () => {
  const { changes } = await read({ hasAdditional: 'yes' });
  expect(changes.additionalInformation).toMatchObject({ shippingPrivacyHintAccepted: false });
  expect((await read({})).changes).not.toHaveProperty('additionalInformation');
});

test('an incomplete address is a change; one in an invalid form is an error, and not saved', async () => {
  const fields = { addressKind: 'billing-address', country: '1', city: 'Ulm', useAsBilling: 'on' };
  const { changes, post } = await read(fields);
  expect(changes.address).toMatchObject({ typeId: 1, useAsBilling: false });
  expect(post.unsaved).toBe('billing-address');
  const wrong = await read({ ...fields, city: 'x'.repeat(101) });
  expect(wrong.changes).not.toHaveProperty('address');
  expect(wrong.codes).toEqual([['city', 'city.length']]);
  expect((await read({ ...fields, city: ' ' })).changes).not.toHaveProperty('address');
});
