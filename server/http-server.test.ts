import type { RequestListener, Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createHttpServer, drain, listen, retire, TIME_LIMITS } from './http-server';

let server: Server;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await drain(server, 0);
});

async function startServer(handle: RequestListener, limits: Partial<typeof TIME_LIMITS>) {
  server = createHttpServer(handle, { ...TIME_LIMITS, ...limits });
  await listen(server, 0, '127.0.0.1');
}

/** Opens a connection that sends this and reads at most the first bytes. */
function open(text: string) {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  sockets.push(socket);
  if (text) socket.write(text);
  return socket;
}

/** The number of open connections; a client that never reads does not notice the end. */
function held() {
  return new Promise<number>((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}

const GET = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
const PATIENCE = { timeout: 60_000 };

it('closes a connection that sends nothing', async () => {
  await startServer((_req, res) => res.end(), { silence: 50 });
  const silent = open('');
  await new Promise((resolve) => silent.once('close', resolve));
  await expect.poll(held, PATIENCE).toBe(0);
});

it('closes a connection whose answer is not read', async () => {
  let asked = false;
  await startServer(
    (_req, res) => {
      asked = true;
      res.end(Buffer.alloc(50_000_000));
    },
    { silence: 50 },
  );
  open(GET).pause();
  await expect.poll(() => asked, PATIENCE).toBe(true);
  await expect.poll(held, PATIENCE).toBe(0);
});

it('cuts an answer that is read too slowly', async () => {
  let writing: NodeJS.Timeout | undefined;
  await startServer(
    (_req, res) => {
      // Bytes are sent all the time, so only the time limit can end it.
      writing = setInterval(() => res.write('x'), 5);
      res.once('close', () => clearInterval(writing));
    },
    { answer: 100 },
  );
  const slow = open(GET);
  slow.resume();
  await new Promise((resolve) => slow.once('close', resolve));
  await expect.poll(held, PATIENCE).toBe(0);
});

it('does not close connections that send and read', async () => {
  await startServer((_req, res) => res.end('x'.repeat(100_000)), {});
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  expect((await answer.text()).length).toBe(100_000);
});

it('retires without cutting off connections with a request, an answer or a next request', async () => {
  const waiting: (() => void)[] = [];
  await startServer((_req, res) => void waiting.push(() => res.end('answered')), {});
  const read = (socket: Socket) => {
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    return () => text;
  };
  const [asking, idle] = [open(GET), open(GET)];
  const [toAsking, toIdle] = [read(asking), read(idle)];
  await expect.poll(() => waiting.length, PATIENCE).toBe(2);
  waiting.splice(0).forEach((answer) => answer());
  await expect.poll(toIdle, PATIENCE).toContain('keep-alive');
  asking.write(GET);
  await expect.poll(() => waiting.length, PATIENCE).toBe(1);

  const retired = retire(server, 60_000);
  idle.write(GET);
  await expect.poll(() => waiting.length, PATIENCE).toBe(2);
  waiting.splice(0).forEach((answer) => answer());
  await retired;
  for (const text of [toAsking(), toIdle()]) expect(text.match(/answered/g)).toHaveLength(2);
  expect(toIdle()).toContain('Connection: close');
});

it('cuts those that stay too long after a retirement', async () => {
  await startServer(() => undefined, {});
  open(GET);
  await expect.poll(held, PATIENCE).toBe(1);
  await retire(server, 20);
  expect(await held()).toBe(0);
});
