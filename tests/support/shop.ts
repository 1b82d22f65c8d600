import { inject } from 'vitest';
import { startShopOn, type TestShop, type WayTo } from './start-shop';

export type { TestShop } from './start-shop';

/** Starts the built shop with the demo catalogue, on a separate database of this test run. */
export function startShop(env: Record<string, string> = {}, wayTo?: WayTo): Promise<TestShop> {
  return startShopOn(inject('databaseServerUrl'), env, wayTo);
}
