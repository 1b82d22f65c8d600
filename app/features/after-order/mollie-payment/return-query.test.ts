import { expect, test } from 'vitest';
import { MOST_TURNS, nextTurn, readReturn } from './return-query';

const read = (query: string) => readReturn(new URLSearchParams(query));

test.each([
  '',
  'status=paid',
  'mollie_payment_id=../../refunds',
  'mollie_payment_id=tr_x',
  'plenty_order_id=10001',
  'plenty_order_access_key=abc',
  'plenty_order_id=0&plenty_order_access_key=abc',
  'plenty_order_id=1e3&plenty_order_access_key=abc',
  'plenty_order_id=10001&plenty_order_access_key=a/b',
])('"%s" names nothing', (query) => expect(read(query)).toBeNull());

test('a payment, an order, or both', () => {
  const order = 'plenty_order_id=10001&plenty_order_access_key=k_e-y';
  expect(read('mollie_payment_id=tr_7UhSN1zuXS')).toEqual({
    paymentId: 'tr_7UhSN1zuXS',
    order: null,
    turn: 0,
  });
  expect(read(`${order}&turn=3&status=paid`)).toEqual({
    paymentId: null,
    order: { orderId: 10001, accessKey: 'k_e-y' },
    turn: 3,
  });
});

test.each(['-1', '1.5', '999', 'x'])('turn=%s is the first one', (turn) => {
  expect(read(`mollie_payment_id=tr_7UhSN1zuXS&turn=${turn}`)).toMatchObject({ turn: 0 });
});

test('the next turn has the same query, and counts to its end', () => {
  const query = 'plenty_order_id=10001&plenty_order_access_key=k_e-y';
  const next = nextTurn(read(query)!);
  expect(next).toBe(`/mollie-payment?${query}&turn=1`);
  expect(read(nextTurn({ ...read(query)!, turn: MOST_TURNS }).split('?')[1]!)).toMatchObject({
    turn: MOST_TURNS,
  });
});
