import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { freePort } from '../support/free-port';
import { startServer } from '../support/start-server';

test('a port is reserved once, even while it is unused', async () => {
  const ports = await Promise.all(Array.from({ length: 200 }, freePort));
  expect(new Set(ports).size).toBe(ports.length);
  for (const port of ports) expect(port).toBeLessThan(32_768);
});

test('another server on the port is not mistaken for the shop', async () => {
  const port = await freePort();
  const rival = createServer((_req, res) => res.end()).listen(port, '127.0.0.1');
  await once(rival, 'listening');
  const program = ['-e', 'setTimeout(() => {}, 60_000)'];
  await expect(startServer({ port, program })).rejects.toThrow('Another shop answers');
  rival.close();
});
