import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { useTestEngine } from '../../../../tests/support/use-test-engine';
import { contractCall, useWire } from '../../../../tests/support/use-wire';
import type { WireCaller } from '../../../../tests/support/wire-caller';
import {
  addRollers,
  dataOf,
  meetNeeds,
  orderAsCustomer,
  sendOrder,
  teamContext,
  type Goods,
} from '../../../../tests/support/wire-needs';
import { transact } from '../../commerce/core/commerce-context';
import { makeDocument } from '../../commerce/orders/documents/register/make-document';
import { contactOperations } from './operations/contact';
import { documentOperations } from './operations/documents';
import { fileOperations } from './operations/files';
import { newsletterOperations } from './operations/newsletter';
import { absentOperations } from './operations/not-in-the-contract';
import { offerOperations } from './operations/offers';
import { orderAgainOperations } from './operations/order-again';
import { orderOperations } from './operations/orders';
import { returnOperations } from './operations/returns';
import { reviewOperations } from './operations/reviews';
import { withdrawalOperations } from './operations/withdrawals';

/**
 * The available server of the contract: this shop's own wire, called only by the contract's names.
 */
let goods: Goods;
const engine = useTestEngine(async (engine) => {
  ({ goods } = await addRollers(engine));
});
const wire = useWire(engine);
beforeEach(() => engine.pool.query('delete from rate_limit'));

const { visitor } = wire;

/** The shop as pages of the front end use it. */
function shopOf(client: WireCaller) {
  const call = contractCall(engine, client);
  return {
    ...contactOperations(call),
    ...documentOperations(call),
    ...fileOperations(call),
    ...newsletterOperations(call),
    ...absentOperations(),
    ...offerOperations(call),
    ...orderAgainOperations(call),
    ...orderOperations(call),
    ...returnOperations(call),
    ...reviewOperations(call),
    ...withdrawalOperations(call),
  };
}

async function customerOrder() {
  const client = visitor();
  const ids = await orderAsCustomer(client, goods.variationId);
  const link = { orderId: ids['orderId'] as number, accessKey: ids['accessKey'] as string };
  return { client, shop: shopOf(client), link, email: ids['email'] as string };
}

test('an order is in the list, on its page, and requires a log-in on another device', async () => {
  const { shop, link } = await customerOrder();
  const { entries, ...place } = await shop.getOrders({});
  expect(place).toEqual({ page: 1, lastPageNumber: 1, itemsPerPage: 10, totalsCount: 1 });
  expect(entries).toMatchObject([{ id: link.orderId, accessKey: link.accessKey, itemCount: 1 }]);
  const own = await shop.getOrder({ orderId: link.orderId });
  expect(own).toMatchObject({ id: link.orderId, isInAccount: true, paymentKey: 'INVOICE' });
  expect(own.totals.totalGross).toBe(entries[0]!.totalGross);
  expect(own.orderItems[0]).toMatchObject({ itemId: goods.itemId, number: 'R-1', quantity: 2 });
  expect((await shop.getOrder(link)).isInAccount).toBe(true);
  await expect(shopOf(visitor()).getOrder(link)).rejects.toMatchObject({
    key: 'order.additionalAuthenticationRequiredLogin',
  });
});

test('an order is found by its number and a name, and can be viewed from then on', async () => {
  const client = visitor();
  const ids = await orderAsCustomer(client, goods.variationId);
  const orderId = ids['orderId'] as number;
  await engine.pool.query('update orders set customer_id = null where id = $1', [orderId]);
  const shop = shopOf(visitor());
  await expect(shop.doFindOrder({ orderId, proof: 'Meier' })).rejects.toMatchObject({
    key: 'order.softLoginFailed',
  });
  const found = await shop.doFindOrder({ orderId, proof: 'Müller' });
  expect(found).toEqual({ id: orderId, accessKey: ids['accessKey'] });
  expect(await shop.getOrder({ orderId, accessKey: found.accessKey })).toMatchObject({
    id: orderId,
  });
});

test('a document is a file with its printed number', async () => {
  const { shop, link } = await customerOrder();
  const team = teamContext(engine);
  await transact(team, (ctx) => makeDocument(ctx, 'invoice', link.orderId));
  const { documents } = await shop.getOrder(link);
  const invoice = documents.find(({ type }) => type === 'invoice')!;
  const file = await shop.getOrderDocument({ ...link, document: invoice.id });
  expect(file).toMatchObject({ fileName: `${invoice.number}.pdf`, contentType: 'application/pdf' });
  expect(Buffer.from(file.bytes.subarray(0, 5)).toString()).toBe('%PDF-');
});

test('goods are returned by their lines', async () => {
  const { shop, link } = await customerOrder();
  await sendOrder(engine, link.orderId);
  const { reasons } = await shop.getReturnReasons();
  const { orderItems } = await shop.getOrder(link);
  const made = await shop.doMakeOrderReturn({
    ...link,
    items: [{ orderItemId: orderItems[0]!.id, quantity: 1, returnReasonId: reasons[0]!.id }],
    returnNote: 'Zu viel',
    submissionId: 's'.repeat(22),
  });
  expect(await shop.getReturns()).toMatchObject({
    totalsCount: 1,
    entries: [
      {
        id: made.id,
        statusName: 'requested',
        comment: 'Zu viel',
        origin: { id: link.orderId, accessKey: link.accessKey },
        items: [{ variationId: goods.variationId, quantity: 1, reason: { id: reasons[0]!.id } }],
      },
    ],
  });
});

test('an order is put into the cart again, once for each form', async () => {
  const { shop, link } = await customerOrder();
  const { cartVersion, items, isPossibleAsIs } = await shop.doOrderAgainInformation(link);
  expect(isPossibleAsIs).toBe(true);
  expect(items).toMatchObject([
    { itemVariationId: goods.variationId, currentStatus: { stock: 2, hasChanged: false } },
  ]);
  const wish = { ...link, cartVersion, onlyWhatFits: false };
  for (let times = 0; times < 2; times += 1) {
    const { cart, ...counts } = await shop.doOrderAgain(wish);
    expect(counts).toEqual({ addedLines: 1, leftLines: 0 });
    expect(cart.itemQuantity).toBe(2);
  }
});

test('bought goods are reviewed, the review is changed and deleted', async () => {
  const { shop } = await customerOrder();
  const { variationId } = goods;
  const said = { type: 'review', ratingValue: 4, title: 'Gut', message: 'Deckt.' } as const;
  expect((await shop.getBoughtGoods()).goods).toMatchObject([{ variationId, review: null }]);
  const { id } = await shop.doReview({ ...said, targetId: variationId });
  await shop.setReview({ ...said, feedbackId: id, ratingValue: 5 });
  expect(await shop.getAuthenticatedReview({ variationId })).toMatchObject({
    review: { id, ratingValue: 5, state: 'underReview' },
  });
  await shop.deleteReview({ feedbackId: id });
  expect((await shop.getBoughtGoods({ itemId: goods.itemId })).goods).toMatchObject([
    { review: null },
  ]);
  await expect(shop.getAuthenticatedReview({ variationId: 999_999 })).rejects.toMatchObject({
    key: 'feedback.notAllowedWithoutPurchase',
  });
  await expect(
    shopOf(visitor()).doReview({ ...said, targetId: variationId }),
  ).rejects.toMatchObject({ key: 'login.required' });
});

test('an offer is opened by a proof and becomes an order', async () => {
  const client = visitor();
  const ids = await meetNeeds(engine, client, { needs: ['offer'], goods });
  const link = { offerId: Number(ids['offerId']), accessKey: String(ids['accessKey']) };
  const shop = shopOf(client);
  const offer = await shop.getOffer(link);
  expect(offer).toMatchObject({ id: link.offerId, typeId: 7, state: 'open' });
  await expect(shopOf(visitor()).getOffer(link)).rejects.toMatchObject({
    key: 'order.additionalAuthenticationRequiredPostcode',
  });
  const wrong = shopOf(visitor()).getOffer({ ...link, postcode: '99999' });
  await expect(wrong).rejects.toMatchObject({ key: 'offer.openUnauthorized' });
  const placed = await shop.doAcceptOffer({ ...link, termsAccepted: true });
  expect((await shop.getOffer(link)).acceptedOrder).toEqual({
    id: placed.id,
    accessKey: placed.accessKey,
  });
});

test('a file is uploaded and downloaded', async () => {
  const shop = shopOf(visitor());
  const path = join(engine.privateFiles, 'sent');
  await writeFile(path, '%PDF-1.7 Skizze');
  const value = await shop.doUploadOrderPropertyFile({ path, fileName: 'a.pdf', size: 15 });
  const [hash = '', fileName = ''] = value.split('/');
  const file = await shop.getOrderPropertyFile({ hash, fileName });
  expect(file).toMatchObject({ fileName: 'a.pdf', contentType: 'application/pdf', size: 15 });
  expect(await new Response(file!.body).text()).toBe('%PDF-1.7 Skizze');
  expect(await shopOf(visitor()).getOrderPropertyFile({ hash, fileName })).toBeNull();
});

test('texts arrive: a message, a declaration, a mailbox for the newsletter', async () => {
  const { shop, client, link, email } = await customerOrder();
  const submissionId = 'w'.repeat(22);
  const message = 'Haben Sie Salbei?';
  await shop.doCustomerContactMail({
    name: 'Anna',
    email,
    subject: 'Salbei',
    message,
    submissionId,
  });
  const declared = { name: 'Anna', email, orderId: String(link.orderId), submissionId };
  const receipt = await shop.doSubmitCancellation({
    ...declared,
    items: '1 Rolle',
    message: 'Bitte',
  });
  expect(receipt).toMatchObject({ ...declared, items: '1 Rolle', message: 'Bitte' });
  const { rows } = await engine.pool.query<{ items: string }>(
    'select items from withdrawal order by id desc limit 1',
  );
  expect(rows[0]!.items).toBe('1 Rolle\n\nBitte');
  await shop.doSubscribeNewsletter({ email, firstName: 'Anna', consentText: 'ja' });
  await engine.pool.query('update newsletter_subscriber set confirmed_at = now()');
  expect(await shop.deleteNewsletterSubscription()).toBe(true);
  const ended = await engine.pool.query('select from newsletter_subscriber where ended_at is null');
  expect(ended.rowCount).toBe(0);
  expect(await shop.doEmailConfirmation({ newsletterEmailId: 1, authString: 'x' })).toBe(false);
  expect(await dataOf(client, 'getSession')).toMatchObject({ user: { email } });
});

test('functions missing in the contract are absent or not offered', async () => {
  const shop = absentOperations();
  expect(await shop.getBoughtShades()).toEqual([]);
  await expect(shop.getCustomerExport()).rejects.toMatchObject({ key: 'shop.notOffered' });
});
