import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { iconHash } from '../app/services/payments/mollie/icon-hash';
import type { Engine } from './engine';
import { paymentIconAnswer } from './payment-icon';

const SVG = Buffer.from('<svg/>');
const engine = {
  contextFor: async () => ({ shop: { getPaymentIcon: async () => ({ svg: SVG }) } }),
} as unknown as Engine;

test.each([
  [`?v=${iconHash(SVG)}`, 'public, max-age=31536000, immutable'],
  ['?v=0123456789abcdef', 'public, max-age=3600'],
  ['', 'public, max-age=3600'],
])('the icon at %s is cached: %s', async (query, kept) => {
  const req = { method: 'GET', url: `/payments/icons/paypal.svg${query}`, headers: {} };
  const asked = { req: req as IncomingMessage, origin: 'http://shop', clientAddress: '192.0.2.1' };
  expect((await paymentIconAnswer(engine, asked))?.headers).toMatchObject({
    'Cache-Control': kept,
  });
});
