import { beforeAll, describe, expect, test } from 'vitest';
import { ANNA, offer, readyToOrder } from '../../../../../tests/support/shopper';
import { useTestEngine } from '../../../../../tests/support/use-test-engine';
import { runOrderCommand } from '../../../../../server/commands/order-command';
import { jobContext, transact } from '../../core/commerce-context';
import { changeOrderStatus } from '../order/change-order-status';
import { confirmPayment } from '../order/confirm-payment';
import { moveReturn } from '../returns/move-return';
import { writeReturn } from '../returns/write-return';
import { boundsOf, quarterOf, readPeriod, readQuarter } from './period';
import { ossSums } from './oss-sums';
import { recapitulativeSums } from './recapitulative';

let paint: number;
let book: number;
const engine = useTestEngine(async ({ fixture }) => {
  const one = async (name: string, more: object) =>
    (await fixture.item({ name, variations: [{ price: 1200, weightG: 10, ...more }] }))
      .variationIds[0]!;
  paint = await one('Weiß', {});
  book = await one('Buch', { price: 1100, vatClass: 'reduced' });
});
const context = () => {
  const secret = Buffer.alloc(32, 7);
  return jobContext({ pool: engine.pool, index: engine.index, secret, now: engine.now }, 'de');
};

/** Sold and sent on a day. */
async function sold(at: string, address: object): Promise<number> {
  engine.setTime(at);
  const goods = [{ variationId: paint, quantity: 2 }, { variationId: book }];
  const shopper = await readyToOrder(engine, goods);
  const addressData = { ...ANNA, ...address };
  await shopper.do((shop) => shop.doSaveAddress({ typeId: 2, addressData, useAsBilling: true }));
  const form = await offer(shopper);
  const { id } = await shopper.do((shop) => shop.doPlaceOrder(form));
  await confirmPayment(context(), id);
  await transact(context(), (ctx) =>
    changeOrderStatus(ctx, { orderId: id, to: 'shipped', reason: 'operator' }),
  );
  return id;
}

/** One tin is returned and refunded. */
async function cameBack(at: string, orderId: number): Promise<void> {
  engine.setTime(at);
  const { rows } = await engine.pool.query<{ id: number }>(
    'select id from order_line where order_id = $1 and variation_id = $2',
    [orderId, paint],
  );
  const items = [{ orderItemId: rows[0]!.id, quantity: 1, returnReasonId: 1 }];
  const returnId = await transact(context(), (ctx) => writeReturn(ctx, { orderId, items }));
  await moveReturn(context(), { returnId, to: 'received' });
  await moveReturn(context(), { returnId, to: 'refunded' });
}

const AUSTRIA = { country: 2, zipCode: '1010' };

describe('the sums of a quarter', () => {
  beforeAll(async () => {
    // The last hour of the quarter in the shop's time zone, two hours behind in UTC.
    const first = await sold('2026-09-30T21:59:00Z', AUSTRIA);
    await sold('2026-09-30T22:01:00Z', AUSTRIA);
    await sold('2026-08-01T10:00:00Z', {});
    await sold('2026-08-01T10:00:00Z', { country: 4, zipCode: '8001' });
    const business = { ...AUSTRIA, companyName: 'Handel GmbH', vatNumber: 'ATU00000001' };
    await sold('2026-08-01T10:00:00Z', business);
    const second = await sold('2026-08-02T10:00:00Z', AUSTRIA);
    await cameBack('2026-08-20T10:00:00Z', second);
    await cameBack('2026-11-02T10:00:00Z', first);
  });

  test('are those of consumers in other member states, less the returns in it', async () => {
    const sums = await ossSums(context(), '2026-Q3');
    const gross = sums.map(({ country, rate, net, vat }) => [country, rate, net + vat]);
    // Two orders of 2 tins, a book and 9.90 of delivery, less one tin.
    const delivery = 2 * 990;
    expect(gross.map(([country, rate]) => [country, rate])).toEqual([
      ['AT', 2000],
      ['AT', 1000],
    ]);
    expect(gross.reduce((sum, [, , amount]) => sum + Number(amount), 0)).toBe(
      2 * (2 * 1200 + 1100) + delivery - 1200,
    );
    for (const { rate, net, vat } of sums) {
      expect(Math.abs((net * rate) / 10_000 - vat)).toBeLessThan(2);
    }
  });

  test('name the quarter that a later credit note corrects', async () => {
    const sums = await ossSums(context(), '2026-Q4');
    expect(sums.map(({ quarter, rate }) => [quarter, rate])).toEqual([
      ['2026-Q4', 2000],
      ['2026-Q4', 1000],
      ['2026-Q3', 2000],
    ]);
    expect(sums.at(-1)).toMatchObject({ country: 'AT', net: -1000, vat: -200 });
  });

  test('are the sums of the documents, and the stored taxes of the orders', async () => {
    const { rows } = await engine.pool.query<{ net: number; vat: number }>(
      `select sum(t.net * s.sign)::int as net, sum(t.vat * s.sign)::int as vat
       from order_tax t join orders o on o.id = t.order_id
       cross join lateral (select case o.type_id when 3 then -1 else 1 end as sign) s
       where o.vat_case = 'destination'`,
    );
    const all = [
      ...(await ossSums(context(), '2026-Q3')),
      ...(await ossSums(context(), '2026-Q4')),
    ];
    expect(rows[0]).toEqual({
      net: all.reduce((sum, { net }) => sum + net, 0),
      vat: all.reduce((sum, { vat }) => sum + vat, 0),
    });
  });

  test('are printed as a table', async () => {
    const lines: string[] = [];
    const log = (line: string) => void lines.push(line);
    const env = { DATABASE_URL: engine.url };
    expect(await runOrderCommand(['oss', '2026-Q4'], env, { log, error: log })).toBe(0);
    const [head, ...rows] = lines.join('\n').split('\n');
    expect(head).toBe('quarter,corrects,country,rate,net,vat');
    expect(rows.at(-1)).toBe('2026-Q4,2026-Q3,AT,20.00,-10.00,-2.00');
    expect(rows[0]).toMatch(/^2026-Q4,,AT,20\.00,\d+\.\d\d,\d+\.\d\d$/);
    expect(await runOrderCommand(['oss', '2026-Q5'], env, { log, error: log })).toBe(2);
  });

  test('of businesses are those of the recapitulative statement, by number and in whole euros', async () => {
    const business = { ...AUSTRIA, companyName: 'Handel GmbH', vatNumber: 'ATU00000001' };
    // Two tins at 10.08, a book at 10.28 and 8.62 of delivery each.
    const late = await sold('2026-08-31T22:30:00Z', business);
    const august = await recapitulativeSums(context(), '2026-08');
    expect(august).toEqual([{ country: 'AT', number: 'U00000001', net: 3906, euros: 39 }]);
    await cameBack('2026-10-05T10:00:00Z', late);
    expect(await recapitulativeSums(context(), '2026-09')).toMatchObject([{ net: 3906 }]);
    expect(await recapitulativeSums(context(), '2026-Q3')).toMatchObject([{ net: 2 * 3906 }]);
    expect(await recapitulativeSums(context(), '2026-10')).toEqual([
      { country: 'AT', number: 'U00000001', net: -1008, euros: -10 },
    ]);
    expect(await recapitulativeSums(context(), '2026-07')).toEqual([]);

    const lines: string[] = [];
    const log = (line: string) => void lines.push(line);
    const env = { DATABASE_URL: engine.url };
    const say = (period: string) =>
      runOrderCommand(['recapitulative', period], env, { log, error: log });
    expect([await say('2026-10'), await say('2026-13')]).toEqual([0, 2]);
    expect(lines[0]!.split('\n')).toEqual([
      'period,country,number,kind,euros,net',
      '2026-10,AT,U00000001,L,-10,-10.08',
    ]);
  });

  test('of a shop that charges its own rates abroad are none', async () => {
    await engine.pool.query(
      `insert into setting (key, value) values ('vatRules', '{"oss": "home"}')`,
    );
    const id = await sold('2027-02-01T10:00:00Z', AUSTRIA);
    const { rows } = await engine.pool.query(
      'select rate from order_tax where order_id = $1 order by rate',
      [id],
    );
    expect(rows).toEqual([{ rate: 700 }, { rate: 1900 }]);
    expect(await ossSums(context(), '2027-Q1')).toEqual([]);
  });
});

test('a quarter has its bounds in the shop’s time zone', () => {
  expect(boundsOf('2026-Q3')).toEqual({
    from: new Date('2026-06-30T22:00:00Z'),
    to: new Date('2026-09-30T22:00:00Z'),
  });
  expect(boundsOf('2026-12')).toEqual({
    from: new Date('2026-11-30T23:00:00Z'),
    to: new Date('2026-12-31T23:00:00Z'),
  });
  expect(['2026-07', '2026-13', '2026-7', '2026-Q3'].map(readPeriod)).toEqual([
    '2026-07',
    null,
    null,
    '2026-Q3',
  ]);
  expect(boundsOf('2026-Q4').to).toEqual(new Date('2026-12-31T23:00:00Z'));
  expect(quarterOf(new Date('2026-12-31T23:00:00Z'))).toBe('2027-Q1');
  expect(['2026-Q3', '2026-Q5', '2026Q3', '1999-Q1'].map(readQuarter)).toEqual([
    '2026-Q3',
    null,
    null,
    null,
  ]);
});
