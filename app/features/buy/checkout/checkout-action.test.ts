import type { ActionFunctionArgs } from '@remix-run/node';
import { expect, test } from 'vitest';
import { ShopError } from '~/services/shop-api';
import { checkoutAction } from './checkout-action.server';

const ADDRESS = {
  firstName: 'Anna',
  lastName: 'Groß',
  streetName: 'Gärtnerweg',
  apartment: '5',
  zipCode: '10115',
  city: 'Berlin',
  country: '1',
};
const ORDER = {
  attemptId: 'a'.repeat(32),
  cartVersion: '0',
  quoteHash: 'q'.repeat(43),
  shownTotal: '4585',
  terms: 'on',
};
const PLACED = { id: 10_001, accessKey: 'key', isRepeat: false };

/** What the checkout answers to a post while the shop fails. */
async function answerTo(
  fields: Record<string, string>,
  error: Error,
  placed: object | null = null,
) {
  const fail = () => Promise.reject(error);
  const shop = {
    getCheckout: () => Promise.resolve({ cart: {}, addresses: [], shipping: { list: [] } }),
    getPlacedOrder: () => Promise.resolve(placed),
    doExecutePayment: () => Promise.resolve({ type: 'continue', value: '' }),
    doSaveCheckout: fail,
    doPlaceOrder: fail,
  };
  const visitor = { principal: { mail: 'anna@example.com' }, customer: null };
  const context = { prefix: '/en', locale: 'en', shop, visitor, page: {} };
  const body = new URLSearchParams(fields);
  const request = new Request('http://shop/en/checkout', { method: 'POST', body });
  const args = { request, context, params: {} } as unknown as ActionFunctionArgs;
  const answer = await checkoutAction(args, '/checkout');
  if (answer instanceof Response) return answer;
  const { data, init } = answer;
  return {
    status: init?.status,
    notices: data.notices,
    values: data.result.initialValue,
    logged: context.page,
  };
}

test('if the shop itself fails, the checkout reports what was not done, with all input, and it is logged (8.17, 8.27)', async () => {
  const error = new Error('the disk is full');
  const negative = (text: string) => [{ type: 'negative', text }];
  expect(await answerTo({ intent: 'shipping-address', ...ADDRESS }, error)).toMatchObject({
    status: 503,
    notices: negative('We could not save this address. Please try again.'),
    values: ADDRESS,
    logged: { failure: error, isTold: false },
  });
  expect(await answerTo({ intent: 'place', ...ORDER }, error)).toMatchObject({
    status: 503,
    notices: negative('The order was not placed. Please try again in 30\u00a0seconds.'),
    logged: { failure: error, isTold: false },
  });
  expect(await answerTo({ intent: 'coupon', couponCode: 'FARBE10' }, error)).toMatchObject({
    notices: negative('This coupon could not be redeemed.'),
    values: { couponCode: 'FARBE10' },
  });
  expect(await answerTo({ intent: 'remove-coupon' }, error)).toMatchObject({
    notices: negative('The coupon could not be removed. Please try again.'),
  });
  expect(await answerTo({ intent: 'payment-method', paymentId: '1' }, error)).toMatchObject({
    notices: negative('Something went wrong on our side. Please try again.'),
  });
});

test('if it fails after the order was written, the order is shown', async () => {
  const answer = await answerTo({ intent: 'place', ...ORDER }, new Error('too late'), PLACED);
  expect(answer).toBeInstanceOf(Response);
  const { status, headers } = answer as Response;
  expect([status, headers.get('Location')]).toEqual([303, '/en/confirmation/10001/key']);
});

test('what the shop refuses in its own words stays an error of the page', async () => {
  const refusal = new ShopError('address.tooMany');
  await expect(answerTo({ intent: 'save' }, refusal)).rejects.toBe(refusal);
});
