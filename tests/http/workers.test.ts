import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { commandLine, processStart } from '../../database/processes';
import { fillWithOnePaint } from '../support/embedded-shop';
import { plainGoods, setFreeStock, type Goods } from '../support/goods';
import { becomeGuest, orderForm } from '../support/guest';
import { expectCleanLedger } from '../support/ledger';
import { startServer } from '../support/start-server';
import { useShop } from '../support/use-shop';
import { getBy, visitorsOfAll, type WorkerVisitor } from '../support/worker-visitor';

const WORKERS = 2;

const shop = useShop({ WORKERS: String(WORKERS) });
let goods: Goods[];

beforeAll(async () => {
  goods = await plainGoods(shop, { free: 5, count: 4 });
});

test('the buyer of the last piece sees at the other worker, too, that it was the last', async () => {
  const visitors = await visitorsOfAll(shop.server.origin, WORKERS);
  const [here, other] = visitors as [WorkerVisitor, WorkerVisitor];
  const path = await pathOf(goods[0]!);
  const client = shop.client();
  await setFreeStock(shop, goods[0]!.variationId, 1);
  await becomeGuest(client, { email: 'last@example.com', goods: goods.slice(0, 1) });
  const form = await orderForm(client);
  await expect.poll(async () => canBuy((await other.get(path)).body)).toBe(true);

  // It receives no notification until it is resumed.
  process.kill(pidOf(other), 'SIGSTOP');
  const stopped = performance.now();
  let isAnswered = false;
  const placed = here.post(form.path, form.fields, client.cookie('shop_session')!).finally(() => {
    isAnswered = true;
  });
  const orders = `select from orders where email = 'last@example.com'`;
  await expect.poll(() => shop.query(orders)).toHaveLength(1);
  for (let i = 0; i < 50; i += 1) await shop.query('select pg_sleep(0.01)');
  const wasAnswered = isAnswered && performance.now() - stopped < 2_500;
  process.kill(pidOf(other), 'SIGCONT');
  expect(wasAnswered).toBe(false);
  expect((await placed).status).toBe(303);
  expect(canBuy((await other.get(path)).body)).toBe(false);
  await expectCleanLedger(shop);
  visitors.forEach((visitor) => visitor.leave());
});

test('at SIGHUP every worker is replaced, and no request is refused or cut off', async () => {
  const { origin, pid } = shop.server;
  const before = workersOf(pid);
  expect(before).toHaveLength(WORKERS);
  const path = await pathOf(goods[0]!);
  const traffic = keepAsking([`${origin}/`, `${origin}${path}`, `${origin}/cart`]);
  await expect.poll(traffic.answers).toBeGreaterThan(20);

  process.kill(pid, 'SIGHUP');
  await expect.poll(() => before.some(isAlive)).toBe(false);
  await expect.poll(() => workersOf(pid).length).toBe(WORKERS);
  const answers = traffic.answers();
  await expect.poll(traffic.answers).toBeGreaterThan(answers + 20);
  expect(await traffic.stop()).toEqual([]);
  expect(workersOf(pid).filter((worker) => before.includes(worker))).toEqual([]);
  (await visitorsOfAll(origin, WORKERS)).forEach((visitor) => visitor.leave());
});

test('a killed worker is restarted; until then the others answer', async () => {
  const { origin, pid } = shop.server;
  const [victim] = workersOf(pid);
  process.kill(victim!, 'SIGKILL');
  await expect.poll(shop.server.output).toContain('ended by itself (SIGKILL)');
  expect((await getBy(false, `${origin}/`)).status).toBe(200);
  await expect.poll(() => workersOf(pid).length).toBe(WORKERS);
  (await visitorsOfAll(origin, WORKERS)).forEach((visitor) => visitor.leave());
});

test('stopping ends every worker gracefully', async () => {
  const all = workersOf(shop.server.pid);
  expect(await shop.server.stop()).toBe(0);
  expect(all.filter(isAlive)).toEqual([]);
  await shop.restart();
});

test('a first worker that cannot start ends the shop: a port that is taken', async () => {
  const { port } = new URL(shop.server.origin);
  const second = startServer({
    databaseUrl: shop.databaseUrl,
    env: { PORT: port, HOST: '127.0.0.1' },
    port: 1, // nothing listens there
  });
  await expect(second).rejects.toThrow(/EADDRINUSE[^]*Set PORT to a free port/);
});

test('a killed parent leaves no process behind', { timeout: 900_000 }, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-test-'));
  try {
    await fillWithOnePaint(dataDir);
    const env = { WORKERS: '2', PRERENDER_PICTURES: 'on' };
    const server = await startServer({ dataDir, env });
    await expect.poll(() => familyOf(server.pid, 'pictures').length).toBe(1);
    await expect.poll(() => workersOf(server.pid).length).toBe(2);
    const family = childrenOf(server.pid);
    const [pictures] = familyOf(server.pid, 'pictures');
    await expect.poll(() => [...new Set(prioritiesOf(pictures!))]).toEqual([19]);
    const database = family.flatMap(childrenOf);
    expect(database.length).toBeGreaterThan(0);
    await server.kill9();
    await expect.poll(() => [...family, ...database].filter(isAlive)).toEqual([]);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});

/** The path of the product's page, to which a link to its variation alone redirects. */
async function pathOf({ itemId, variationId }: Goods): Promise<string> {
  const client = shop.client();
  const page = await client.follow(await client.get(`/x_${itemId}_${variationId}`));
  return new URL(page.url).pathname;
}

function canBuy(html: string): boolean {
  return html.includes('id="quantity"');
}

/** Between two requests of one of six, so that starting workers have a core. */
const BREATH_MS = process.env.TEST_ALL ? 0 : 20;

/** Requests these pages all the time: on persistent connections, and on new ones. */
function keepAsking(urls: string[]) {
  const agents = [...Array.from({ length: 4 }, () => keepAlive()), false as const, false as const];
  const failures: string[] = [];
  let answers = 0;
  const stopping = new AbortController();
  const isAsking = () => !stopping.signal.aborted;
  const loops = agents.map(async (agent, i) => {
    for (let turn = i; isAsking(); turn += 1) {
      const { status } = await getBy(agent, urls[turn % urls.length]!).catch((error: Error) => ({
        status: error.message,
      }));
      if (status === 200) answers += 1;
      else failures.push(`${agent ? 'kept' : 'new'} connection: ${status}`);
      await sleep(BREATH_MS);
    }
    if (agent) agent.destroy();
  });
  return {
    answers: () => answers,
    async stop() {
      stopping.abort();
      await Promise.all(loops);
      return failures;
    },
  };
}

function keepAlive() {
  return new Agent({ keepAlive: true, maxSockets: 1 });
}

function isAlive(pid: number): boolean {
  return processStart(pid) !== undefined;
}

function childrenOf(pid: number): number[] {
  const { stdout } = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' });
  return stdout.split('\n').filter(Boolean).map(Number);
}

function familyOf(pid: number, name: string): number[] {
  return childrenOf(pid).filter((child) => commandLine(child)?.endsWith(name));
}

/** The priority of each of its threads. */
function prioritiesOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).map((thread) => getPriority(Number(thread)));
}

function pidOf({ worker }: WorkerVisitor): number {
  const isIts = (pid: number) =>
    readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(`WORKER=${worker}`);
  return workersOf(shop.server.pid).find(isIts)!;
}

function workersOf(pid: number): number[] {
  return familyOf(pid, 'server.js');
}
