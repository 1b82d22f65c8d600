import { afterEach, beforeEach, expect, test } from 'vitest';
import { brokenRules } from '../../../../../tests/support/en16931';
import { filesInPdf, textOfPdf } from '../../../../../tests/support/documents';
import { CONFIGURATION } from '../../../../../tests/support/document-facts';
import { ANNA, offer, readyToOrder, settle } from '../../../../../tests/support/shopper';
import { useTestEngine } from '../../../../../tests/support/use-test-engine';
import type { DocumentKind } from '../../../shop-api';
import { jobContext, transact, type CommerceContext } from '../../core/commerce-context';
import { deleteExpired } from '../../jobs/data-retention';
import { ledgerCheck } from '../../jobs/ledger/ledger-check';
import { changeOrderStatus } from '../order/change-order-status';
import { startOutbox } from '../../core/outbox/run-outbox';
import { documentHandlers } from './document-handlers';
import { makeDocument } from './register/make-document';

let variationId: number;
let ctx: CommerceContext;
const engine = useTestEngine(async (engine) => {
  const goods = { name: 'Weiß', variations: [{ price: 1000, stock: 1000 }] };
  variationId = (await engine.fixture.item(goods)).variationIds[0]!;
  await engine.pool.query(`insert into setting (key, value) values ('seller', $1), ('bank', $2)`, [
    JSON.stringify(CONFIGURATION.seller),
    JSON.stringify(CONFIGURATION.bank),
  ]);
  const secret = Buffer.alloc(32, 7);
  const { pool, index } = engine;
  ctx = jobContext({ pool, index, secret, now: () => engine.now() }, 'de');
});
beforeEach(async () => {
  engine.setTime('2026-11-01T10:00:00Z');
  await engine.pool.query(
    'truncate document_series, order_document, order_document_file, outbox restart identity',
  );
});
afterEach(async () => {
  const faults = await ledgerCheck(engine.pool, new Date('2026-11-01T10:00:00Z'));
  expect(faults.filter(({ kind }) => !kind.endsWith('without-mail'))).toEqual([]);
});

async function order({ email = 'anna@example.de', companyName = '' } = {}) {
  const shopper = await readyToOrder(engine, [{ variationId, quantity: 2 }], { email });
  if (companyName) {
    const addressData = { ...ANNA, companyName, vatNumber: 'DE136695976' };
    await shopper.do((shop) => shop.doSaveAddress({ typeId: 2, addressData, useAsBilling: true }));
  }
  const form = await offer(shopper);
  return { shopper, ...(await shopper.do((shop) => shop.doPlaceOrder(form))) };
}

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: { key?: string }) => error.key,
  );
const make = (kind: DocumentKind, orderId: number, about?: number) =>
  transact(ctx, (ctx) => makeDocument(ctx, kind, orderId, { about: about ?? null }));
const change = (orderId: number, to: 'confirmed' | 'shipped' | 'cancelled') =>
  transact(ctx, (ctx) => changeOrderStatus(ctx, { orderId, to, reason: 'operator' }));
const documents = async () =>
  (await engine.pool.query('select number from order_document order by id')).rows.map(
    (row) => row.number as string,
  );
const makeFiles = async () => {
  const { pool, index } = engine;
  const base = { pool, index, secret: Buffer.alloc(32, 7), now: () => engine.now() };
  const outbox = startOutbox({ pool, handlers: documentHandlers(base), now: () => engine.now() });
  const done = await outbox.runOnce();
  await outbox.stop();
  return done;
};

test('numbers ascend by one for each kind and year, and restart with the year in Berlin', async () => {
  const [a, b] = [await order(), await order()];
  expect((await make('invoice', a.id)).number).toBe('RE-2026-00001');
  expect((await make('deliveryNote', a.id)).number).toBe('LS-2026-00001');
  expect((await make('invoice', b.id)).number).toBe('RE-2026-00002');
  engine.setTime('2026-12-31T23:30:00Z');
  const c = await order();
  expect((await make('invoice', c.id)).number).toBe('RE-2027-00001');
});

test('a document is made once despite repeated and concurrent requests', async () => {
  const { id } = await order();
  const { done, errors } = await settle(Array.from({ length: 20 }, () => make('invoice', id)));
  expect(errors).toEqual([]);
  expect(new Set(done.map(({ number }) => number))).toEqual(new Set(['RE-2026-00001']));
  expect(await documents()).toEqual(['RE-2026-00001']);
});

test('twenty concurrent transactions, some rolled back: no number is missing or assigned twice (R32)', async () => {
  const orders = await Promise.all(
    Array.from({ length: 20 }, (_, n) => order({ email: `a${n}@example.de` })),
  );
  const { done, errors } = await settle(
    orders.map(({ id }, n) =>
      transact(ctx, async (ctx) => {
        const made = await makeDocument(ctx, 'invoice', id);
        if (n % 4 === 0) throw new Error('given up');
        return made;
      }),
    ),
  );
  expect([done.length, errors.length]).toEqual([15, 5]);
  const serials = done.map(({ number }) => Number(number.slice(-5))).toSorted((a, b) => a - b);
  expect(serials).toEqual(Array.from({ length: 15 }, (_, n) => n + 1));
});

test('sending makes delivery note, invoice and a mail; cancelling makes the reversal', async () => {
  const sent = await order();
  await change(sent.id, 'confirmed');
  await change(sent.id, 'shipped');
  expect(await change(sent.id, 'shipped')).toBe(false);
  expect(await documents()).toEqual(['LS-2026-00001', 'RE-2026-00001']);
  const mails = await engine.pool.query(
    `select payload from outbox where kind = 'mail:document_ready'`,
  );
  expect(mails.rows).toHaveLength(1);
  const cancelled = await order();
  await change(cancelled.id, 'cancelled');
  expect(await documents()).toContain('ST-2026-00001');
});

test('sent by twenty concurrent calls, an order has one invoice and one mail (R19)', async () => {
  const { id } = await order();
  await change(id, 'confirmed');
  const { done, errors } = await settle(Array.from({ length: 20 }, () => change(id, 'shipped')));
  expect([done.filter(Boolean).length, errors.length]).toEqual([1, 0]);
  expect(await documents()).toEqual(['LS-2026-00001', 'RE-2026-00001']);
  const kinds = await engine.pool.query(`select kind, count(*)::int from outbox
    where kind like '%document%' group by 1 order by 1`);
  expect(kinds.rows).toEqual([
    { kind: 'document:files', count: 2 },
    { kind: 'mail:document_ready', count: 1 },
  ]);
});

test('the ledger check reports a missing number', async () => {
  const { id } = await order();
  await make('invoice', id);
  const faults = async () =>
    (await ledgerCheck(engine.pool, engine.now())).filter(({ kind }) => kind === 'document-gap');
  expect(await faults()).toEqual([]);
  await engine.pool.query('update document_series set last = last + 1');
  expect(await faults()).toEqual([{ kind: 'document-gap', id: 'invoice 2026' }]);
  await engine.pool.query('update document_series set last = last - 1');
});

test('the order lists its documents; their files are created once and stored', async () => {
  const { shopper, id, accessKey } = await order();
  await change(id, 'confirmed');
  await change(id, 'shipped');
  expect(await makeFiles()).toBe(2);
  const { documents } = await shopper.do((shop) => shop.getOrder({ orderId: id, accessKey }));
  expect(documents).toMatchObject([
    { type: 'deliveryNote', number: 'LS-2026-00001', formats: ['pdf'] },
    { type: 'invoice', number: 'RE-2026-00001', date: '2026-11-01T10:00:00.000Z' },
  ]);
  const invoice = { document: documents[1]!.id, accessKey };
  const first = await shopper.do((shop) => shop.getOrderDocument(invoice));
  expect(first).toMatchObject({
    fileName: 'Rechnung-RE-2026-00001.pdf',
    contentType: 'application/pdf',
  });
  expect(await textOfPdf(first.bytes)).toContain('Anna Müller Hauptstraße 12 a 10115 Berlin');
  // A changed address of the seller does not change issued documents.
  await engine.pool.query(
    `update setting set value = jsonb_set(value, '{street}', '"Neue Straße 1"') where key = 'seller'`,
  );
  let drawn = 0;
  const again = await shopper.do(
    (shop) => shop.getOrderDocument(invoice),
    async (name) => void (drawn += Number(name === 'document:made')),
  );
  expect(drawn).toBe(0);
  expect(Buffer.compare(Buffer.from(first.bytes), Buffer.from(again.bytes))).toBe(0);
});

test('of two files created concurrently, the one stored first is returned', async () => {
  const { shopper, id, accessKey } = await order();
  const { id: document } = await make('invoice', id);
  const get = (hook?: CommerceContext['hook']) =>
    shopper.do((shop) => shop.getOrderDocument({ document, accessKey }), hook);
  let kept: Uint8Array | undefined;
  const second = await get(async (name) => {
    if (name !== 'document:made') return;
    // Between drawing and storing, another one is drawn, of other facts, and stored.
    await engine.pool.query(`update orders set customer_sign = 'Az. 2' where id = $1`, [id]);
    kept ??= (await get()).bytes;
  });
  expect(await textOfPdf(kept!)).toContain('Az. 2');
  expect(Buffer.compare(Buffer.from(second.bytes), Buffer.from(kept!))).toBe(0);
});

test('documents cannot be changed', async () => {
  const { id } = await order();
  await make('invoice', id);
  await makeFiles();
  const refused = (sql: string) => expect(engine.pool.query(sql)).rejects.toThrow('never changed');
  await refused(`update order_document set number = 'RE-2026-99999'`);
  await refused('delete from order_document');
  await refused(`update order_document_file set bytes = ''`);
});

test('a business gets an e-invoice, within the PDF and beside it, if the shop enables it (L-71)', async () => {
  const { shopper, id, accessKey } = await order({ companyName: 'Malerbetrieb Groß GmbH' });
  const { id: document } = await make('invoice', id);
  const get = (format: 'pdf' | 'xrechnung') =>
    shopper.do((shop) => shop.getOrderDocument({ document, accessKey, format }));
  const xml = await get('xrechnung');
  expect(xml).toMatchObject({ fileName: 'Rechnung-RE-2026-00001.xml' });
  const text = new TextDecoder().decode(xml.bytes);
  expect(brokenRules(text, { isXRechnung: true })).toEqual([]);
  expect(text).toContain('<ram:GrandTotalAmount>24.90</ram:GrandTotalAmount>');
  expect(Object.keys(await filesInPdf((await get('pdf')).bytes))).toEqual(['factur-x.xml']);
  const listed = await shopper.do((shop) => shop.getOrder({ orderId: id, accessKey }));
  expect(listed.documents[0]!.formats).toEqual(['pdf', 'xrechnung']);

  await engine.pool.query(`insert into setting (key, value) values ('eInvoices', 'false')`);
  const other = await order({ companyName: 'Malerbetrieb Groß GmbH' });
  await make('invoice', other.id);
  const plain = await other.shopper.do((shop) =>
    shop.getOrder({ orderId: other.id, accessKey: other.accessKey }),
  );
  expect(plain.documents[0]!.formats).toEqual(['pdf']);
  await engine.pool.query(`delete from setting where key = 'eInvoices'`);
});

test('only visitors who may see the order get its documents', async () => {
  const { id, accessKey } = await order();
  const other = await order({ email: 'berta@example.de' });
  const { id: document } = await make('invoice', id);
  const stranger = engine.shopper();
  const ask = (input: object) =>
    refusalOf(stranger.do((shop) => shop.getOrderDocument({ document, accessKey, ...input })));
  expect(await ask({ accessKey: other.accessKey })).toBe('order.notFound');
  expect(await ask({ document: document + 1 })).toBe('order.notFound');
  expect(await ask({ document: 2 ** 40 })).toBe('order.notFound');
  expect(await ask({ format: 'xrechnung' })).toBe('order.additionalAuthenticationRequiredPostcode');
  expect(await ask({})).toBe('order.additionalAuthenticationRequiredPostcode');
  await stranger.do((shop) => shop.getOrder({ orderId: id, accessKey, postcode: '10115' }));
  expect(await ask({ format: 'xrechnung' })).toBe('order.notFound');
  await stranger.do((shop) => shop.getOrderDocument({ document, accessKey, orderId: id }));
  // Under the page of another order it does not exist, even with the right key.
  expect(await ask({ orderId: other.id })).toBe('order.notFound');
});

test('a document about another order is shown there, and corrects its invoice', async () => {
  const origin = await order();
  const back = await order();
  await make('invoice', origin.id);
  const { id: document } = await make('creditNote', back.id, origin.id);
  const seen = await origin.shopper.do((shop) =>
    shop.getOrder({ orderId: origin.id, accessKey: origin.accessKey }),
  );
  expect(seen.documents.map(({ type }) => type)).toEqual(['invoice', 'creditNote']);
  const pdf = await origin.shopper.do((shop) =>
    shop.getOrderDocument({ document, accessKey: origin.accessKey }),
  );
  expect(await textOfPdf(pdf.bytes)).toContain('Zu unserer Rechnung RE-2026-00001');
});

test('deleting the buyer deletes the files of an order; its numbers stay (L-58)', async () => {
  const { shopper, id, accessKey } = await order();
  const { id: document } = await make('invoice', id);
  await makeFiles();
  engine.setTime('2035-01-02T00:00:00Z');
  await deleteExpired('orders', engine.pool, engine.now());
  expect((await engine.pool.query('select from order_document_file')).rowCount).toBe(0);
  expect(await documents()).toEqual(['RE-2026-00001']);
  engine.setTime('2026-11-01T10:00:00Z');
  expect(
    await refusalOf(shopper.do((shop) => shop.getOrderDocument({ document, accessKey }))),
  ).toBe('order.notFound');
});
