import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { DatabaseUnavailable, untilAvailable } from './wait';

let server: Server | undefined;
afterEach(() => server?.close());

async function urlOf(listener: Server) {
  server = listener;
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  return `postgres://shop:geheim@127.0.0.1:${(listener.address() as AddressInfo).port}/farben`;
}

async function waitFor(url: string) {
  const notes: string[] = [];
  const error = await untilAvailable(url, (note) => notes.push(note), 100).catch(
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(DatabaseUnavailable);
  const { message } = error as Error;
  expect(message + notes.join()).not.toContain('geheim');
  return { message, notes };
}

test('a database that accepts connections and never answers ends the start with a message', async () => {
  const url = await urlOf(createServer((socket) => socket.on('error', () => undefined).resume()));
  const { message } = await waitFor(url);
  expect(message).toMatch(
    /^The database at 127\.0\.0\.1:\d+\/farben cannot be used: it does not answer\. Check DATABASE_URL/,
  );
});

test('so does one that is not running, after a wait', async () => {
  const url = await urlOf(createServer());
  server!.close();
  const { message, notes } = await waitFor(url);
  expect(message).toContain('connect ECONNREFUSED');
  expect(message).not.toContain('\n');
  expect(notes).toHaveLength(1);
});

test('one that refuses the shop is not tried again', async () => {
  const refusal = Buffer.from('SFATAL\0C28P01\0Mpassword authentication failed\0\0');
  const head = Buffer.from([0x45, 0, 0, 0, refusal.length + 4]);
  let calls = 0;
  const url = await urlOf(
    createServer((socket) => {
      calls += 1;
      socket.on('error', () => undefined).end(Buffer.concat([head, refusal]));
    }),
  );
  const { message, notes } = await waitFor(url);
  expect(message).toContain('password authentication failed');
  expect({ calls, notes }).toEqual({ calls: 1, notes: [] });
});
