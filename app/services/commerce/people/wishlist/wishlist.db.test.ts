import { beforeAll, describe, expect, test } from 'vitest';
import { addPaintShop, type PaintShop } from '../../../../../tests/support/paint-shop';
import { settle, type Shopper } from '../../../../../tests/support/shopper';
import { useTestEngine } from '../../../../../tests/support/use-test-engine';
import { LIMITS } from '../../../shop-api/entities/field-limits';
import { databaseOn } from '../../core/database';
import { mergeWishlist } from './merge-wishlist';

let goods: Omit<PaintShop, 'database' | 'fixture' | 'ctx' | 'english'>;
let many: number[];
const engine = useTestEngine(async (engine) => {
  goods = await addPaintShop(engine.fixture);
  const variations = Array.from({ length: LIMITS.wishlist.items + 20 }, () => ({ price: 500 }));
  many = (await engine.fixture.item({ name: 'Pinsel', variations })).variationIds;
  await engine.index.applyChanges('everything');
});

let roller: number;
let paint: number;
beforeAll(() => {
  roller = goods.roller.variationIds[0]!;
  paint = goods.paint.variationIds[1]!;
});

const add = (shopper: Shopper, variationId: number, quantity?: number) =>
  shopper.do((shop) => shop.doAddWishlistItem({ variationId, ...(quantity && { quantity }) }));
const ids = (shopper: Shopper) => shopper.do((shop) => shop.getWishlistIds());

describe('a wishlist', () => {
  test('lists the latest first, each variation once', async () => {
    const shopper = engine.shopper();
    expect(await ids(shopper)).toEqual([]);
    expect(shopper.token()).toBeNull();
    await add(shopper, roller);
    await add(shopper, paint, 3);
    expect(await add(shopper, roller)).toEqual({ variationId: roller, quantity: 1 });
    expect(await ids(shopper)).toEqual([paint, roller]);
    const items = await shopper.do((shop) => shop.getWishlist());
    expect(items).toMatchObject([
      { variationId: paint, quantity: 3, variation: { texts: { name1: 'Grüne Küchenfarbe' } } },
      { variationId: roller, quantity: 1, variation: { texts: { name1: 'Farbrolle' } } },
    ]);
    const { basket } = await shopper.do((shop) => shop.getSession());
    expect(basket.itemWishListIds).toEqual([paint, roller]);
  });

  test('includes the changes of the same request', async () => {
    await engine.shopper().do(async (shop) => {
      await shop.doAddWishlistItem({ variationId: roller });
      expect(await shop.getWishlistIds()).toEqual([roller]);
      expect(await shop.deleteWishlistItem({ variationId: roller })).toBe(true);
      expect(await shop.deleteWishlistItem({ variationId: roller })).toBe(false);
      expect(await shop.getWishlistIds()).toEqual([]);
    });
  });

  test('is not shared with other visitors', async () => {
    const [one, other] = [engine.shopper(), engine.shopper()];
    await add(one, roller);
    expect(await other.do((shop) => shop.deleteWishlistItem({ variationId: roller }))).toBe(false);
    expect(await ids(one)).toEqual([roller]);
    expect(await ids(other)).toEqual([]);
  });

  test('accepts no variation that the shop does not show', async () => {
    const shopper = engine.shopper();
    for (const variationId of [999_999, goods.paint.variationIds[2]!, -1, 1.5, 2 ** 31]) {
      await expect(add(shopper, variationId)).rejects.toMatchObject({
        key: 'wishlist.variationNotFound',
        code: 422,
      });
    }
    expect(shopper.token()).toBeNull();
  });

  test('enforces its limit against concurrent requests, with an error', async () => {
    const shopper = engine.shopper();
    const nearlyAll = many.slice(0, LIMITS.wishlist.items - 1);
    for (const variationId of nearlyAll) await add(shopper, variationId);
    const { done, errors } = await settle(
      many.slice(LIMITS.wishlist.items).map((variationId) => add(shopper, variationId)),
    );
    expect(done).toHaveLength(1);
    expect(errors).toHaveLength(19);
    for (const error of errors) {
      expect(error).toMatchObject({ key: 'wishlist.full', cause: { maximum: 100 } });
    }
    // An item that is on it already may be added again.
    await add(shopper, nearlyAll[0]!, 2);
    expect(await ids(shopper)).toHaveLength(LIMITS.wishlist.items);
  });

  test('twenty concurrent additions of one product are one', async () => {
    const shopper = engine.shopper();
    await add(shopper, paint);
    await Promise.all(Array.from({ length: 20 }, () => add(shopper, roller)));
    expect(await ids(shopper)).toEqual([roller, paint]);
  });

  test('disappears with log-out, and starts empty', async () => {
    const shopper = engine.shopper();
    await add(shopper, roller);
    await shopper.do((shop) => shop.doLogoutUser());
    expect(await ids(shopper)).toEqual([]);
    await add(shopper, paint);
    expect(await ids(shopper)).toEqual([paint]);
  });

  test('of a customer who is logged out meanwhile belongs to the session, not to the account', async () => {
    const email = 'abgemeldet@example.de';
    const shopper = engine.shopper({ address: '198.51.100.99' });
    await shopper.do((shop) => shop.doRegisterUser({ email, password: 'blaue Wand 7' }));
    await shopper.do(async (shop) => {
      await engine.pool.query(
        `update visitor_session set customer_id = null
         where customer_id = (select id from customer where email = $1)`,
        [email],
      );
      await shop.doAddWishlistItem({ variationId: roller });
    });
    expect(await ids(shopper)).toEqual([roller]);
    await shopper.do((shop) => shop.deleteWishlistItem({ variationId: roller }));
    const again = engine.shopper({ address: '198.51.100.99' });
    await again.do((shop) => shop.doLogin({ email, password: 'blaue Wand 7' }));
    expect(await ids(again)).toEqual([]);
  });

  test('of a session that ended meanwhile starts a new one', async () => {
    const shopper = engine.shopper();
    await add(shopper, roller);
    await shopper.do(async (shop, ctx) => {
      await engine.pool.query('delete from visitor_session where id = $1', [ctx.visitor.sessionId]);
      await shop.doAddWishlistItem({ variationId: paint });
    });
    expect(await ids(shopper)).toEqual([paint]);
  });

  test('shows unavailable goods as such, and drops deleted ones', async () => {
    const shopper = engine.shopper();
    const item = await engine.fixture.item({
      name: 'Auslauf',
      variations: [{ price: 100 }, { price: 100 }],
    });
    const [left, deleted] = item.variationIds as [number, number];
    await engine.index.applyChanges('everything');
    await add(shopper, left);
    await add(shopper, deleted);
    await engine.pool.query('update variation set is_active = false where id = $1', [left]);
    await engine.pool.query('delete from variation where id = $1', [deleted]);
    await engine.index.applyChanges('everything');
    const items = await shopper.do((shop) => shop.getWishlist());
    expect(items).toMatchObject([
      { variationId: left, variation: { filter: { isSalableAndActive: false } } },
    ]);
  });
});

describe('logging in', () => {
  async function merge(shopper: Shopper, own: number[]): Promise<number[]> {
    const customerId = await engine.fixture.insert('customer', {
      email: `wish-${Math.random()}@example.de`,
      lang: 'de',
    });
    for (const variationId of own) {
      await engine.fixture.insert('wishlist_item', {
        customer_id: customerId,
        variation_id: variationId,
      });
    }
    await shopper.do((_, ctx) =>
      mergeWishlist(databaseOn(engine.pool), ctx.visitor.sessionId!, customerId),
    );
    const { rows } = await engine.pool.query<{ id: number }>(
      'select variation_id as id from wishlist_item w where customer_id = $1 order by w.id desc',
      [customerId],
    );
    return rows.map(({ id }) => id);
  }

  test('adds the wishlist of the session, each item once', async () => {
    const shopper = engine.shopper();
    await add(shopper, roller);
    await add(shopper, paint);
    expect(await merge(shopper, [roller, many[0]!])).toEqual([paint, many[0], roller]);
    expect(await ids(shopper)).toEqual([]);
  });

  test('leaves out the oldest beyond the maximum', async () => {
    const shopper = engine.shopper();
    await add(shopper, roller);
    await add(shopper, paint);
    const merged = await merge(shopper, many.slice(0, LIMITS.wishlist.items - 1));
    expect(merged).toHaveLength(LIMITS.wishlist.items);
    expect(merged[0]).toBe(paint);
  });
});
