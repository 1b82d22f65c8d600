import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterEach, expect, it } from 'vitest';
import { requestHomePage } from './smoke-check';
import { drain, listen } from './http-server';

let server: Server | undefined;
afterEach(async () => {
  if (server) await drain(server, 0);
});

/** Answers only requests for this host name. */
async function startServer(host: string) {
  server = createServer((req, res) => {
    const isVisitor = req.url === '/' && req.headers.accept === 'text/html';
    res.statusCode = isVisitor && req.headers.host === 'farben.example' ? 200 : 421;
    res.end('<p>Seite</p>'.repeat(10_000));
  });
  await listen(server, 0, host);
  return (server.address() as AddressInfo).port;
}

const hasIPv6 = networkInterfaces().lo?.some(({ address }) => address === '::1');

it.each([
  { address: '127.0.0.1', host: '127.0.0.1' },
  { address: '127.0.0.1', host: '0.0.0.0' },
  { address: '127.0.0.1', host: '::' },
  ...(hasIPv6 ? [{ address: '::1', host: '::1' }] : []),
])('reaches a shop on $address that listens on $host', async ({ address, host }) => {
  const port = await startServer(address);
  expect(await requestHomePage({ host, port, publicOrigin: 'https://farben.example' })).toBe(200);
  expect(await requestHomePage({ host, port, publicOrigin: 'http://localhost:3000' })).toBe(421);
});

it('resolves to undefined without an answer', async () => {
  const port = await startServer('127.0.0.1');
  await drain(server!, 0);
  server = undefined;
  const publicOrigin = 'https://farben.example';
  expect(await requestHomePage({ host: '127.0.0.1', port, publicOrigin })).toBeUndefined();
});
