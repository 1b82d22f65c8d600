import { afterAll, beforeAll } from 'vitest';
import { startShop, type TestShop } from './shop';

/** The shop of a test file: started before its tests and hooks, stopped after them. */
export function useShop(env: Record<string, string> = {}): TestShop {
  let started: TestShop | undefined;
  const shop = () => {
    if (!started) throw new Error('The shop is there in tests and hooks only.');
    return started;
  };
  beforeAll(async () => {
    started = await startShop(env);
  });
  afterAll(() => started?.stop());
  return {
    get server() {
      return shop().server;
    },
    get pool() {
      return shop().pool;
    },
    get databaseUrl() {
      return shop().databaseUrl;
    },
    client: (headers) => shop().client(headers),
    query: (sql, values) => shop().query(sql, values),
    mailTo: (address, subject) => shop().mailTo(address, subject),
    restart: (env) => shop().restart(env),
    stop: () => shop().stop(),
  };
}
