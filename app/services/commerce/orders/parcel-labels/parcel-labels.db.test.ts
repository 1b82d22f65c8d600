import { expect, test } from 'vitest';
import { textOfPdf } from '../../../../../tests/support/documents';
import { offer, readyToOrder } from '../../../../../tests/support/shopper';
import { useTestEngine } from '../../../../../tests/support/use-test-engine';
import {
  LabelFault,
  type ParcelLabels,
  type ParcelToSend,
} from '../../../parcel-labels/parcel-labels';
import { sampleLabels } from '../../../parcel-labels/sample-labels';
import { jobContext, transact } from '../../core/commerce-context';
import { addParcels } from '../order/add-parcels';
import { changeOrderStatus } from '../order/change-order-status';
import { confirmPayment } from '../order/confirm-payment';
import { addLabelledParcels } from './add-labelled-parcels';
import { makeLabels } from './make-labels';

let paint: number;
let brush: number;
let giftCard: number;
const engine = useTestEngine(async ({ fixture, pool }) => {
  paint = (await fixture.item({ name: 'Weiß', variations: [{ price: 1000, stock: 99 }] }))
    .variationIds[0]!;
  brush = (await fixture.item({ name: 'Pinsel', variations: [{ price: 500, stock: 99 }] }))
    .variationIds[0]!;
  const card = { price: 5000, stock: null, vatClass: 'voucher' as const };
  giftCard = (await fixture.item({ name: 'Gutschein', variations: [card] })).variationIds[0]!;
  await pool.query('update variation set weight_g = 1300 where id = $1', [paint]);
  await pool.query('update variation set weight_g = 0 where id = $1', [brush]);
});
const context = () => {
  const base = { pool: engine.pool, index: engine.index, secret: Buffer.alloc(32, 7) };
  return jobContext({ ...base, now: engine.now }, 'de');
};

async function place(
  goods = [{ variationId: paint, quantity: 2 }],
  isPaid = true,
): Promise<number> {
  const shopper = await readyToOrder(engine, goods, { paymentId: 1 });
  const form = await offer(shopper);
  const { id } = await shopper.do((shop) => shop.doPlaceOrder(form));
  if (isPaid) await confirmPayment(context(), id);
  return id;
}

const move = (orderId: number, to: 'shipped' | 'cancelled') =>
  transact(context(), (ctx) => changeOrderStatus(ctx, { orderId, to, reason: 'operator' }));
const make = (orderId: number, parcels = 1, carrier: ParcelLabels = sampleLabels('de')) =>
  makeLabels(context(), { orderId, parcels, carrier });

/** The sample carrier, which records its requests. */
function noting(fault?: (parcel: ParcelToSend) => void) {
  const asked: ParcelToSend[] = [];
  const carrier: ParcelLabels = {
    make(parcel, signal) {
      asked.push(parcel);
      fault?.(parcel);
      return sampleLabels('de').make(parcel, signal);
    },
  };
  return { asked, carrier };
}

test('a label is made once and returned again, also after shipping; it becomes a parcel', async () => {
  const id = await place();
  const { asked, carrier } = noting();
  const first = await make(id, 1, carrier);
  expect(asked).toMatchObject([
    { key: `order-${id}-1`, of: 1, weightG: 2600, receiver: { lastName: 'Müller' }, wishes: null },
  ]);
  expect(await textOfPdf(first.labels[0]!.pdf!)).toContain(
    'Anna Müller Hauptstraße 12 a 10115 Berlin',
  );
  await move(id, 'shipped');
  const ship = () => transact(context(), (ctx) => addLabelledParcels(ctx, id));
  expect([await ship(), await ship()]).toEqual([1, 0]);
  const again = await make(id, 1, carrier);
  expect(again).toEqual({ ...first, made: 0 });
  expect(asked).toHaveLength(1);
  const { rows } = await engine.pool.query(
    `select tracking_number from order_parcel where order_id = $1`,
    [id],
  );
  expect(rows).toEqual([{ trackingNumber: first.labels[0]!.trackingNumber }]);
  await expect(make(id, 2)).rejects.toMatchObject({ key: 'order.statusNotAllowed' });
});

test('entered tracking numbers are the parcels: labels were not used then', async () => {
  const id = await place();
  await make(id);
  await move(id, 'shipped');
  const ship = await transact(context(), async (ctx) => {
    await addParcels(ctx, { orderId: id, trackingNumbers: ['A-1234'] });
    return addLabelledParcels(ctx, id);
  });
  expect(ship).toBe(0);
});

test('more parcels get more labels; their weight is unknown then, and with a piece without weight', async () => {
  const id = await place([
    { variationId: paint, quantity: 1 },
    { variationId: brush, quantity: 1 },
  ]);
  const { asked, carrier } = noting();
  await make(id, 1, carrier);
  const { labels, made } = await make(id, 3, carrier);
  expect([labels.map(({ position }) => position), made]).toEqual([[1, 2, 3], 2]);
  expect(new Set(labels.map(({ trackingNumber }) => trackingNumber)).size).toBe(3);
  expect((await make(id, 1, carrier)).labels).toEqual(labels);
  expect(asked.map(({ position, of, weightG }) => [position, of, weightG])).toEqual([
    [1, 1, null],
    [2, 3, null],
    [3, 3, null],
  ]);
});

test('two concurrent runs store one label, of one parcel', async () => {
  const id = await place();
  const { asked, carrier } = noting();
  const [one, other] = await Promise.all([make(id, 1, carrier), make(id, 1, carrier)]);
  expect(one.labels).toEqual(other.labels);
  expect(one.labels).toHaveLength(1);
  // Both requests to the carrier have the same key.
  expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
});

test('after a refusal or failure of the carrier finished labels stay, and only the rest is requested again', async () => {
  const id = await place();
  const { carrier } = noting(({ position }) => {
    if (position === 2) throw new LabelFault('unavailable', 'HTTP 503');
  });
  await expect(make(id, 2, carrier)).rejects.toMatchObject({ reason: 'unavailable' });
  const { labels, made } = await make(id, 2);
  expect([labels.length, made]).toEqual([2, 1]);
});

test('a request to the carrier has a time limit', async () => {
  const id = await place();
  const slow: ParcelLabels = {
    make: async (_, signal) => {
      expect(signal).toBeInstanceOf(AbortSignal);
      throw new LabelFault('unavailable', 'too slow', { cause: signal.reason });
    },
  };
  await expect(make(id, 1, slow)).rejects.toThrow('too slow');
});

test('no label is made for what is not sent: gift cards, unpaid and cancelled orders', async () => {
  const cards = await place([{ variationId: giftCard, quantity: 1 }]);
  await expect(make(cards)).rejects.toMatchObject({ key: 'order.nothingToSend' });
  const unpaid = await place(undefined, false);
  await expect(make(unpaid)).rejects.toMatchObject({
    key: 'order.statusNotAllowed',
    cause: { from: 'pendingPayment' },
  });
  const cancelled = await place();
  await move(cancelled, 'cancelled');
  await expect(make(cancelled)).rejects.toMatchObject({ cause: { from: 'cancelled' } });
  await expect(make(99_999)).rejects.toMatchObject({ key: 'order.notFound' });
  const both = await place([
    { variationId: giftCard, quantity: 1 },
    { variationId: paint, quantity: 1 },
  ]);
  const { asked, carrier } = noting();
  const { labels } = await make(both, 1, carrier);
  expect(asked).toMatchObject([{ weightG: 1300 }]);
  // Withdrawn from before it left: only the cards stay, and they come by mail.
  await engine.pool.query(
    `update order_line set withdrawn = quantity, unsent = quantity
     where order_id = $1 and not is_gift_card`,
    [both],
  );
  await expect(make(both, 2, carrier)).rejects.toMatchObject({ key: 'order.nothingToSend' });
  expect(asked).toHaveLength(1);
  expect((await make(both, 1, carrier)).labels).toEqual(labels);
});
