import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { NotDrawn } from '../app/services/documents/draw-document';
import { ReceivedError, ShopError } from '../app/services/shop-api';
import type { Engine } from './engine';
import { orderDocumentAnswer } from './order-document';

const PAGE = '/en/confirmation/10001/key-of_it';

/** Returns the answer of a shop that does this, and the calls that the shop received. */
async function ask(
  url: string,
  { method = 'GET', error }: { method?: string; error?: Error } = {},
) {
  const asked: unknown[] = [];
  const shop = {
    getOrderDocument: async (input: unknown) => {
      asked.push(input);
      if (error) throw error;
      const fileName = 'Bestellbestätigung-AB-2026-00001.pdf';
      return { fileName, contentType: 'application/pdf', bytes: new Uint8Array([1, 2, 3]) };
    },
  };
  const engine = { contextFor: async () => ({ shop }) } as unknown as Engine;
  const req = { url, method, headers: {} } as unknown as IncomingMessage;
  const where = { req, origin: 'https://farben.example', clientAddress: '' };
  return { answer: await orderDocumentAnswer(engine, where), asked };
}

test('a document is a download that is not cached, run or shown', async () => {
  const { answer, asked } = await ask(`${PAGE}/documents/17.pdf?x=1`);
  expect(asked).toEqual([{ document: 17, orderId: 10001, accessKey: 'key-of_it', format: 'pdf' }]);
  expect(answer).toMatchObject({
    status: 200,
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Length': '3',
      'Content-Disposition':
        "attachment; filename*=UTF-8''Bestellbest%C3%A4tigung-AB-2026-00001.pdf",
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  });
});

test('the e-invoice ends with .xml', async () => {
  const { asked } = await ask(`${PAGE}/documents/17.xml`);
  expect(asked).toMatchObject([{ format: 'xrechnung' }]);
});

test('a visitor who has to give a proof is redirected to the page of the order', async () => {
  const error = new ShopError('order.additionalAuthenticationRequiredPostcode');
  const { answer } = await ask(`${PAGE}/documents/17.pdf`, { error });
  expect(answer).toMatchObject({ status: 302, headers: { Location: PAGE } });
});

test.each(['order.notFound', 'security.tooManyRequests'])('%s is a page not found', async (key) => {
  const error = new ReceivedError(key, 404);
  expect((await ask(`${PAGE}/documents/17.pdf`, { error })).answer).toBeUndefined();
});

test('other errors are not hidden', async () => {
  const asking = ask(`${PAGE}/documents/17.pdf`, { error: new Error('database away') });
  await expect(asking).rejects.toThrow('database away');
});

test.each([
  [`${PAGE}/documents/17.pdf`, 'POST'],
  [`${PAGE}/documents/017.pdf`, 'GET'],
  [`${PAGE}/documents/17.exe`, 'GET'],
  [`${PAGE}/documents/17`, 'GET'],
  [`/fr/confirmation/1/k/documents/17.pdf`, 'GET'],
  [`/confirmation/1/k%2F../documents/17.pdf`, 'GET'],
  [PAGE, 'GET'],
])('%s by %s is left to the next step', async (url, method) => {
  expect(await ask(url, { method })).toEqual({ answer: undefined, asked: [] });
});

test('a document that cannot be drawn now is left to the server', async () => {
  const error = new NotDrawn('busy');
  await expect(ask(`${PAGE}/documents/17.pdf`, { error })).rejects.toBe(error);
});
