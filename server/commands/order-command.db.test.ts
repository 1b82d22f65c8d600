import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEmbeddedDatabase } from '../../database/embedded';
import { lockHolder } from '../../database/lock';
import {
  createTestEngine,
  offer,
  readyToOrder,
  type TestEngine,
} from '../../tests/support/shopper';
import { runOrderCommand } from './order-command';

let engine: TestEngine;
let dataDir: string;
let variationId: number;

beforeAll(async () => {
  engine = await createTestEngine();
  dataDir = mkdtempSync(join(tmpdir(), 'order-command-'));
  variationId = (
    await engine.fixture.item({ name: 'Weiß', variations: [{ price: 1000, stock: 30 }] })
  ).variationIds[0]!;
});
afterAll(async () => {
  rmSync(dataDir, { recursive: true, force: true });
  await engine.drop();
});

async function order(paymentId = 1): Promise<number> {
  const shopper = await readyToOrder(engine, [{ variationId }], { paymentId });
  const form = await offer(shopper);
  return (await shopper.do((shop) => shop.doPlaceOrder(form))).id;
}

/** Returns the exit code and the output. */
async function run(...args: unknown[]): Promise<[number, string]> {
  const lines: string[] = [];
  const note = (line: string) => void lines.push(line);
  const env = { DATABASE_URL: engine.url, DATA_DIR: dataDir };
  const code = await runOrderCommand(args.map(String), env, { log: note, error: note });
  return [code, lines.join('\n')];
}

async function stateOf(id: number): Promise<unknown> {
  const { rows } = await engine.pool.query(
    `select o.status, p.status as payment from orders o join payment p on p.order_id = o.id
     where o.id = $1`,
    [id],
  );
  return [rows[0].status, rows[0].payment];
}

test('an order is paid, sent and completed, and a repeated command changes nothing', async () => {
  const id = await order();
  expect(await run('paid', id)).toEqual([0, `Order ${id}: paid`]);
  expect(await stateOf(id)).toEqual(['confirmed', 'paid']);
  expect(await run('paid', id)).toEqual([0, `Order ${id}: was paid already, nothing changed`]);
  expect(await run('sent', id)).toEqual([0, `Order ${id}: shipped`]);
  expect(await run('sent', id)).toEqual([0, `Order ${id}: was shipped already, nothing changed`]);
  expect(await run('completed', id)).toEqual([0, `Order ${id}: completed`]);
  expect(await stateOf(id)).toEqual(['completed', 'paid']);
});

test('an invalid change of status is refused with a message and changes nothing', async () => {
  const id = await order();
  expect(await run('sent', id)).toEqual([
    1,
    `Order ${id}: is pendingPayment, so "sent" is not possible; nothing changed`,
  ]);
  expect(await stateOf(id)).toEqual(['pendingPayment', 'open']);
});

test('the documents of an order are written into a folder, with the same bytes each time', async () => {
  const id = await order();
  const folder = join(dataDir, 'print');
  expect(await run('documents', id, folder)).toEqual([0, `Order ${id}: has no documents`]);
  await run('paid', id);
  await run('sent', id);
  const [code, text] = await run('documents', id, folder);
  const files = readdirSync(folder).toSorted();
  expect([code, files]).toEqual([
    0,
    [
      expect.stringMatching(/^Lieferschein-LS-\d{4}-\d{5}\.pdf$/),
      expect.stringMatching(/^Rechnung-RE-\d{4}-\d{5}\.pdf$/),
    ],
  ]);
  for (const file of files) expect(text).toContain(join(folder, file));
  const bytes = () => files.map((file) => readFileSync(join(folder, file), 'latin1'));
  const before = bytes();
  expect(before.every((file) => file.startsWith('%PDF-1.7'))).toBe(true);
  await run('documents', id, folder);
  expect(bytes()).toEqual(before);
  const file = join(folder, files[0]!);
  await expect(run('documents', id, file)).rejects.toThrow(
    `"${file}" is a file, not a folder; name another place`,
  );
  const below = join(file, 'print');
  await expect(run('documents', id, below)).rejects.toThrow(/^a part of ".*" is a file/);
});

test('a declaration in words alone is listed until it is decided or its order has nothing left', async () => {
  const id = await order();
  const declare = (orderId: string, items: string, email = 'anna@example.de') =>
    engine.shopper().do((shop) =>
      shop.doSubmitCancellation({
        name: 'Anna',
        orderId,
        email,
        items,
        submissionId: `declaration-${orderId.replace(/\W/g, '')}-${items.length}-0123456789`,
      }),
    );
  expect(await run('declarations')).toEqual([0, 'No declaration waits']);
  await declare('Wandfarbe vom 3. November', '', 'wer@example.de');
  await declare(String(id), 'die weiße Farbe');
  const [, text] = await run('declarations');
  const [unknown, known, ...rest] = text.split('\n');
  expect(unknown).toMatch(/^Declaration \d+, no order found: .*"Wandfarbe vom 3\. November"/);
  expect(known).toMatch(
    new RegExp(`^Declaration \\d+, order ${id}: .*"${id}: die weiße Farbe", to be decided by `),
  );
  expect(rest).toEqual([]);
  // The second declaration covers everything, so the first has nothing left to decide.
  await declare(String(id), '');
  const [, after] = await run('declarations');
  expect(after).not.toContain(`order ${id}`);
  await engine.pool.query(`update withdrawal set received_at = received_at - interval '1 year'`);
  const number = /^Declaration (\d+), no order/.exec((await run('declarations'))[1])![1]!;
  expect(await run('decided', number)).toEqual([0, `Declaration ${number}: waits no longer`]);
  expect(await run('decided', number)).toEqual([
    0,
    expect.stringMatching(/decided before; nothing changed$/),
  ]);
  expect(await run('declarations')).toEqual([0, 'No declaration waits']);
});

test('money for a cancelled order is booked, and the operator is asked to pay it back', async () => {
  const id = await order();
  expect(await run('cancel', id)).toEqual([0, `Order ${id}: cancelled`]);
  const [code, text] = await run('paid', id);
  expect([code, text]).toEqual([0, expect.stringContaining('has to be paid back')]);
  expect(await stateOf(id)).toEqual(['cancelled', 'paid']);
});

test('money is booked by its sum, and waiting refunds are listed with their last day', async () => {
  const id = await order();
  expect(await run('refunds')).toEqual([0, expect.not.stringContaining(`Order ${id}:`)]);
  expect(await run('paid', id, '--amount', '5.00')).toEqual([
    0,
    `Order ${id}: paid in part; the rest is still due`,
  ]);
  expect(await stateOf(id)).toEqual(['pendingPayment', 'open']);
  expect(await run('paid', id, '--amount', '20,00')).toEqual([
    0,
    `Order ${id}: paid; what came too much is booked and has to be paid back`,
  ]);
  const [, listed] = await run('refunds');
  expect(listed).toMatch(
    new RegExp(`Order ${id}: 10\\.10, overpaid \\d{4}-\\d\\d-\\d\\d, to be paid back by \\d{4}`),
  );
  expect(await run('repaid', id)).toEqual([0, `Order ${id}: 10.10 noted as paid back`]);
  expect(await run('refunds')).toEqual([0, expect.not.stringContaining(`Order ${id}:`)]);
  expect(await run('withdrawn', id)).toEqual([
    0,
    `Order ${id}: has nothing withdrawn from that is still here, nothing changed`,
  ]);
  for (const wrong of [
    ['--amount', 'x'],
    ['--amount', '0'],
    ['--amount', '1.234'],
  ]) {
    expect((await run('paid', id, ...wrong))[0]).toBe(2);
  }
  expect((await run('sent', id, '--amount', '5.00'))[0]).toBe(2);
});

test('transfers are booked from a statement: certain ones immediately, the rest by hand', async () => {
  const [paid, less] = [await order(), await order()];
  const file = join(dataDir, 'statement.csv');
  const write = (...rows: string[]) =>
    writeFileSync(
      file,
      Buffer.from(
        ['Buchungstag;Name Zahlungsbeteiligter;Verwendungszweck;Betrag', ...rows].join('\n'),
        'latin1',
      ),
    );
  write(
    `26.11.2026;Jörg Groß;Bestellung ${paid};14,90`,
    `26.11.2026;\u009b31mBert;Best. ${less} ${'lang '.repeat(20)};10,00`,
    '26.11.2026;Stadtwerke;Strom;-80,00',
  );
  const [code, looked] = await run('bank', file);
  expect([code, looked.split('\n')]).toEqual([
    0,
    [
      expect.stringMatching(/^LINE  DAY {9}SUM {4}NAME {7}TEXT +ORDER  WHAT$/),
      expect.stringMatching(
        new RegExp(`^-     2026-11-26  14\\.90  Jörg Groß  Bestellung ${paid} +${paid}  pays it$`),
      ),
      // Control characters from a payer must not reach the terminal.
      expect.stringMatching(
        new RegExp(
          `^-     2026-11-26  10\\.00  31mBert    Best\\. ${less} lang .*…  ${less}  too little$`,
        ),
      ),
      '2 lines of 2026-11-26, beside 1 payment of the shop and 0 not booked yet.',
      'Nothing was booked. With --book: 1.',
    ],
  ]);
  expect(await stateOf(paid)).toEqual(['pendingPayment', 'open']);

  const [, booked] = await run('bank', file, '--book');
  expect(booked).toMatch(/  paid$[^]*  too little$[^]*Booked: 1\. Waiting: 1 \(/m);
  expect(await stateOf(paid)).toEqual(['confirmed', 'paid']);
  const [, again] = await run('bank', file, '--book');
  expect(again).toMatch(/  booked already$[^]*Booked: 0\. Waiting: 1 \(/m);

  const [, waiting] = await run('bank-lines');
  const lineId = /^(\d+)/m.exec(waiting)![1]!;
  expect(await run('bank-line', lineId, 99_999)).toEqual([
    1,
    'Order 99999: there is no such order',
  ]);
  expect(await run('bank-line', lineId, less)).toEqual([
    0,
    `Line ${lineId}: order ${less} paid in part; the rest is still due`,
  ]);
  expect(await run('bank-line', lineId, 'none')).toEqual([
    0,
    `Line ${lineId}: was settled already, nothing changed`,
  ]);
  expect(await run('bank-line', lineId, paid)).toEqual([
    0,
    `Line ${lineId}: was booked to order ${less} already, nothing changed`,
  ]);
  expect(await run('bank-lines')).toEqual([0, 'No line of a statement waits']);

  write('26.11.2026;Anna;x;1,490');
  expect(await run('bank', file)).toEqual([1, 'Row 2: "1,490" is no sum (1.234,56 or 1,234.56).']);
  expect(await run('bank', join(dataDir, 'nothing.xml'))).toEqual([
    1,
    expect.stringMatching(/^There is no file/),
  ]);
  truncateSync(file, 100 * 1024 * 1024);
  expect(await run('bank', file)).toEqual([1, expect.stringMatching(/larger than 32 MiB/)]);
  expect(await run('bank-line', 99_999, 'none')).toEqual([
    1,
    'There is no such line of a statement.',
  ]);
});

test('a second payment is booked by its attempt, and marked as paid back once', async () => {
  const id = await order();
  expect(await run('paid', id, 2)).toEqual([1, `Order ${id}: there is no attempt 2 to pay it`]);
  expect(await run('repaid', id)).toEqual([
    0,
    `Order ${id}: has nothing to be paid back, nothing changed`,
  ]);
  await engine.pool.query(`update payment set status = 'canceled' where order_id = $1`, [id]);
  await engine.pool.query(
    `insert into payment (order_id, attempt, method_id, method_name, payment_key, amount, currency,
       idempotency_key)
     select order_id, 2, method_id, method_name, payment_key, amount, currency, gen_random_uuid()
     from payment where order_id = $1`,
    [id],
  );
  expect(await run('paid', id)).toEqual([0, `Order ${id}: paid`]);
  expect(await run('paid', id, 1)).toEqual([
    0,
    `Order ${id}: was paid already; the money is booked and has to be paid back`,
  ]);
  expect(await run('repaid', id)).toEqual([0, `Order ${id}: 14.90 noted as paid back`]);
  expect((await run('repaid', id))[1]).toContain('nothing changed');
});

test('the parcels of an order are recorded once, with their carrier', async () => {
  const id = await order(2);
  const refused = ['--tracking', 'nein!'];
  expect(await run('sent', id, ...refused)).toEqual([
    1,
    `Order ${id}: "nein!" is no tracking number; nothing changed`,
  ]);
  expect(await stateOf(id)).toEqual(['confirmed', 'open']);
  expect(await run('sent', id, '--tracking', '0034', '--carrier', 'Brieftaube')).toEqual([
    1,
    `Order ${id}: no such carrier; there are: DHL, DHL Express; nothing changed`,
  ]);
  const two = ['--tracking', '0034 0434 1610', '--tracking=A-1234'];
  expect(await run('sent', id, ...two)).toEqual([
    0,
    `Order ${id}: shipped, 2 tracking numbers noted`,
  ]);
  expect((await run('sent', id, ...two))[1]).toContain('nothing changed');
  const late = ['--tracking', 'EX123456', '--carrier', 'dhl express'];
  expect(await run('sent', id, ...late)).toEqual([
    0,
    `Order ${id}: was shipped already, 1 tracking number noted`,
  ]);
  const { rows } = await engine.pool.query(
    `select s.name, p.tracking_number as number from order_parcel p
     join parcel_service s on s.id = p.parcel_service_id where p.order_id = $1 order by p.id`,
    [id],
  );
  expect(rows).toEqual([
    { name: 'DHL', number: '003404341610' },
    { name: 'DHL', number: 'A-1234' },
    { name: 'DHL Express', number: 'EX123456' },
  ]);
  const cancelled = await order(2);
  await run('cancel', cancelled);
  const [code] = await run('sent', cancelled, '--tracking', '0034567');
  expect(code).toBe(1);
  expect(
    (await engine.pool.query('select from order_parcel where order_id = $1', [cancelled])).rowCount,
  ).toBe(0);
});

test('an order gets labels, whose numbers become those of its parcels when it is sent', async () => {
  const id = await order(2);
  const file = join(dataDir, 'labels', 'label.pdf');
  const [code, one] = await run('label', id, '--out', file);
  const number = /parcel (\d{20}), /.exec(one)![1]!;
  expect([code, one]).toEqual([0, `Order ${id}: parcel ${number}, ${file}`]);
  const bytes = readFileSync(file);
  await run('label', id, '--out', file);
  expect(readFileSync(file).equals(bytes)).toBe(true);

  const [, two] = await run('label', id, '--parcels', 2, '--out', file);
  expect(two.split('\n').map((line) => line.replace(/\d{20}/, '…'))).toEqual([
    `Order ${id}: parcel …, ${join(dataDir, 'labels', 'label-1.pdf')}`,
    `Order ${id}: parcel …, ${join(dataDir, 'labels', 'label-2.pdf')}`,
  ]);
  expect(two).toContain(number);
  expect(readFileSync(join(dataDir, 'labels', 'label-1.pdf')).equals(bytes)).toBe(true);

  expect(await run('sent', id)).toEqual([0, `Order ${id}: shipped, 2 tracking numbers noted`]);
  expect((await run('sent', id))[1]).toContain('nothing changed');
  await engine.pool.query('update parcel_label set pdf = null where order_id = $1', [id]);
  expect(await run('label', id)).toEqual([
    0,
    expect.stringMatching(/is forgotten; its number stays/),
  ]);
  expect(await run('label', id, '--parcels', 3)).toEqual([
    1,
    `Order ${id}: is shipped, so it gets no more labels`,
  ]);
  expect(await run('label', 99_999)).toEqual([1, 'Order 99999: there is no such order']);
});

test('a number without an order is refused', async () => {
  expect(await run('paid', 99_999)).toEqual([1, 'Order 99999: there is no such order']);
});

test.each([
  [],
  ['paid'],
  ['pay', '10001'],
  ['toString', '10001'],
  ['documents', '10001'],
  ['label'],
  ['label', '10001', '--parcels', '21'],
  ['label', '10001', '--parcels', '0'],
  ['label', '10001', 'x'],
  ['sent', '10001', '--out', 'x.pdf'],
  ['bank'],
  ['bank', 'a.xml', 'b.xml'],
  ['bank-line', '1'],
  ['bank-line', '1', 'x'],
  ['bank-line', '1', '10001', '--book'],
  ['paid', '0'],
  ['paid', '-1'],
  ['paid', '1e4'],
  ['paid', '10001x'],
  ['paid', '3000000000'],
  ['paid', '10001', 'x'],
  ['sent', '10001', '1'],
  ['sent', '10001', '--tracking'],
  ['sent', '10001', '--carrier', 'DHL'],
  ['paid', '10001', '--tracking', '0034'],
  ['sent', '10001', '--force'],
  ['documents', '10001', '.', 'x'],
])('wrong use (%s %s) prints the usage', async (...args) => {
  expect(await run(...args)).toEqual([2, expect.stringContaining('npm run order --')]);
});

test('without a shop it prints a message and creates none', async () => {
  const nowhere = join(dataDir, 'nowhere');
  const asked = runOrderCommand(['paid', '10001'], { DATA_DIR: nowhere });
  await expect(asked).rejects.toThrow(`There is no shop in ${nowhere}.`);
  expect(existsSync(nowhere)).toBe(false);
});

test('an error leaves no database server behind', async () => {
  const home = join(dataDir, 'home');
  // The state after an interrupted first start: a server without tables.
  await (await startEmbeddedDatabase(home)).stop();
  const asked = runOrderCommand(['paid', '10001'], { DATA_DIR: home });
  await expect(asked).rejects.toThrow(/does not exist/);
  expect(lockHolder(home)).toBeUndefined();
});

test('payments at the provider are listed, and stuck ones are tried again', async () => {
  const id = await order();
  const { pool } = engine;
  await pool.query(
    `update payment set payment_key = 'MOLLIE_CREDITCARD', provider_id = 'tr_command1',
       provider_status = 'paid', status = 'paid', received = amount, asked = amount where order_id = $1`,
    [id],
  );
  await pool.query(
    `with added as (insert into refund (order_id, payment_id, reason, amount, asked_at)
       select order_id, id, 'overpaid', 250, now() from payment where order_id = $1 returning id)
     insert into provider_refund (refund_id, idempotency_key, state, refusal)
     select id, gen_random_uuid(), 'refused', 'no money' from added`,
    [id],
  );
  expect(await run('payments', id)).toEqual([
    0,
    `Order ${id}: \n  1. MOLLIE_CREDITCARD (tr_command1: paid): paid, 14.90 of 14.90 received\n` +
      '     refund of 2.50: refused, no money',
  ]);
  expect((await run('refunds'))[1]).toMatch(
    new RegExp(`Order ${id}: 2.50, overpaid .*; the payment provider did not: no money`),
  );
  expect(await run('retry', id)).toEqual([
    0,
    `Order ${id}: the running shop asks for 1 payments, sends 1 refunds and takes 0 held sums again`,
  ]);
  const { rows } = await pool.query(
    `select state, next_check_at <= now() as asked from provider_refund, payment where order_id = $1`,
    [id],
  );
  expect(rows).toEqual([{ state: 'queued', asked: true }]);
  const none = await order();
  expect(await run('retry', none)).toEqual([
    0,
    `Order ${none}: has nothing at the payment provider`,
  ]);
});
