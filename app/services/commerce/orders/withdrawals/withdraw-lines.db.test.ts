import { expect, test } from 'vitest';
import { offer, readyToOrder, settle, type Shopper } from '../../../../../tests/support/shopper';
import { useTestEngine } from '../../../../../tests/support/use-test-engine';
import { jobContext, transact } from '../../core/commerce-context';
import { ledgerCheck } from '../../jobs/ledger/ledger-check';
import { changeOrderStatus } from '../order/change-order-status';
import { moveReturn } from '../returns/move-return';
import { writeReturn } from '../returns/write-return';
import type { Order, PlacedOrder } from '../../../shop-api';

let serial = 0;
let paint: number;
let roller: number;
const engine = useTestEngine(async ({ fixture }) => {
  const paints = await fixture.item({ name: 'Weiß', variations: [{ price: 1000, stock: 500 }] });
  const rollers = await fixture.item({ name: 'Rolle', variations: [{ price: 500, stock: 500 }] });
  paint = paints.variationIds[0]!;
  roller = rollers.variationIds[0]!;
});

type Purchase = { shopper: Shopper; link: PlacedOrder; order: Order };

const context = () => {
  const base = { pool: engine.pool, index: engine.index, secret: Buffer.alloc(32, 7) };
  return jobContext({ ...base, now: engine.now }, 'de');
};

async function bought(isSent = false): Promise<Purchase> {
  const goods = [
    { variationId: paint, quantity: 3 },
    { variationId: roller, quantity: 1 },
  ];
  const shopper = await readyToOrder(engine, goods, { paymentId: 2 });
  const form = await offer(shopper);
  const link = await shopper.do((shop) => shop.doPlaceOrder(form));
  if (isSent) {
    await transact(context(), (ctx) =>
      changeOrderStatus(ctx, { orderId: link.id, to: 'shipped', reason: 'operator' }),
    );
  }
  return { shopper, link, order: await read(shopper, link) };
}

const read = (shopper: Shopper, { id, accessKey }: PlacedOrder) =>
  shopper.do((shop) => shop.getOrder({ orderId: id, accessKey }));

type Words = { items?: string; lines?: { orderItemId: number; quantity: number }[] };

function declare({ shopper, link }: Purchase, words: Words = {}, email = 'anders@example.de') {
  const submissionId = `partial-withdrawal-${String((serial += 1)).padStart(6, '0')}`;
  return shopper.do((shop) =>
    shop.doSubmitCancellation({
      name: 'Anna',
      orderId: String(link.id),
      email,
      submissionId,
      ...words,
    }),
  );
}

async function withdrawn({ shopper, link }: Purchase): Promise<number[]> {
  return (await read(shopper, link)).orderItems.map((item) => item.withdrawnQuantity);
}

async function returnsOf({ link }: Purchase) {
  const { rows } = await engine.pool.query(
    `select r.items_gross as goods, r.shipping_gross as shipping, r.total, r.status,
       (select jsonb_agg(quantity order by position) from order_line where order_id = r.id) as pieces
     from orders r where r.origin_order_id = $1 order by r.id`,
    [link.id],
  );
  return rows;
}

const clean = async () => expect(await ledgerCheck(engine.pool, engine.now())).toEqual([]);

test('without a text it is the whole order, and counts once however often it is declared (L-17)', async () => {
  const order = await bought();
  await declare(order);
  await declare(order);
  expect(await withdrawn(order)).toEqual([3, 1]);
  expect((await read(order.shopper, order.link)).statusName).toBe('withdrawn');
  const { rows } = await engine.pool.query(
    `select count(*)::int as lines, sum(w.quantity)::int as pieces from withdrawal_line w
     join order_line l on l.id = w.order_line_id where l.order_id = $1`,
    [order.link.id],
  );
  expect(rows).toEqual([{ lines: 2, pieces: 4 }]);
  await clean();
});

test('by line and quantity, piece after piece, never more than was ordered', async () => {
  const order = await bought();
  const line = order.order.orderItems[0]!.id;
  await declare(order, { items: '2 × Weiß', lines: [{ orderItemId: line, quantity: 2 }] });
  expect(await withdrawn(order)).toEqual([2, 0]);
  await declare(order, { items: '2 × Weiß', lines: [{ orderItemId: line, quantity: 2 }] });
  expect(await withdrawn(order)).toEqual([3, 0]);
  await declare(order, { items: '9999 × Weiß', lines: [{ orderItemId: line, quantity: 9999 }] });
  expect(await withdrawn(order)).toEqual([3, 0]);
  await clean();
});

test('goods named only in the text are left to the staff', async () => {
  const order = await bought();
  await declare(order, { items: 'nur die Rolle' });
  expect(await withdrawn(order)).toEqual([0, 0]);
  expect((await read(order.shopper, order.link)).withdrawnAt).not.toBeNull();
});

test('twenty concurrent declarations count each piece once', async () => {
  const order = await bought(true);
  const twenty = Array.from({ length: 20 }, (_, i) => declare(order, {}, `${i}@example.de`));
  const { done, errors } = await settle(twenty);
  expect([done.length, errors]).toEqual([20, []]);
  expect(await withdrawn(order)).toEqual([3, 1]);
  expect(await returnsOf(order)).toHaveLength(1);
  await clean();
});

test('goods that were sent become a return; for the whole order delivery is refunded too', async () => {
  const part = await bought(true);
  const line = part.order.orderItems[0]!.id;
  await declare(part, { items: '1 × Weiß', lines: [{ orderItemId: line, quantity: 1 }] });
  expect(await returnsOf(part)).toEqual([
    { goods: 1000, shipping: 0, total: 1000, status: 'requested', pieces: [1] },
  ]);
  const whole = await bought(true);
  await declare(whole);
  expect(await returnsOf(whole)).toEqual([
    { goods: 3500, shipping: 490, total: 3990, status: 'requested', pieces: [3, 1] },
  ]);
  expect(await returnsOf(await bought())).toEqual([]);
  await clean();
});

test("lines of a stranger's order are not touched", async () => {
  const [mine, other] = [await bought(), await bought()];
  const line = other.order.orderItems[0]!.id;
  await declare(mine, { items: 'x', lines: [{ orderItemId: line, quantity: 1 }] });
  expect(await withdrawn(other)).toEqual([0, 0]);
  const stranger = { ...other, shopper: engine.shopper() };
  await declare(stranger, { items: 'x', lines: [{ orderItemId: line, quantity: 1 }] });
  await declare(stranger);
  expect(await withdrawn(other)).toEqual([0, 0]);
});

/** Returns two pieces of paint as faulty; resolves to the number of that return. */
function claim({ order, link }: Purchase): Promise<number> {
  const items = [{ orderItemId: order.orderItems[0]!.id, quantity: 2, returnReasonId: 1 }];
  return transact(context(), (ctx) => writeReturn(ctx, { orderId: link.id, items }));
}

const refuse = (returnId: number) => moveReturn(context(), { returnId, to: 'refused' });

test('a piece whose return is refused gets a new return by its withdrawal', async () => {
  const order = await bought(true);
  const claimed = await claim(order);
  await declare(order);
  await refuse(claimed);
  const rows = await returnsOf(order);
  expect(rows.map(({ status, pieces, total }) => [status, pieces, total])).toEqual([
    ['refused', [2], 2000],
    ['requested', [1, 1], 1990],
    ['requested', [2], 2000],
  ]);
  await clean();
  // A refused return by withdrawal is final, and stays so when the piece is claimed once more.
  const { rows: last } = await engine.pool.query<{ id: number }>(
    'select max(id) as id from orders where origin_order_id = $1',
    [order.link.id],
  );
  await refuse(last[0]!.id);
  expect(await returnsOf(order)).toHaveLength(3);
  await refuse(await claim(order));
  expect(await returnsOf(order)).toHaveLength(4);
  await clean();
});

test('in a withdrawal from a part of the order such a piece is returned without the delivery', async () => {
  const order = await bought(true);
  const claimed = await claim(order);
  const line = order.order.orderItems[0]!.id;
  await declare(order, { items: '3 × Weiß', lines: [{ orderItemId: line, quantity: 3 }] });
  await refuse(claimed);
  expect((await returnsOf(order)).map(({ pieces, total }) => [pieces, total])).toEqual([
    [[2], 2000],
    [[1], 1000],
    [[2], 2000],
  ]);
  await clean();
});
