import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import type { Engine } from './engine';
import { privateFileAnswer } from './private-file';

const HASH = 'a'.repeat(43);

/** Returns the answer of a shop that has this one file, and the calls that the shop received. */
async function ask(url: string, method = 'GET', fileName = 'a.svg') {
  const asked: unknown[] = [];
  const file = {
    fileName,
    contentType: 'application/octet-stream',
    size: 3,
    body: new ReadableStream(),
  };
  const shop = {
    getOrderPropertyFile: async (input: { fileName: string }) => {
      asked.push(input);
      return input.fileName === fileName ? file : null;
    },
  };
  const engine = { contextFor: async () => ({ shop }) } as unknown as Engine;
  const req = { url, method, headers: { cookie: 'shop_session=x' } } as unknown as IncomingMessage;
  const where = { req, origin: 'https://farben.example', clientAddress: '' };
  return { answer: await privateFileAnswer(engine, where), asked };
}

test('a file is a download that is not cached, run or shown', async () => {
  const { answer, asked } = await ask(`/files/${HASH}/a.svg?x=1`);
  expect(asked).toEqual([{ hash: HASH, fileName: 'a.svg' }]);
  expect(answer).toMatchObject({
    status: 200,
    headers: {
      'Content-Type': 'application/octet-stream',
      'Content-Length': '3',
      'Content-Disposition': "attachment; filename*=UTF-8''a.svg",
      'Cache-Control': 'private, no-store',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
    },
  });
});

test.each([
  ["O'Hara (1)*.svg", 'O%27Hara%20%281%29%2A.svg'],
  ['ä"\\;.svg', '%C3%A4%22%5C%3B.svg'],
])('its name %j is encoded so that the header stays valid', async (name, written) => {
  const { answer } = await ask(`/files/${HASH}/${encodeURIComponent(name)}`, 'GET', name);
  expect(answer?.headers['Content-Disposition']).toBe(`attachment; filename*=UTF-8''${written}`);
});

test.each([
  [`/files/${HASH}/b.svg`, 'GET', 1],
  [`/files/${HASH}/`, 'GET', 0],
  [`/files/${HASH}/a/b.svg`, 'GET', 0],
  ['/files/short/a.svg', 'GET', 0],
  [`/en/files/${HASH}/a.svg`, 'GET', 0],
  [`/files/${HASH}/a.svg`, 'POST', 0],
])('%s by %s is left to the next step', async (url, method, questions) => {
  const { answer, asked } = await ask(url, method);
  expect(answer).toBeUndefined();
  expect(asked).toHaveLength(questions);
});
