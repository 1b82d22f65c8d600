import { expect, test } from 'vitest';
import { CONFIGURATION } from '../../../tests/support/document-facts';
import { offer, readyToOrder } from '../../../tests/support/shopper';
import { useTestEngine } from '../../../tests/support/use-test-engine';
import { jobContext } from '../commerce/core/commerce-context';
import { NotDrawn } from '../documents/draw-document';
import { confirmPayment } from '../commerce/orders/order/confirm-payment';
import { confirmationAttachments } from './document-attachments';
import { mailHandlers } from './mail-handlers';
import type { MailMessage } from './mailer';

let variationId: number;
let card: number;
const engine = useTestEngine(async ({ fixture, pool }) => {
  const goods = { name: 'Weiß', variations: [{ price: 1000, stock: 1000 }] };
  variationId = (await fixture.item(goods)).variationIds[0]!;
  const values = [{ price: 5000, stock: null, maximum: 50, vatClass: 'voucher' as const }];
  card = (await fixture.item({ name: 'Gutschein', variations: values })).variationIds[0]!;
  await pool.query(`insert into setting (key, value) values ('seller', $1)`, [
    JSON.stringify(CONFIGURATION.seller),
  ]);
});

test('a mail waits while its document waits, and is sent without one that cannot be drawn', async () => {
  const shopper = await readyToOrder(engine, [{ variationId, quantity: 1 }]);
  const form = await offer(shopper);
  const { id } = await shopper.do((shop) => shop.doPlaceOrder(form));
  const { pool, index, now } = engine;
  const attachments = (error?: Error) => {
    const drawDocument = () => (error ? Promise.reject(error) : Promise.resolve(Buffer.from('%')));
    const base = { pool, index, now, secret: Buffer.alloc(32, 7), drawDocument };
    return confirmationAttachments(jobContext(base, 'de'), id);
  };
  await expect(attachments(new NotDrawn('busy'))).rejects.toMatchObject({ reason: 'busy' });
  for (const error of [new NotDrawn('ended'), new NotDrawn('late'), new Error('no font')]) {
    expect(await attachments(error)).toEqual([]);
  }
  expect(await attachments()).toMatchObject([{ content: Buffer.from('%') }]);
});

test('gift cards that are all blocked meanwhile are not sent, an unblocked one is', async () => {
  const shopper = await readyToOrder(engine, [{ variationId: card, quantity: 2 }], {
    paymentId: 1,
  });
  const form = await offer(shopper);
  const { id } = await shopper.do((shop) => shop.doPlaceOrder(form));
  const { pool, index, now } = engine;
  const drawDocument = () => Promise.resolve(Buffer.from('%'));
  const base = { pool, index, now, secret: Buffer.alloc(32, 7), drawDocument };
  await confirmPayment(jobContext(base, 'de'), id);
  const sent: MailMessage[] = [];
  const mailer = {
    send: async (message: MailMessage) => void sent.push(message),
    forget: async () => undefined,
    close: async () => undefined,
  };
  const handlers = mailHandlers({
    ...base,
    mailer,
    publicOrigin: 'https://shop.example',
    media: '',
  });
  const job = { id: 1, kind: 'mail:gift_cards', attempts: 1 } as never;
  await pool.query('update gift_card set is_blocked = true');
  await handlers['mail:gift_cards']!({ orderId: id, documentId: null }, job);
  expect(sent).toEqual([]);
  const { rows } = await pool.query<{ code: string }>(
    `update gift_card set is_blocked = false where piece = 1 returning code`,
  );
  await handlers['mail:gift_cards']!({ orderId: id, documentId: null }, job);
  expect(sent).toHaveLength(1);
  expect(sent[0]!.text).toContain(rows[0]!.code.slice(-4));
});
