import { Readable } from 'node:stream';
import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { isWebhook, webhookAnswer } from './mollie-webhook';

type WebhookResult = 'done' | 'later' | 'tooMany';

type WebhookCall = { method?: string; result?: WebhookResult };

async function post(body: string, { method = 'POST', result = 'done' }: WebhookCall = {}) {
  const asked: string[][] = [];
  const req = Object.assign(Readable.from([Buffer.from(body)]), { method, headers: {} });
  const engine = {
    handlePaymentWebhook: async (...about: [string, string]) => {
      asked.push(about);
      return result;
    },
  };
  const { status, headers } = await webhookAnswer(
    engine,
    req as unknown as IncomingMessage,
    '192.0.2.1',
  );
  return { status, retry: headers['Retry-After'], asked };
}

test('only one path is the webhook', () => {
  const all = [
    '/payments/mollie/webhook',
    '/payments/mollie/webhook/',
    '/en/payments/mollie/webhook',
  ];
  expect(all.filter(isWebhook)).toEqual(['/payments/mollie/webhook']);
});

test.each<[WebhookResult, number, string | undefined]>([
  ['done', 200, undefined],
  ['later', 503, '60'],
  ['tooMany', 429, '60'],
])('a payment is requested: %s is %i', async (result, status, retry) => {
  expect(await post('id=tr_abcd1234', { result })).toEqual({
    status,
    retry,
    asked: [['tr_abcd1234', '192.0.2.1']],
  });
});

test.each([
  '',
  'id=',
  'id=tr_abc',
  'id=tr_abcd/../x',
  'id=tr_abcd%0a',
  "id=tr_'--1234",
  `id=tr_${'a'.repeat(65)}`,
  'id=tr_abcd1234&id=tr_abcd5678',
  'ID=tr_abcd1234',
  '{"id":"tr_abcd1234"}',
  `id=tr_abcd1234&x=${'x'.repeat(1100)}`,
])('malformed: %j is answered without a request to the provider (attack 120)', async (body) => {
  expect(await post(body)).toEqual({ status: 200, retry: undefined, asked: [] });
});

test('a GET is answered without a request to the provider', async () => {
  expect(await post('id=tr_abcd1234', { method: 'GET' })).toMatchObject({ status: 200, asked: [] });
});
