import { inject } from 'vitest';
import { startShopOn, type TestShop, type WayTo } from './start-shop';

export type { TestShop } from './start-shop';

/** The built shop with the demo catalogue, on a database of its own in the server of this test run. */
export function startShop(env: Record<string, string> = {}, wayTo?: WayTo): Promise<TestShop> {
  return startShopOn(inject('databaseServerUrl'), env, wayTo);
}
