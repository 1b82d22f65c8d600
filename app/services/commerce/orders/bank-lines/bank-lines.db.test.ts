import { beforeEach, describe, expect, test } from 'vitest';
import { runOrderCommand } from '../../../../../server/commands/order-command';
import { offer, readyToOrder } from '../../../../../tests/support/shopper';
import { useTestEngine } from '../../../../../tests/support/use-test-engine';
import type { StatementLine } from '../../../bank-statements/statement-line';
import { jobContext, transact } from '../../core/commerce-context';
import { ledgerCheck } from '../../jobs/ledger/ledger-check';
import { changeOrderStatus } from '../order/change-order-status';
import { makeDocument } from '../documents/register/make-document';
import { makeOffer } from '../offers/make-offer';
import { bookLine, bookLineToAll, setLineAside } from './book-line';
import { listLines } from './list-lines';
import { bookLines, readLines, type ReadLine } from './read-lines';

let variationId: number;
const engine = useTestEngine(async ({ fixture }) => {
  const paint = await fixture.item({
    name: 'Weiß',
    variations: [{ price: 1000, stock: 999, number: 'W-1' }],
  });
  variationId = paint.variationIds[0]!;
});
beforeEach(() => engine.pool.query('delete from bank_line'));

const context = (hook = async (_: string) => {}) => {
  const base = { pool: engine.pool, index: engine.index, secret: Buffer.alloc(32, 7) };
  return { ...jobContext({ ...base, now: engine.now }, 'de'), hook };
};

/** An order of 14.90 that waits for its bank transfer. */
async function place(paymentId = 1): Promise<number> {
  const shopper = await readyToOrder(engine, [{ variationId }], { paymentId });
  const form = await offer(shopper);
  return (await shopper.do((shop) => shop.doPlaceOrder(form))).id;
}

let serial = 0;
const line = (change: Partial<StatementLine> = {}): StatementLine => ({
  kind: 'payment',
  account: 'DE02120300000000202051',
  bookedOn: '2026-11-26',
  amount: 1490,
  currency: 'EUR',
  name: 'Fremde Firma',
  text: '',
  endToEndId: '',
  reference: `R${(serial += 1)}`,
  ...change,
});
const forOrder = (id: number, change: Partial<StatementLine> = {}) =>
  line({ text: `Bestellung ${id}`, ...change });

const outcomes = (read: ReadLine[]) =>
  read.map(({ found }) => [
    'outcome' in found ? found.outcome : found.booked,
    'outcome' in found ? found.orderIds[0] : found.orderId,
  ]);

async function moneyOf(orderId: number): Promise<unknown[]> {
  const { rows } = await engine.pool.query(
    `select array_agg(p.received order by p.attempt) as received, o.status,
       (select count(*)::int from bank_line b join payment p on p.id = b.payment_id
         where p.order_id = o.id) as lines
     from orders o join payment p on p.order_id = o.id where o.id = $1 group by o.id`,
    [orderId],
  );
  return [rows[0].received.map(Number), rows[0].status, rows[0].lines];
}

const expectLedger = async () => expect(await ledgerCheck(engine.pool, engine.now())).toEqual([]);

test('certain lines are booked, the others wait with suggestions, and reading a file writes nothing', async () => {
  const [paid, less, more, other] = [await place(), await place(), await place(), await place()];
  const file = [
    forOrder(paid),
    forOrder(less, { amount: 1000 }),
    forOrder(more, { amount: 2000 }),
    line({ text: 'Miete' }),
    line({ name: 'MUELLER ANNA', amount: 7 }),
    forOrder(other, { kind: 'returned' }),
  ];
  const expected = [
    ['tooLittle', less],
    ['tooMuch', more],
    ['unknown', undefined],
    ['unknown', undefined],
    ['returned', other],
  ];
  expect(outcomes(await readLines(context(), file))).toEqual([['pays', paid], ...expected]);
  expect((await engine.pool.query('select from bank_line')).rowCount).toBe(0);
  expect(await moneyOf(paid)).toEqual([[0], 'pendingPayment', 0]);

  expect(outcomes(await bookLines(context(), file))).toEqual([['confirmed', paid], ...expected]);
  expect(await moneyOf(paid)).toEqual([[1490], 'confirmed', 1]);
  expect(await moneyOf(less)).toEqual([[0], 'pendingPayment', 0]);
  const waiting = (await listLines(context())).toSorted((a, b) => a.amount - b.amount);
  expect(waiting.map(({ amount, found }) => [amount, found.outcome])).toEqual([
    [7, 'unknown'],
    [1000, 'tooLittle'],
    [1490, 'unknown'],
    [2000, 'tooMuch'],
  ]);
  await expectLedger();
});

test('an order is found by the number of its document or of the offer it was made from', async () => {
  const orderId = await place();
  const { number } = await transact(context(), (ctx) =>
    makeDocument(ctx, 'orderConfirmation', orderId),
  );
  const typed = number.toLowerCase().replace('-', ' ').replace(/-0+/, '.');
  expect(outcomes(await bookLines(context(), [line({ text: `Auftrag ${typed}` })]))).toEqual([
    ['confirmed', orderId],
  ]);

  const { id: offerId, accessKey } = await makeOffer(context(), {
    email: 'anna@example.de',
    billingAddress: {
      firstName: 'Anna',
      lastName: 'Müller',
      streetName: 'Hauptstraße 1',
      zipCode: '10115',
      city: 'Berlin',
    },
    items: [{ number: 'W-1', quantity: 1 }],
    payment: 'PREPAYMENT',
    validUntil: '2099-12-31',
  });
  const shopper = engine.shopper();
  await shopper.do((shop) => shop.getOffer({ offerId, accessKey, postcode: '10115' }));
  const accepted = await shopper.do((shop) =>
    shop.doAcceptOffer({ offerId, accessKey, termsAccepted: true }),
  );
  const named = line({ text: `Angebot ${offerId}`, amount: 1490 });
  expect(outcomes(await bookLines(context(), [named]))).toEqual([['confirmed', accepted.id]]);
});

test('a line that matches by name and amount only is never booked', async () => {
  const id = await place();
  const file = [line({ name: 'Anna Müller', text: 'Danke' })];
  expect((await bookLines(context(), file))[0]!.found).toMatchObject({ outcome: 'maybe' });
  expect(await moneyOf(id)).toEqual([[0], 'pendingPayment', 0]);
});

test('a line is booked once: same file again, overlapping file, concurrent runs', async () => {
  const ids = [await place(), await place(), await place()];
  const lines = ids.map((id) => forOrder(id));
  const [first, second, third] = lines as [StatementLine, StatementLine, StatementLine];
  const runs = await Promise.all(
    [
      [first, second],
      [second, first],
      [first, second, third],
      [third, second],
    ].map((file) => bookLines(context(), file)),
  );
  const booked = runs
    .flat()
    .filter(({ found }) => 'booked' in found && found.booked === 'confirmed');
  expect(booked).toHaveLength(3);
  expect(outcomes(await bookLines(context(), lines))).toEqual(ids.map((id) => ['settled', id]));
  for (const id of ids) expect(await moneyOf(id)).toEqual([[1490], 'confirmed', 1]);
  await expectLedger();
});

test('two identical lines are two payments: the second waits and is booked by hand as an overpayment', async () => {
  const id = await place();
  const twice = [forOrder(id, { reference: '' }), forOrder(id, { reference: '' })];
  const read = await bookLines(context(), twice);
  expect(outcomes(read)).toEqual([
    ['confirmed', id],
    ['alreadyPaid', id],
  ]);
  expect(outcomes(await bookLines(context(), twice))).toEqual([
    ['settled', id],
    ['alreadyPaid', id],
  ]);
  const lineId = read[1]!.id!;
  const byHand = await Promise.all([1, 2].map(() => bookLine(context(), lineId, id)));
  expect(byHand.map(({ booked }) => booked).toSorted()).toEqual(['overpaid', 'settled']);
  expect(await moneyOf(id)).toEqual([[2980], 'confirmed', 2]);
  await expectLedger();
});

describe('one transfer for two orders', () => {
  const both = async (amount = 2980, more = '') => {
    const [first, second] = [await place(), await place()];
    return {
      first,
      second,
      file: [line({ text: `Bestellungen ${first}, ${second}${more}`, amount })],
    };
  };

  test('is booked to each order once despite concurrent runs, and is recognised in every file', async () => {
    const { first, second, file } = await both();
    expect((await readLines(context(), file))[0]!.found).toMatchObject({
      outcome: 'paysAll',
      orderIds: [first, second],
    });
    const runs = await Promise.all([1, 2, 3].map(() => bookLines(context(), file)));
    const found = runs.map(([each]) => each!.found).map((each) => 'booked' in each && each.booked);
    expect(found.toSorted()).toEqual(['settled', 'settled', 'shared']);
    for (const id of [first, second]) expect(await moneyOf(id)).toEqual([[1490], 'confirmed', 1]);
    expect(outcomes(await bookLines(context(), file))).toEqual([['settled', first]]);
    expect(await listLines(context())).toEqual([]);
    // The same money in a file of another format is for orders that are paid.
    const asCsv = { ...file[0]!, reference: '', name: 'A. Müller' };
    expect((await bookLines(context(), [asCsv]))[0]!.found).toMatchObject({ outcome: 'several' });
    await expectLedger();
  });

  test('with another amount, or that names a third order with an amount due, waits for the operator', async () => {
    const { first, file } = await both(2979);
    expect(outcomes(await bookLines(context(), file))).toEqual([['several', first]]);
    const third = await both(2980, ` und ${await place()}`);
    expect(outcomes(await bookLines(context(), third.file))).toEqual([['several', third.first]]);
  });

  test('is booked by hand to the named orders, each with the amount that is due', async () => {
    const { first, second, file } = await both();
    const [read] = await bookLines(context(), [{ ...file[0]!, text: 'zwei Bestellungen' }]);
    const lineId = read!.id!;
    await expect(
      bookLineToAll(context(), lineId, [first, await place(), second]),
    ).rejects.toMatchObject({
      key: 'bankLine.otherSum',
    });
    await expect(bookLineToAll(context(), lineId, [first, 99_999])).rejects.toMatchObject({
      key: 'order.notFound',
    });
    const lines: string[] = [];
    const log = (text: string) => void lines.push(text);
    const words = ['bank-line', `${lineId}`, `${first}`, `${second}`];
    const env = { DATABASE_URL: engine.url };
    for (const _ of [1, 2]) expect(await runOrderCommand(words, env, { log, error: log })).toBe(0);
    expect(lines).toEqual([
      `Line ${lineId}: orders ${first}, ${second} are paid`,
      `Line ${lineId}: was booked to order ${first} already, nothing changed`,
    ]);
    for (const id of [first, second]) expect(await moneyOf(id)).toEqual([[1490], 'confirmed', 1]);
    await expectLedger();
  });

  test('a run that is killed books both or none', async () => {
    const { first, second, file } = await both();
    const dies = async (name: string) => {
      if (name === 'bank-line:before-commit') throw new Error('killed');
    };
    await expect(bookLines(context(dies), file)).rejects.toThrow('killed');
    for (const id of [first, second]) expect(await moneyOf(id)).toEqual([[0], 'pendingPayment', 0]);
  });
});

test('the same money in a file of another format is not booked again, even if exactly that amount is due', async () => {
  const id = await place();
  const half = forOrder(id, { amount: 745 });
  const [read] = await bookLines(context(), [half]);
  expect(await bookLine(context(), read!.id!, id)).toEqual({ orderId: id, booked: 'partlyPaid' });
  const asCsv = { ...half, reference: '', text: `Best. ${id}` };
  expect(outcomes(await bookLines(context(), [asCsv]))).toEqual([['maybeBooked', id]]);
  // The file that contains both has two payments.
  const other = forOrder(id, { amount: 745 });
  expect(outcomes(await bookLines(context(), [half, other]))).toEqual([
    ['settled', id],
    ['confirmed', id],
  ]);
});

test('a bank transfer is booked to the attempt by transfer; for cash on delivery it waits for the operator', async () => {
  const id = await place();
  await engine.pool.query(`update payment set status = 'canceled' where order_id = $1`, [id]);
  await engine.pool.query(
    `insert into payment (order_id, attempt, method_id, method_name, payment_key, amount, currency,
       idempotency_key)
     select order_id, 2, 9, 'Karte', 'MOLLIE', amount, currency, gen_random_uuid()
     from payment where order_id = $1`,
    [id],
  );
  await engine.pool.query(`update orders set payment_method_id = 9 where id = $1`, [id]);
  expect(outcomes(await bookLines(context(), [forOrder(id)]))).toEqual([['confirmed', id]]);
  expect(await moneyOf(id)).toEqual([[1490, 0], 'confirmed', 1]);
  await expectLedger();

  const atTheDoor = await place();
  await engine.pool.query(
    `with p as (update payment set payment_key = 'CASH_ON_DELIVERY' where order_id = $1)
     update orders set payment_key = 'CASH_ON_DELIVERY' where id = $1`,
    [atTheDoor],
  );
  expect(outcomes(await bookLines(context(), [forOrder(atTheDoor)]))).toEqual([
    ['otherWay', atTheDoor],
  ]);
});

test('money for an order that was cancelled meanwhile waits, and is refunded when booked by hand', async () => {
  const id = await place();
  const file = [forOrder(id)];
  // Cancelled after the file was read and before its line is booked.
  let isCancelled = false;
  const rival = async (name: string) => {
    if (isCancelled || name !== 'bank-line:before-booking') return;
    isCancelled = true;
    await transact(context(), (ctx) =>
      changeOrderStatus(ctx, { orderId: id, to: 'cancelled', reason: 'operator' }),
    );
  };
  const [read] = await bookLines(context(rival), file);
  expect(outcomes([read!])).toEqual([['ended', id]]);
  expect(await bookLine(context(), read!.id!, id)).toMatchObject({ booked: 'orderCancelled' });
  await expectLedger();
});

test('a run that is killed books all of a line or none of it', async () => {
  const id = await place();
  const file = [forOrder(id)];
  const dies = async (name: string) => {
    if (name === 'bank-line:before-commit') throw new Error('killed');
  };
  await expect(bookLines(context(dies), file)).rejects.toThrow('killed');
  expect(await moneyOf(id)).toEqual([[0], 'pendingPayment', 0]);
  expect(outcomes(await bookLines(context(), file))).toEqual([['confirmed', id]]);
  expect(await moneyOf(id)).toEqual([[1490], 'confirmed', 1]);
});

test('a line is set aside once, and stays set aside in every file', async () => {
  const id = await place();
  const file = [forOrder(id, { amount: 5 })];
  const lineId = (await bookLines(context(), file))[0]!.id!;
  expect([await setLineAside(context(), lineId), await setLineAside(context(), lineId)]).toEqual([
    true,
    false,
  ]);
  expect(outcomes(await bookLines(context(), file))).toEqual([['settled', null]]);
  expect(await listLines(context())).toEqual([]);
  expect(await bookLine(context(), lineId, id)).toEqual({ orderId: null, booked: 'settled' });
});

test('booking by hand requires an existing line, an existing order and the same currency', async () => {
  const id = await place();
  const [francs] = await bookLines(context(), [forOrder(id, { currency: 'CHF' })]);
  expect(francs!.found).toMatchObject({ outcome: 'otherCurrency' });
  await expect(bookLine(context(), francs!.id!, id)).rejects.toMatchObject({
    key: 'bankLine.otherCurrency',
  });
  const euros = (await bookLines(context(), [line()]))[0]!.id!;
  await expect(bookLine(context(), euros, 99_999)).rejects.toMatchObject({ key: 'order.notFound' });
  await expect(bookLine(context(), 99_999_999, id)).rejects.toMatchObject({
    key: 'bankLine.notFound',
  });
  await expect(setLineAside(context(), 99_999_999)).rejects.toMatchObject({
    key: 'bankLine.notFound',
  });
});
