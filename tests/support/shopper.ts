import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { createCatalogueIndex } from '../../app/services/commerce/catalogue/in-memory/create-catalogue-index';
import { bindCommerce } from '../../app/services/commerce/engine/commerce';
import {
  requestContext,
  type CommerceContext,
} from '../../app/services/commerce/core/commerce-context';
import { createReference } from '../../app/services/commerce/core/reference/reference';
import { databaseOn } from '../../app/services/commerce/core/database';
import type { Hook } from '../../app/services/commerce/core/test-hooks';
import { sessionDays } from '../../app/services/commerce/visitors/sessions/session-lifetime';
import { findVisitor } from '../../app/services/commerce/visitors/sessions/find-visitor';
import type { OpenShop } from '../../app/services/backend';
import type { AddCartItemInput, PlaceOrderInput, ShopApi } from '../../app/services/shop-api';
import { checkSampleNumber } from '../../app/services/vat-numbers/sample-numbers';
import type { VatNumberCheck } from '../../app/services/vat-numbers/vat-number-check';
import { ANNA } from './anna';
import { createCatalogueFixture, type CatalogueFixture } from './catalogue-fixture';
import { checkedShop } from '../contract/contract';
import type { OnlinePayments } from '../../app/services/payments/mollie/online-payments';
import { createTestDatabase } from './database';
import { openUpstream, type Upstream } from './upstream';
import { THROUGH_FRONT } from './through-front';
import { openPool } from '../../database/connect';
import type { CatalogueIndex } from '../../app/services/commerce/core/catalogue-index';

/** An engine on a separate database, without HTTP. */
export type TestEngine = {
  url: string;
  pool: pg.Pool;
  fixture: CatalogueFixture;
  index: CatalogueIndex;
  /** Folder of the files that shoppers uploaded. */
  privateFiles: string;
  /** Sets the engine's clock. */
  setTime(time: Date | string): void;
  /** Sets the payment provider of the shop; none at first. */
  setProvider(mollie: OnlinePayments | null): void;
  now(): Date;
  /** Sets the service that checks VAT numbers; null: sample answers. */
  setVatNumberCheck(check: VatNumberCheck | null): void;
  shopper(options?: { address?: string; lang?: 'de' | 'en' }): Shopper;
  drop(): Promise<void>;
};

/** A browser with its cookie; each `do` is one request, checked against the contract. */
export type Shopper = {
  do<T>(
    work: (shop: ShopApi, ctx: CommerceContext, left: OpenShop['left']) => Promise<T>,
    hook?: Hook,
  ): Promise<T>;
  token(): string | null;
  setToken(token: string | null): void;
};

/** Shoppers use the engine directly, or a front that calls it over HTTP. */
export const BACKENDS = ['embedded', 'remote'] as const;
export type Backend = (typeof BACKENDS)[number];

export async function createTestEngine(
  backend: Backend = THROUGH_FRONT ? 'remote' : 'embedded',
): Promise<TestEngine> {
  const database = await createTestDatabase();
  // Many concurrent shoppers wait for a connection instead of failing after five seconds.
  const pool = openPool(database.url, {
    max: 24,
    limits: 'batch',
    fewRows: true,
    name: 'test engine',
  });
  const fixture = await createCatalogueFixture(pool);
  const index = await createCatalogueIndex(pool);
  const privateFiles = mkdtempSync(join(tmpdir(), 'shop-files-'));
  let now = () => new Date();
  let checkVatNumber: VatNumberCheck | null = checkSampleNumber;
  let mollie: OnlinePayments | null = null;

  type Visit = { token: string | null; address: string; lang: 'de' | 'en'; hook?: Hook };

  /** Opens one request; with `onlyLooks` the session is not renewed. */
  async function open(
    { token, address, lang, hook = async () => {} }: Visit,
    { onlyLooks = false } = {},
  ) {
    const reference = createReference(pool);
    const keptDays = onlyLooks ? null : () => sessionDays(reference);
    const visitor = await findVisitor(databaseOn(pool), token, address, now(), keptDays);
    const secret = Buffer.alloc(32, 7);
    const shared = { pool, index, reference, secret, privateFiles, now, hook };
    const parts = { ...shared, checkVatNumber, mollie };
    const ctx = requestContext(parts, { visitor, lang, touch: () => {} });
    return { ctx, visitor, shop: bindCommerce(ctx) };
  }

  const upstream: Upstream | undefined =
    backend === 'embedded'
      ? undefined
      : await openUpstream(async ({ token, clientAddress, locale: lang }) => {
          const { ctx, shop, visitor } = await open({ token, address: clientAddress, lang });
          return { shop, left: () => ctx.left, takeToken: () => visitor.newToken };
        }, privateFiles);

  function shopper({ address = '127.0.0.1', lang = 'de' as const } = {}): Shopper {
    let token: string | null = null;
    return {
      token: () => token,
      setToken: (given) => (token = given),
      async do(work, hook) {
        // A hook runs within the engine, which a front cannot reach.
        const visit = hook ? undefined : upstream?.visit({ token, address, locale: lang });
        const asked = { token, address, lang, ...(hook && { hook }) };
        const { ctx, visitor, shop } = await open(asked, { onlyLooks: visit !== undefined });
        try {
          return await work(checkedShop(visit?.shop ?? shop), ctx, visit?.left ?? (() => ctx.left));
        } finally {
          if (visit) token = visit.token();
          else if (visitor.newToken !== null) token = visitor.newToken || null;
        }
      },
    };
  }

  return {
    url: database.url,
    pool,
    fixture,
    index,
    privateFiles,
    now: () => now(),
    setVatNumberCheck: (check) => (checkVatNumber = check),
    setTime(time) {
      const fixed = new Date(time);
      now = () => fixed;
    },
    setProvider: (given) => (mollie = given),
    shopper,
    async drop() {
      upstream?.close();
      index.close();
      await pool.end();
      await database.drop();
      rmSync(privateFiles, { recursive: true, force: true });
    },
  };
}

export { ANNA };

/** A new shopper with these goods, an e-mail address, both addresses and a payment method. */
export async function readyToOrder(
  engine: TestEngine,
  goods: AddCartItemInput[],
  { email = 'anna@example.de', paymentId = 1, address = '127.0.0.1' } = {},
): Promise<Shopper> {
  const shopper = engine.shopper({ address });
  await shopper.do((shop) => shop.doAddCartItems(goods));
  await getReady(shopper, { email, paymentId });
  return shopper;
}

/** Completes the checkout for the goods in the cart. */
export async function getReady(
  shopper: Shopper,
  { email = 'anna@example.de', paymentId = 1 } = {},
): Promise<void> {
  await shopper.do((shop) => shop.doLoginAsGuest({ email }));
  await shopper.do((shop) =>
    shop.doSaveAddress({ typeId: 2, addressData: ANNA, useAsBilling: true }),
  );
  await shopper.do((shop) => shop.setPaymentProvider({ paymentId }));
}

/** Returns the form of the order button on the current checkout page. */
export function offer(shopper: Shopper): Promise<PlaceOrderInput> {
  return shopper.do(async (shop) => {
    const { total, ...quote } = (await shop.getCheckout()).quote;
    return { ...quote, shownTotal: total, termsAccepted: true as const };
  });
}

/** Sorts the outcomes of concurrent work into results and errors. */
export async function settle<T>(work: Promise<T>[]): Promise<{ done: T[]; errors: unknown[] }> {
  const settled = await Promise.allSettled(work);
  return {
    done: settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : [])),
    errors: settled.flatMap((each) => (each.status === 'rejected' ? [each.reason] : [])),
  };
}
