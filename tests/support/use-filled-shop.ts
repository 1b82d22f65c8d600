import { expect } from 'vitest';
import type { ShopApi } from '../../app/services/shop-api';
import {
  jobContext,
  type CommerceContext,
} from '../../app/services/commerce/core/commerce-context';
import { hashPassword } from '../../app/services/commerce/visitors/passwords/passwords';
import { fillTables, GROWING } from './fill-tables';
import { findWholeReads, statementLog } from './plans';
import type { Shopper, TestEngine } from './shopper';
import { useTestEngine } from './use-test-engine';

export const SECRET = Buffer.alloc(32, 7);
export const PASSWORD = 'blaue Wand 7';
/** Small by default: a few seconds. `ROWS=300000` for a large shop. */
const ROWS = Number(process.env.ROWS ?? 18_000);

type FilledShop = {
  engine: TestEngine;
  context(): CommerceContext;
  /** Operations of the contract that its shoppers have called. */
  asked: ReadonlySet<string>;
  newcomer(): Shopper;
  /** Customer `id` of the filled tables, with orders, addresses, a cart and a wish list. */
  loggedIn(id: number): Promise<Shopper>;
  /** Runs work and checks that its plans read no growing table completely. */
  expectIndexes(
    of: 'visit' | 'work',
    work: () => Promise<unknown>,
    /** Tables that may be read completely. */
    spared?: readonly string[],
  ): Promise<void>;
};

let serial = 0;

/** A shop with four months of traffic, whose statements are recorded and explained. */
export function useFilledShop(prepare: (engine: TestEngine) => Promise<void>): FilledShop {
  const statements = statementLog();
  const engine = useTestEngine(async (engine) => {
    await fillTables(engine.pool, ROWS);
    // Analyzed again, a table that a job has emptied would count as small and be read completely.
    for (const table of GROWING) {
      await engine.pool.query(`alter table ${table} set (autovacuum_enabled = false)`);
    }
    await engine.pool.query('update customer set password_hash = $1 where id < 20', [
      await hashPassword(PASSWORD),
    ]);
    await prepare(engine);
    statements.listen(engine.pool);
  });

  const asked = new Set<string>();
  const noting = (shop: ShopApi) =>
    new Proxy(shop, {
      get(target, name, self) {
        asked.add(String(name));
        return Reflect.get(target, name, self) as unknown;
      },
    });

  function newcomer(): Shopper {
    const shopper = engine.shopper({ address: `198.51.100.${(serial += 1)}` });
    return { ...shopper, do: (work) => shopper.do((shop, ...more) => work(noting(shop), ...more)) };
  }

  return {
    engine,
    context: () => jobContext({ ...engine, secret: SECRET, now: () => engine.now() }, 'de'),
    asked,
    newcomer,
    async loggedIn(id) {
      const shopper = newcomer();
      const email = `customer-${id}@example.com`;
      await shopper.do((shop) => shop.doLogin({ email, password: PASSWORD }));
      return shopper;
    },
    async expectIndexes(of, work, spared = []) {
      statements.take();
      await work();
      const sent = statements.take();
      expect(sent.length).toBeGreaterThan(0);
      const tables = GROWING.filter((table) => !spared.includes(table));
      expect(await findWholeReads(engine.url, sent, { tables, of })).toEqual([]);
    },
  };
}
