import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { offer, readyToOrder, settle, type Shopper } from '../../../../../tests/support/shopper';
import { useTestEngine } from '../../../../../tests/support/use-test-engine';
import { fileValue, readFileValue } from '../../../shop-api/entities/order-property-file-rules';
import { transact } from '../../core/commerce-context';
import { deleteExpired } from '../../jobs/data-retention';
import { changeOrderStatus } from '../../orders/order/change-order-status';
import { sweepFiles } from './forget-files';
import { giveFilesToOrder } from './owned-files';
import { UPLOADS_OF_ADDRESS, UPLOADS_OF_SESSION } from './upload-file';

const PDF = '%PDF-1.7 eine Vorlage';
const DAY = 24 * 60 * 60 * 1000;

let variationId: number;
let sketch: number;
const engine = useTestEngine(async (engine) => {
  sketch = (await engine.fixture.orderProperty({ name: 'Vorlage', valueType: 'file' })).id;
  const item = await engine.fixture.item({ name: 'Etikett', orderPropertyIds: [sketch] });
  variationId = item.variationIds[0]!;
});
beforeAll(() => mkdirSync(join(engine.privateFiles, 'incoming'), { recursive: true }));

let serial = 0;

/** The upload as the server passes it on: a file in the folder of incoming uploads. */
function incoming(content = PDF, fileName = 'vorlage.pdf') {
  const path = join(engine.privateFiles, 'incoming', String((serial += 1)));
  writeFileSync(path, content);
  return { path, fileName, size: Buffer.byteLength(content) };
}

const upload = (shopper: Shopper, content?: string, fileName?: string) =>
  shopper.do((shop) => shop.doUploadOrderPropertyFile(incoming(content, fileName)));
const goodsWith = (value: string) => ({
  variationId,
  basketItemOrderParams: [{ propertyId: sketch, value }],
});
const add = (shopper: Shopper, value: string) =>
  shopper.do((shop) => shop.doAddCartItem(goodsWith(value)));

async function fetched(shopper: Shopper, value: string): Promise<string | null> {
  const { hash, fileName } = readFileValue(value)!;
  const file = await shopper.do((shop) => shop.getOrderPropertyFile({ hash, fileName }));
  return file && new Response(file.body).text();
}
const bytes = (value: string) => existsSync(join(engine.privateFiles, readFileValue(value)!.hash));
const rows = async () => (await engine.pool.query('select hash from private_file')).rows.length;

/** Runs the work of the hourly jobs, as of this number of days from now. */
async function sweepAfter(days: number): Promise<void> {
  const now = new Date(Date.now() + days * DAY);
  await deleteExpired('uploads', engine.pool, now);
  await sweepFiles(engine.pool, engine.privateFiles, new Date(now.getTime() - DAY));
}

async function ordered(): Promise<{ shopper: Shopper; value: string; id: number; key: string }> {
  const shopper = await readyToOrder(engine, [{ variationId }]);
  const value = await upload(shopper);
  await shopper.do((shop) => shop.deleteAllCartItems());
  await add(shopper, value);
  const wish = await offer(shopper);
  const { id, accessKey } = await shopper.do((shop) => shop.doPlaceOrder(wish));
  return { shopper, value, id, key: accessKey };
}

describe('a file', () => {
  test('begins a session, is visible only to its owner, and is named in the cart', async () => {
    const shopper = engine.shopper();
    const value = await upload(shopper, PDF, 'Größe & Form.pdf');
    expect(value).toMatch(/^[\w-]{43}\/Größe & Form\.pdf$/);
    expect(await fetched(shopper, value)).toBe(PDF);
    const [line] = (await add(shopper, value)).items;
    expect(line!.basketItemOrderParams).toMatchObject([{ type: 'file', value }]);

    const { hash } = readFileValue(value)!;
    expect(await fetched(engine.shopper(), value)).toBeNull();
    const stranger = engine.shopper();
    await upload(stranger, 'etwas anderes', 'a.txt');
    expect(await fetched(stranger, value)).toBeNull();
    expect(await fetched(shopper, fileValue({ hash, fileName: 'anders.pdf' }))).toBeNull();
  });

  test('of another visitor cannot be used in a cart, nor one that never existed', async () => {
    const value = await upload(engine.shopper());
    const stranger = engine.shopper();
    const own = await upload(stranger, 'x', 'a.txt');
    const renamed = fileValue({ hash: readFileValue(own)!.hash, fileName: 'b.txt' });
    for (const wrong of [value, renamed, `${'A'.repeat(43)}/a.pdf`]) {
      await expect(add(stranger, wrong)).rejects.toMatchObject({
        key: 'cart.addToBasket.orderPropertiesInvalid',
        cause: { [sketch]: 'file' },
      });
    }
    expect((await stranger.do((shop) => shop.getCart())).items).toEqual([]);
  });

  test('sent twice by one visitor is one file, also concurrently; by two visitors it is two', async () => {
    const shopper = engine.shopper();
    const value = await upload(shopper);
    const before = await rows();
    const again = await Promise.all([upload(shopper), upload(shopper), upload(shopper)]);
    expect(new Set([value, ...again]).size).toBe(1);
    expect(await rows()).toBe(before);
    expect(await fetched(shopper, value)).toBe(PDF);
    expect(await upload(engine.shopper())).not.toBe(value);
    expect(await upload(shopper, PDF, 'andere.pdf')).not.toBe(value);
  });

  test('that lost its bytes is not available until it is sent again', async () => {
    const shopper = engine.shopper();
    const value = await upload(shopper);
    rmSync(join(engine.privateFiles, readFileValue(value)!.hash));
    expect(await fetched(shopper, value)).toBeNull();
    expect(await upload(shopper)).toBe(value);
    expect(await fetched(shopper, value)).toBe(PDF);
  });

  test('sent while guest login changed the token belongs to the same visitor', async () => {
    const shopper = engine.shopper();
    await add(shopper, await upload(shopper, 'erst', 'erst.txt'));
    const old = shopper.token();
    await shopper.do((shop) => shop.doLoginAsGuest({ email: 'anna@example.de' }));
    const fresh = shopper.token();
    shopper.setToken(old);
    const value = await upload(shopper);
    expect(await fetched(shopper, value)).toBeNull();
    shopper.setToken(fresh);
    expect(await fetched(shopper, value)).toBe(PDF);
  });

  test.each([
    ['a.exe', 'fileType'],
    ['../a.pdf', 'fileName'],
    ['a\u202efdp.pdf', 'fileName'],
  ])('named %j is refused by the engine too: %s', async (fileName, reason) => {
    await expect(upload(engine.shopper(), PDF, fileName)).rejects.toMatchObject({
      key: 'file.refused',
      cause: { reason },
    });
  });

  test('is limited by the hour', async () => {
    const shopper = engine.shopper({ address: '198.51.100.9' });
    await add(shopper, await upload(shopper));
    const more = Array.from({ length: UPLOADS_OF_SESSION.max }, () => upload(shopper));
    await Promise.all(more);
    await expect(upload(shopper)).rejects.toMatchObject({ key: 'security.tooManyRequests' });
    expect(await rows()).toBeLessThan(UPLOADS_OF_SESSION.max);
  });

  test('is limited by the hour for one address, across visitors', async () => {
    const address = '198.51.100.10';
    for (let sent = 0; sent < UPLOADS_OF_ADDRESS.hour.max; sent += 1) {
      await upload(engine.shopper({ address }));
    }
    await expect(upload(engine.shopper({ address }))).rejects.toMatchObject({
      key: 'security.tooManyRequests',
    });
  });
});

describe('the file of an order', () => {
  test('stays with it, for visitors who may see the order', async () => {
    const { shopper, value, id, key } = await ordered();
    expect(await fetched(shopper, value)).toBe(PDF);
    const elsewhere = engine.shopper();
    expect(await fetched(elsewhere, value)).toBeNull();
    // Nor for a visitor with a session, an order and a file of their own.
    expect(await fetched((await ordered()).shopper, value)).toBeNull();
    const customer = async () => {
      const { shopper, value, id } = await ordered();
      const email = `datei${id}@example.de`;
      await shopper.do((shop) => shop.doRegisterUser({ email, password: 'blaue Wand 7' }));
      const { rows } = await engine.pool.query('select id from customer where email = $1', [email]);
      await engine.pool.query('update orders set customer_id = $2 where id = $1', [id, rows[0].id]);
      return { shopper, value };
    };
    const [one, two] = [await customer(), await customer()];
    expect(await fetched(one.shopper, one.value)).toBe(PDF);
    expect(await fetched(one.shopper, two.value)).toBeNull();
    const proof = { orderId: id, accessKey: key, postcode: '10115' };
    const order = await elsewhere.do((shop) => shop.getOrder(proof));
    expect(order.orderItems[0]!.orderProperties).toMatchObject([
      { value, fileUrl: `/files/${value}` },
    ]);
    expect(await fetched(elsewhere, value)).toBe(PDF);

    // It belongs to the order now: the same visitor sends it again for the next one.
    await expect(add(shopper, value)).rejects.toMatchObject({ cause: { [sketch]: 'file' } });
    expect(await upload(shopper)).not.toBe(value);
    await engine.pool.query('delete from visitor_session');
    await sweepAfter(400);
    expect(bytes(value)).toBe(true);
  });

  test('is deleted with the data of its buyer', async () => {
    const { value } = await ordered();
    const later = new Date(Date.now() + 10 * 366 * DAY);
    await deleteExpired('orders', engine.pool, later);
    await sweepFiles(engine.pool, engine.privateFiles, later);
    expect(bytes(value)).toBe(false);
  });

  test('is assigned once, however many rivals send the same attempt', async () => {
    const shopper = await readyToOrder(engine, [{ variationId }]);
    const value = await upload(shopper);
    await add(shopper, value);
    const wish = await offer(shopper);
    const rivals = Array.from({ length: 4 }, () => shopper.do((shop) => shop.doPlaceOrder(wish)));
    const { done, errors } = await settle(rivals);
    expect(errors).toEqual([]);
    expect(new Set(done.map(({ id }) => id)).size).toBe(1);
    const { rows } = await engine.pool.query('select order_id from private_file where hash = $1', [
      readFileValue(value)!.hash,
    ]);
    expect(rows).toEqual([{ orderId: done[0]!.id }]);
  });

  test('must exist: without it nothing is ordered', async () => {
    const shopper = await readyToOrder(engine, [{ variationId }]);
    const value = await upload(shopper);
    await add(shopper, value);
    const wish = await offer(shopper);
    await engine.pool.query('delete from private_file where hash = $1', [
      readFileValue(value)!.hash,
    ]);
    const placing = shopper.do((shop) => shop.doPlaceOrder(wish));
    await expect(placing).rejects.toMatchObject({ key: 'order.createFailed' });
  });
});

test('only the visitor’s own files are added to an order', async () => {
  const { shopper, id } = await ordered();
  const other = engine.shopper();
  const value = await upload(other);
  const isGiven = await shopper.do((_, ctx) => giveFilesToOrder(ctx, id, [value]));
  expect(isGiven).toBe(false);
  expect(await fetched(other, value)).toBe(PDF);
});

describe('the jobs', () => {
  test('keep files in a cart, and delete files in none after a day, row and bytes', async () => {
    const shopper = engine.shopper();
    const inCart = await upload(shopper);
    const unused = await upload(shopper, 'x', 'unused.txt');
    const { items } = await add(shopper, inCart);
    await sweepAfter(0.9);
    expect([bytes(inCart), bytes(unused)]).toEqual([true, true]);
    await sweepAfter(2);
    expect([bytes(inCart), bytes(unused)]).toEqual([true, false]);
    expect(await fetched(shopper, unused)).toBeNull();
    await shopper.do((shop) => shop.deleteCartItem({ cartItemId: items[0]!.id }));
    await sweepAfter(2);
    expect(bytes(inCart)).toBe(false);
  });

  test('delete the files of a visitor whose session was deleted', async () => {
    const shopper = engine.shopper();
    const value = await upload(shopper);
    await add(shopper, value);
    await deleteExpired('sessions', engine.pool, new Date(Date.now() + 100 * DAY));
    await sweepAfter(2);
    expect(bytes(value)).toBe(false);
  });

  test('remove interrupted uploads: bytes without a row, and incomplete files', async () => {
    const shopper = engine.shopper();
    const cut = shopper.do(
      (shop) => shop.doUploadOrderPropertyFile(incoming('x', 'cut.txt')),
      async (name) => {
        if (name === 'upload:file-kept') throw new Error('the database is lost');
      },
    );
    await expect(cut).rejects.toThrow('lost');
    const { path } = incoming('y', 'never.txt');
    const before = readdirSync(engine.privateFiles).length;
    await sweepAfter(0);
    expect(readdirSync(engine.privateFiles)).toHaveLength(before);
    utimesSync(path, new Date(0), new Date(0));
    await sweepAfter(2);
    expect(existsSync(path)).toBe(false);
    expect(readdirSync(engine.privateFiles)).toHaveLength((await rows()) + 1);
  });

  test('wait for a file that is being added to a cart', async () => {
    const shopper = engine.shopper();
    const value = await upload(shopper);
    await engine.pool.query(`update private_file set used_at = now() - interval '3 days'`);
    await shopper.do(
      (shop) => shop.doAddCartItem(goodsWith(value)),
      async (name) => {
        if (name !== 'add:checked') return;
        // Starts now, and ends only when the cart is written.
        void deleteExpired('uploads', engine.pool, new Date()).catch(() => undefined);
      },
    );
    await deleteExpired('uploads', engine.pool, new Date());
    expect(await fetched(shopper, value)).toBe(PDF);
  });
});

test('cancelling an order keeps its files', async () => {
  const { shopper, value, id } = await ordered();
  await shopper.do(async (_, ctx) => {
    await transact(ctx, (ctx) =>
      changeOrderStatus(ctx, { orderId: id, to: 'cancelled', reason: 'operator' }),
    );
  });
  expect(await fetched(shopper, value)).toBe(PDF);
});
