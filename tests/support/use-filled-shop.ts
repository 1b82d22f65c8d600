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
/** Small here: a few seconds. `ROWS=300000` for what a large shop has. */
const ROWS = Number(process.env.ROWS ?? 18_000);

type FilledShop = {
  engine: TestEngine;
  context(): CommerceContext;
  /** Operations of the contract that its shoppers have asked for. */
  asked: ReadonlySet<string>;
  newcomer(): Shopper;
  /** Customer `id` of the filled tables, who has orders, addresses, a cart and a wishlist. */
  loggedIn(id: number): Promise<Shopper>;
  /** Runs something and holds the plans of all it sends against the tables that grow. */
  expectIndexes(
    of: 'visit' | 'work',
    work: () => Promise<unknown>,
    /** Tables it reads from end to end for a reason. */
    spared?: readonly string[],
  ): Promise<void>;
};

let serial = 0;

/** A shop that has been visited for four months, whose statements are noted and explained. */
export function useFilledShop(prepare: (engine: TestEngine) => Promise<void>): FilledShop {
  const statements = statementLog();
  const engine = useTestEngine(async (engine) => {
    await fillTables(engine.pool, ROWS);
    // A table that a job has emptied would be found to be small, and read whole, if it were looked at again.
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
