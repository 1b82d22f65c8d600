import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

/**
 * A parent whose worker answers `/`, never answers `/slow`, and blocks for ever after `/stuck`. It
 * prints its port, the number of its worker, and that the worker was replaced.
 */
const PROGRAM = `
  import cluster from 'node:cluster';
  import { createServer } from 'node:http';
  import { closeOrphanedSockets } from ${JSON.stringify(join(import.meta.dirname, 'close-orphaned-sockets.ts'))};
  if (cluster.isPrimary) {
    cluster.schedulingPolicy = cluster.SCHED_RR;
    const start = () => {
      const worker = cluster.fork();
      closeOrphanedSockets(worker.process);
      worker.once('exit', start);
      worker.once('listening', ({ port }) => process.send({ port, worker: worker.process.pid }));
    };
    start();
    process.once('disconnect', () => process.exit());
  } else {
    createServer((req, res) => {
      if (req.url === '/slow') return;
      res.end(req.url);
      if (req.url === '/stuck') res.once('close', () => { while (true); });
    }).listen(Number(process.env.PORT), '127.0.0.1');
  }`;

let folder: string;
let stop = () => undefined as unknown;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'orphaned-sockets-'));
});
afterEach(() => {
  stop();
  rmSync(folder, { recursive: true, force: true });
});

type Worker = { port: number; worker: number };

async function startParent(): Promise<{ worker: Worker; next: () => Promise<Worker> }> {
  const file = join(folder, 'parent.mjs');
  writeFileSync(file, PROGRAM);
  const port = 20_000 + (process.pid % 20_000);
  const parent = fork(file, {
    execArgv: ['--import', 'tsx'],
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, PORT: String(port) },
  });
  let worker: Worker | undefined;
  stop = () => {
    parent.disconnect();
    if (worker) process.kill(worker.worker, 'SIGKILL');
  };
  const next = async () => (worker = ((await once(parent, 'message')) as [Worker])[0]);
  return { worker: await next(), next };
}

async function open(port: number, path?: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => undefined);
  // Without a reader the socket does not emit its end.
  socket.on('data', () => undefined);
  if (path) socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  return socket;
}

const ended = (socket: Socket) => new Promise<void>((resolve) => socket.once('close', resolve));

test('connections of a killed worker, accepted or not, are closed', async () => {
  const { worker, next } = await startParent();
  const { port } = worker;
  const idle = await open(port, '/');
  await once(idle, 'data');
  const underWay = await open(port, '/slow');
  const stuck = await open(port, '/stuck');
  await once(stuck, 'data');
  stuck.destroy();
  // No worker accepts these any more: the first was sent to the worker, the others wait.
  const onTheWay = [await open(port, '/'), await open(port, '/'), await open(port, '/')];
  const all = Promise.all([idle, underWay, ...onTheWay].map(ended));
  const restarted = next();
  process.kill(worker.worker, 'SIGKILL');
  await all;
  await restarted;

  const after = await open(port, '/after');
  expect(String(((await once(after, 'data')) as [Buffer])[0])).toContain('/after');
  after.destroy();
});
