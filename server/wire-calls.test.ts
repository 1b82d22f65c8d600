import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import type { WireRequest, BodySender } from '../app/services/wire/wire-request';
import { createWireCalls } from './wire-calls';

const MEGABYTE = 1024 * 1024;
const SHOP = 'http://localhost:3000';

/** Calls that read a body and are answered at `release`. */
function calls() {
  const waiting: (() => void)[] = [];
  const reads: string[] = [];
  const answer = createWireCalls({
    publicOrigin: SHOP,
    publicOrigins: [SHOP],
    inTurn: (work) => work(),
    wire: {
      crossOriginHeaders: () => ({}),
      isWireOrigin: () => false,
      async answer({ readBody, url }: WireRequest) {
        const sender = url.endsWith('operator') ? 'operator' : 'stranger';
        const body = await readBody(14 * MEGABYTE, sender satisfies BodySender);
        reads.push(`${sender} ${body.length}`);
        await new Promise<void>((resolve) => waiting.push(resolve));
        return { status: 200, headers: {}, body: '' };
      },
    },
  });

  function send(clientAddress: string, bytes: number, sender: BodySender = 'stranger') {
    const req = Object.assign(new PassThrough(), {
      method: 'POST',
      url: `/plentysystems/${sender}`,
      headers: { host: 'localhost:3000', 'content-length': String(bytes) },
    });
    req.end(Buffer.alloc(bytes));
    const settled = async () => undefined;
    return answer(req as unknown as IncomingMessage, { clientAddress, settled });
  }

  return { send, reads, release: () => waiting.splice(0).forEach((done) => done()) };
}

test('one client has one large body at a time in memory, until its call is answered', async () => {
  const { send, reads, release } = calls();
  const first = send('192.0.2.1', MEGABYTE);
  await expect.poll(() => reads).toHaveLength(1);
  expect((await send('192.0.2.1', MEGABYTE)).status).toBe(503);
  const other = send('192.0.2.2', MEGABYTE);
  await expect.poll(() => reads).toHaveLength(2);
  release();
  expect([(await first).status, (await other).status]).toEqual([200, 200]);
  const next = send('192.0.2.1', MEGABYTE);
  await expect.poll(() => reads).toHaveLength(3);
  release();
  expect((await next).status).toBe(200);
});

test('small bodies do not wait for a large one', async () => {
  const { send, reads, release } = calls();
  const all = [send('192.0.2.1', MEGABYTE), ...[1, 2, 3].map(() => send('192.0.2.1', 10))];
  await expect.poll(() => reads).toHaveLength(4);
  release();
  await Promise.all(all);
});

test('strangers take no slots of operators', async () => {
  const { send, reads, release } = calls();
  const all = Array.from({ length: 8 }, (_, i) => send(`192.0.2.${i}`, MEGABYTE));
  await expect.poll(() => reads).toHaveLength(8);
  expect((await send('192.0.2.9', MEGABYTE)).status).toBe(503);
  all.push(send('192.0.2.9', MEGABYTE, 'operator'));
  await expect.poll(() => reads).toContain(`operator ${MEGABYTE}`);
  release();
  await Promise.all(all);
});
