import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { TIME_LIMITS } from './http-server';
import { RefusedRequest } from './refusal';
import { createFormTaker, type Form } from './take-form';

const folder = mkdtempSync(join(tmpdir(), 'shop-forms-'));
let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
});

const files = {
  count: 1,
  bytes: 1000,
  nameLength: 20,
  types: { txt: { mediaType: 'text/plain' } },
};

/** Starts a server that returns the form it received, for visitors with a given address. */
async function start(limits = TIME_LIMITS) {
  const takeForm = createFormTaker({
    routes: () => [
      { path: '/' },
      { path: '/upload', files },
      { path: '/team', audience: 'operator', files },
      { path: '/*' },
    ],
    operatorOf: async ({ req }) => Number(req.headers['x-operator'] ?? 0) || null,
    folder,
    freeSpace: async () => 1e12,
    limits,
  });
  server = createServer((req, res) => {
    takeForm({ req, clientAddress: String(req.headers['x-address'] ?? '') }).then(
      ({ body, files: taken }: Form) => res.end(JSON.stringify([body.toString(), taken.length])),
      (error: unknown) => {
        if (!(error instanceof RefusedRequest)) return res.destroy();
        res.writeHead(error.refusal.status).end();
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function formWithFile(content = 'x') {
  const form = new FormData();
  form.append('a', '1');
  form.append('f', new File([content], 'a.txt'));
  return form;
}

it.each([
  ['/upload', ['a=1', 1]],
  ['/en/upload', ['a=1', 1]],
  ['/upload/more', ['a=1', 0]],
  ['/', ['a=1', 0]],
])(
  'a form with a file posted to %s is read as %j: files if the route allows them',
  async (path, taken) => {
    const answer = await fetch((await start()) + path, { method: 'POST', body: formWithFile() });
    expect(await answer.json()).toEqual(taken);
  },
);

it.each([
  [{}, '', 200],
  [{}, 'a', 415],
  [{ 'Content-Type': 'application/x-www-form-urlencoded' }, 'a=%E4', 400],
  [{ 'Content-Type': 'application/json' }, '{}', 415],
])('a form with %j and body %j: %i', async (headers, body, status) => {
  const origin = await start();
  const answer = await new Promise<number>((resolve, reject) => {
    const post = request(origin, { method: 'POST', headers }, (res) =>
      resolve(res.statusCode ?? 0),
    );
    post.on('error', reject).end(body);
  });
  expect(answer).toBe(status);
});

/** A post that begins and never ends. */
function unfinished(origin: string, address = '', team = {}) {
  const isTeam = 'X-Operator' in team;
  const post = request(`${origin}/${isTeam ? 'team' : 'upload'}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'multipart/form-data; boundary=xx',
      'X-Address': address,
      ...team,
    },
  });
  const outcome = new Promise<number | 'cut off'>((resolve) => {
    post.on('response', (res) => resolve(res.resume().statusCode ?? 0));
    post.on('error', () => resolve('cut off'));
  });
  post.write('--xx\r\nContent-Disposition: form-data; name="f"; filename="a.txt"\r\n\r\nabc');
  return { post, outcome };
}

const PATIENCE = { timeout: 60_000 };
const held = () => readdirSync(folder).length;

it('a slow client is cut off, and leaves nothing', async () => {
  const origin = await start({ ...TIME_LIMITS, request: 50 });
  expect(await unfinished(origin).outcome).toBe('cut off');
  await expect.poll(held, PATIENCE).toBe(0);
});

it('one address sends eight files at a time; another one is not blocked, and one that leaves frees a slot', async () => {
  const origin = await start();
  const first = Array.from({ length: 8 }, () => unfinished(origin, 'one'));
  await expect.poll(held, PATIENCE).toBe(8);
  expect(await unfinished(origin, 'one').outcome).toBe(503);
  const other = unfinished(origin, 'two');
  await expect.poll(held, PATIENCE).toBe(9);
  first[0]!.post.destroy();
  await expect.poll(held, PATIENCE).toBe(8);
  unfinished(origin, 'one');
  await expect.poll(held, PATIENCE).toBe(9);
  other.post.end('\r\n--xx--\r\n');
  expect(await other.outcome).toBe(200);
});

const operator = (id: number) => ({ 'X-Operator': String(id) });

it('a form of the team with a file is not read from others: it is empty, immediately', async () => {
  const origin = await start();
  const nobody = unfinished(origin, 'one', operator(0));
  expect(await nobody.outcome).toBe(200);
  expect(held()).toBe(0);
  nobody.post.destroy();
  const form = { method: 'POST', body: formWithFile(), headers: operator(7) };
  expect(await (await fetch(`${origin}/team`, form)).json()).toEqual(['a=1', 1]);
});

it('operators have separate slots, each eight, whatever visitors use', async () => {
  const origin = await start();
  for (let network = 1; network <= 8; network += 1)
    for (let i = 0; i < 8; i += 1) unfinished(origin, `2001:db8:0:${network}::${i}`);
  await expect.poll(held, PATIENCE).toBe(64);
  for (let i = 0; i < 8; i += 1) unfinished(origin, '', operator(7));
  await expect.poll(held, PATIENCE).toBe(72);
  expect(await unfinished(origin, '', operator(7)).outcome).toBe(503);
  unfinished(origin, '', operator(8));
  await expect.poll(held, PATIENCE).toBe(73);
});

it('a client with all slots loses one to another network, and leaves nothing behind', async () => {
  const origin = await start();
  const posts: ReturnType<typeof unfinished>[] = [];
  for (let i = 0; i < 64; i += 1) {
    posts.push(unfinished(origin, `2001:db8:0:${Math.floor(i / 8)}::${i}`));
    if (i === 0) await expect.poll(held, PATIENCE).toBe(1);
  }
  await expect.poll(held, PATIENCE).toBe(64);
  const honest = unfinished(origin, '192.0.2.7');
  expect(await posts[0]!.outcome).toBe('cut off');
  honest.post.end('\r\n--xx--\r\n');
  expect(await honest.outcome).toBe(200);
  await expect.poll(held, PATIENCE).toBe(64);
});
