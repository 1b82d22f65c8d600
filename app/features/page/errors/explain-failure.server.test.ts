import type { LoaderFunctionArgs } from '@remix-run/node';
import { expect, test } from 'vitest';
import { ShopError } from '~/services/shop-api';
import { explainFailure } from './explain-failure.server';

const TEXT = 'storefrontError.order.loadOrdersFailed';

async function outcomeOf(work: Promise<unknown>) {
  const page = {};
  const request = new Request('http://shop/my-account/my-orders');
  const args = { request, params: {}, context: { page } } as unknown as LoaderFunctionArgs;
  const outcome = await explainFailure(TEXT, work, args).catch((error: unknown) => error);
  return { outcome, page };
}

test('the error page says what could not be loaded, and the failure is logged (8.19)', async () => {
  const failure = new Error('relation "orders" does not exist');
  const { outcome, page } = await outcomeOf(Promise.reject(failure));
  expect(outcome).toMatchObject({
    data: { words: { title: 'errorPages.serverTitle', text: TEXT, mayReload: true } },
    init: { status: 500 },
  });
  expect(page).toMatchObject({ failure, isTold: false });
});

test('what is loaded, and what the shop refuses in its own words, pass', async () => {
  expect((await outcomeOf(Promise.resolve('orders'))).outcome).toBe('orders');
  const refusal = new ShopError('order.loadOrdersFailed');
  expect((await outcomeOf(Promise.reject(refusal))).outcome).toBe(refusal);
  const answer = new Response(null, { status: 404 });
  expect((await outcomeOf(Promise.reject(answer))).outcome).toBe(answer);
});
