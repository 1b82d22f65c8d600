import type { ActionFunctionArgs } from '@remix-run/node';
import { expect, test } from 'vitest';
import { readFlash } from '~/features/page/notices/notice-cookie.server';
import { ShopError } from '~/services/shop-api';
import { withdrawalAction } from './withdrawal-action.server';

const submissionId = 'w'.repeat(22);

/** The redirect after a declaration to a shop that shows receipts, or does not. */
async function declare(receipt: object | null) {
  const shop = {
    doSubmitCancellation: async () => undefined,
    getWithdrawalReceipt: async () => receipt,
  };
  const request = new Request('http://shop/', {
    method: 'POST',
    body: new URLSearchParams({
      intent: 'confirm',
      name: 'Anna',
      orderId: '10001',
      email: 'anna@example.de',
      submissionId,
    }),
  });
  const context = { locale: 'de', prefix: '', shop };
  const args = { request, params: {}, context } as unknown as ActionFunctionArgs;
  const answer = await withdrawalAction(args).catch((error: unknown) => error);
  if (!(answer instanceof Response)) throw new Error('No response');
  const [cookie = ''] = (answer.headers.get('Set-Cookie') ?? '').split(';');
  const url = answer.headers.get('Location') ?? '';
  return { url, notices: readFlash({ url, headers: new Headers({ cookie }) }) };
}

test('a declaration redirects to its receipt, or to a message if none is shown', async () => {
  expect(await declare({ submissionId })).toEqual({
    url: `/withdrawal?receipt=${submissionId}`,
    notices: [],
  });
  expect(await declare(null)).toMatchObject({
    url: '/withdrawal',
    notices: [{ key: 'notices.withdrawalReceived', values: { email: 'anna@example.de' } }],
  });
});

test.each(['check', 'confirm'])(
  'selected lines of an order that is no longer visible are not the whole order (%s)',
  async (intent) => {
    const shop = { getOrder: () => Promise.reject(new ShopError('order.notFound')) };
    const chosen = { order: '10001', key: 'k', scope: 'part', 'quantity[1]': '1' };
    const person = { name: 'Anna', orderId: '10001', email: 'anna@example.de' };
    const request = new Request('http://shop/', {
      method: 'POST',
      body: new URLSearchParams({ intent, submissionId, ...person, ...chosen }),
    });
    const context = { locale: 'de', prefix: '', shop };
    const args = { request, params: {}, context } as unknown as ActionFunctionArgs;
    expect(await withdrawalAction(args)).toMatchObject({
      init: { status: 422 },
      data: {
        step: 'form',
        errors: [expect.objectContaining({ field: 'items', code: 'items.required' })],
      },
    });
  },
);
