import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest';
import { startShop, type TestShop } from './shop';
import { visitShop, type ShopPlace, type VisitedShop } from './start-shop';

/** The characters of a shop's output that are shown for a failed test. */
const LAST_WORDS = 2_000;

/** The shop of a test file: started before its tests and hooks, stopped after them. */
export function useShop(env: Record<string, string> = {}): TestShop {
  let started: TestShop | undefined;
  const shop = () => started ?? notYet();
  beforeAll(async () => {
    started = await startShop(env);
  });
  afterAll(() => started?.stop());
  saysMeanwhile(() => started);
  return Object.assign(delegate(shop), {
    restart: (more?: Record<string, string>) => shop().restart(more),
    stop: () => shop().stop(),
  });
}

/**
 * A shop that is shared with other test files, one after the other. Its tests create their own
 * customers, carts and orders, leave goods, pages and settings unchanged, and do not count rows of
 * others. The rate limits of their common address are reset for each file. Its log level is the
 * highest; `log` returns its output since it was lent.
 */
export function useSharedShop(): VisitedShop & { log: () => Promise<string> } {
  const keeper = inject('shopKeeperUrl');
  let visited: ReturnType<typeof visitShop> | undefined;
  const shop = () => visited ?? notYet();
  beforeAll(async () => {
    const answer = await fetch(keeper);
    if (!answer.ok) throw new Error(await answer.text());
    visited = visitShop((await answer.json()) as ShopPlace);
  });
  afterAll(async () => {
    if (!visited) return;
    await visited.close();
    await fetch(keeper, { method: 'DELETE', body: visited.server.origin });
  });
  return Object.assign(delegate(shop), {
    async log() {
      const answer = await fetch(keeper, { method: 'POST', body: shop().server.origin });
      return answer.text();
    },
  });
}

/** A failed test prints the shop's output since the test began. */
function saysMeanwhile(shop: () => TestShop | undefined) {
  let before: { server?: TestShop['server']; length: number };
  beforeEach(() => {
    const server = shop()?.server;
    before = { server, length: server?.output().length ?? 0 };
  });
  afterEach(({ task }) => {
    const server = shop()?.server;
    // A restarted process has no earlier output.
    const said = server?.output().slice(server === before.server ? before.length : 0);
    if (!said) return;
    for (const error of task.result?.errors ?? []) {
      error.stack = `${error.message}\nThe shop: ${said.slice(-LAST_WORDS)}\n${error.stack ?? ''}`;
    }
  });
}

/** Looks the shop up at each use, because a file refers to its shop before it exists. */
function delegate<Shop extends VisitedShop>(shop: () => Shop) {
  const visited: VisitedShop & { readonly server: Shop['server'] } = {
    get server(): Shop['server'] {
      return shop().server;
    },
    client: (headers) => shop().client(headers),
    query: (sql, values) => shop().query(sql, values),
    mailTo: (address, subject) => shop().mailTo(address, subject),
    get pool() {
      return shop().pool;
    },
    get databaseUrl() {
      return shop().databaseUrl;
    },
  };
  return visited;
}

function notYet(): never {
  throw new Error('The shop is there in tests and hooks only.');
}
