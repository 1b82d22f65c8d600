import type * as Timers from 'node:timers/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import type { PlacedOrder } from '../../../shop-api';
import { offer, readyToOrder, type Shopper } from '../../../../../tests/support/shopper';
import { useTestEngine } from '../../../../../tests/support/use-test-engine';
import { accessKeyOf, orderLink } from '../../core/access-key';
import { mailboxCounter } from '../../core/mailbox-counter';

vi.mock('node:timers/promises', async (original) => {
  const timers = await original<typeof Timers>();
  return { ...timers, setTimeout: vi.fn(timers.setTimeout) };
});

let variationId: number;
const engine = useTestEngine(async (engine) => {
  variationId = (await engine.fixture.item({ name: 'Weiß' })).variationIds[0]!;
});

async function order(): Promise<{ shopper: Shopper; placed: PlacedOrder }> {
  const shopper = await readyToOrder(engine, [{ variationId }]);
  const form = await offer(shopper);
  return { shopper, placed: await shopper.do((shop) => shop.doPlaceOrder(form)) };
}

describe('an order', () => {
  test('is shown to the device that placed it, and not with a wrong key', async () => {
    const { shopper, placed } = await order();
    const read = (orderId: number, accessKey: string) =>
      shopper.do((shop) => shop.getOrder({ orderId, accessKey }));
    expect((await read(placed.id, placed.accessKey)).id).toBe(placed.id);
    const wrong = placed.accessKey.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'));
    // Without a key the session that placed it is enough.
    expect((await read(placed.id, '')).id).toBe(placed.id);
    for (const [id, key] of [
      [placed.id, wrong],
      [999_999, placed.accessKey],
      [-1, placed.accessKey],
    ] as const) {
      await expect(read(id, key)).rejects.toMatchObject({ key: 'order.notFound', code: 404 });
    }
    const other = await order();
    await expect(read(other.placed.id, placed.accessKey)).rejects.toMatchObject({
      key: 'order.notFound',
    });
  });

  test('requires a proof from another device, once', async () => {
    const { placed } = await order();
    const other = engine.shopper();
    const key = { orderId: placed.id, accessKey: placed.accessKey };
    await expect(other.do((shop) => shop.getOrder(key))).rejects.toMatchObject({
      key: 'order.additionalAuthenticationRequiredPostcode',
    });
    await expect(
      other.do((shop) => shop.getOrder({ ...key, accessKey: '' })),
    ).rejects.toMatchObject({ key: 'order.notFound' });
    await expect(
      other.do((shop) => shop.getOrder({ ...key, postcode: '99999' })),
    ).rejects.toMatchObject({ key: 'order.softLoginFailed' });
    expect(other.token()).toBeNull();
    expect((await other.do((shop) => shop.getOrder({ ...key, name: 'MUELLER' }))).id).toBe(
      placed.id,
    );
    expect(other.token()).not.toBeNull();
    expect((await other.do((shop) => shop.getOrder(key))).id).toBe(placed.id);
  });

  test.each([
    ['ten proofs a day with its link from one network', 10, () => '203.0.113.1'],
    ['thirty from all of them', 30, (i: number) => `203.0.113.${i}`],
  ])('accepts %s', async (_, most, address) => {
    const { placed } = await order();
    const key = { orderId: placed.id, accessKey: placed.accessKey };
    const tries = Array.from({ length: most + 2 }, (_, i) =>
      engine
        .shopper({ address: address(i) })
        .do((shop) => shop.getOrder({ ...key, postcode: `200${i}` }).catch((error) => error.key)),
    );
    const outcomes = (await Promise.all(tries)).toSorted();
    expect(outcomes).toEqual([
      ...Array.from({ length: most }, () => 'order.softLoginFailed'),
      ...Array.from({ length: 2 }, () => 'security.tooManyRequests'),
    ]);
  });

  test('is looked up by the same statements whether it exists or not (attack 27)', async () => {
    const { placed } = await order();
    const asks = async (orderId: number) => {
      const query = vi.spyOn(engine.pool, 'query');
      const shopper = engine.shopper({ address: '198.51.101.1' });
      const outcome = shopper.do((shop) => shop.doFindOrder({ orderId, proof: '99999' }));
      await expect(outcome).rejects.toMatchObject({ key: 'order.softLoginFailed' });
      const names = query.mock.calls.map(([statement]) => (statement as { name?: string }).name);
      query.mockRestore();
      return names;
    };
    const there = await asks(placed.id);
    expect(there).toContain('order_find');
    expect(await asks(987_654)).toEqual(there);
  });

  test('opens for its owner, whatever strangers tried with its number (attack 27)', async () => {
    const { placed } = await order();
    const { id: orderId, accessKey } = placed;
    const lookUp = (proof: string, address: string) =>
      engine.shopper({ address }).do((shop) => shop.doFindOrder({ orderId, proof }));
    const guesses = Array.from({ length: 40 }, (_, i) =>
      lookUp(`200${i}`, `198.51.100.${i}`).catch((error) => error.key),
    );
    const answers = (await Promise.all(guesses)).toSorted();
    expect(answers).toEqual([
      ...Array.from({ length: 30 }, () => 'order.linkMailed'),
      ...Array.from({ length: 10 }, () => 'order.softLoginFailed'),
    ]);
    const owner = engine.shopper({ address: '198.51.100.1' });
    const read = owner.do((shop) => shop.getOrder({ orderId, accessKey, postcode: '10115' }));
    expect((await read).id).toBe(orderId);
  });

  test('has its link mailed, once a day, after too many lookups of its number (attack 27)', async () => {
    const { placed } = await order();
    const { id: orderId } = placed;
    let network = 0;
    const lookUp = (proof: string) =>
      engine
        .shopper({ address: `192.0.2.${(network += 1)}` })
        .do((shop) => shop.doFindOrder({ orderId, proof }))
        .catch((error) => error.key);
    for (let tries = 0; tries < 10; tries += 1) await lookUp('99999');
    const mails = async () =>
      (
        await engine.pool.query(
          `select from outbox where kind = 'mail:order_received' and payload->>'orderId' = $1`,
          [orderId],
        )
      ).rowCount;
    expect(await lookUp('99999')).toBe('order.linkMailed');
    expect(await mails()).toBe(1);
    for (let tries = 0; tries < 3; tries += 1) {
      expect(await lookUp('10115')).toBe('order.linkMailed');
    }
    expect(await mails()).toBe(2);
  });

  test('gets the answer after the same pause with and without a mail (attack 27)', async () => {
    const { placed } = await order();
    const { id: orderId } = placed;
    let network = 200;
    const lookUp = (proof: string) =>
      engine
        .shopper({ address: `192.0.2.${(network += 1)}` })
        .do((shop) => shop.doFindOrder({ orderId, proof }))
        .catch((error) => error.key);
    for (let tries = 0; tries < 10; tries += 1) await lookUp('99999');
    for (const proof of ['10115', '99999']) {
      let goOn = () => {};
      const pause = () => new Promise<void>((resolve) => (goOn = resolve));
      vi.mocked(sleep).mockClear().mockImplementationOnce(pause);
      const outcome = { isAnswered: false };
      const answered = lookUp(proof).then(() => (outcome.isAnswered = true));
      await expect.poll(() => vi.mocked(sleep).mock.calls).toEqual([[100]]);
      await expect.poll(() => engine.pool.totalCount - engine.pool.idleCount).toBe(0);
      await new Promise(setImmediate);
      expect(outcome, proof).toEqual({ isAnswered: false });
      goOn();
      await answered;
    }
  });

  test('has no link mailed to a mailbox that gets too many mails (attack 67)', async () => {
    const variationId = (await engine.fixture.item({ name: 'Gold' })).variationIds[0]!;
    const email = 'viele@x.de';
    let network = 100;
    engine.setTime(engine.now());
    for (let i = 0; i < 6; i += 1) {
      const buyer = await readyToOrder(engine, [{ variationId }], { email });
      const form = await offer(buyer);
      const { id: orderId } = await buyer.do((shop) => shop.doPlaceOrder(form));
      for (let tries = 0; tries < 12; tries += 1) {
        await engine
          .shopper({ address: `192.0.2.${(network += 1)}` })
          .do((shop) => shop.doFindOrder({ orderId, proof: '10115' }))
          .catch((error) => expect(error.key).toBe('order.linkMailed'));
      }
    }
    const { rows } = await engine.pool.query<{ mails: number; places: number }>(
      `select (select count(*)::int from outbox x join orders o on o.id = (payload->>'orderId')::int
               where kind = 'mail:order_received' and email = $1) as mails,
              (select count from rate_limit where key = $2) as places`,
      [email, `mail:${mailboxCounter({ secret: Buffer.alloc(32, 7) }, email)}`],
    );
    // Each order has its confirmation; links are mailed until the mailbox has ten mails.
    expect(rows).toEqual([{ mails: 6 + 4, places: 10 }]);
  });

  test('its key can be derived again and is stored hashed', async () => {
    const { placed } = await order();
    const { rows } = await engine.pool.query(
      'select access_key_salt as salt, access_key_hash as hash from orders where id = $1',
      [placed.id],
    );
    expect(accessKeyOf(Buffer.alloc(32, 7), placed.id, rows[0].salt)).toBe(placed.accessKey);
    expect(accessKeyOf(Buffer.alloc(32, 8), placed.id, rows[0].salt)).not.toBe(placed.accessKey);
    expect(rows[0].hash.toString('base64url')).not.toBe(placed.accessKey);
    expect(orderLink({ id: 7, lang: 'en', accessKey: 'abc' })).toBe('/en/confirmation/7/abc');
    expect(orderLink({ id: 7, lang: 'de', accessKey: 'abc' })).toBe('/confirmation/7/abc');
  });
});
