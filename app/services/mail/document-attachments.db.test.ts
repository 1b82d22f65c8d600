import { expect, test } from 'vitest';
import { CONFIGURATION } from '../../../tests/support/document-facts';
import { offer, readyToOrder } from '../../../tests/support/shopper';
import { useTestEngine } from '../../../tests/support/use-test-engine';
import { jobContext } from '../commerce/ground/commerce-context';
import { NotDrawn } from '../documents/draw-document';
import { confirmationAttachments } from './document-attachments';

let variationId: number;
const engine = useTestEngine(async ({ fixture, pool }) => {
  const goods = { name: 'Weiß', variations: [{ price: 1000, stock: 1000 }] };
  variationId = (await fixture.item(goods)).variationIds[0]!;
  await pool.query(`insert into setting (key, value) values ('seller', $1)`, [
    JSON.stringify(CONFIGURATION.seller),
  ]);
});

test('a mail waits where its paper waits for others, and leaves without one that cannot be made', async () => {
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
