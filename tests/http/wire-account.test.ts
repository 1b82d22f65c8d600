import { randomUUID } from 'node:crypto';
import {
  offerGetters,
  orderGetters,
  returnGetters,
  reviewGetters,
  userGetters,
} from '@plentymarkets/shop-api';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createOperator } from '../../app/services/commerce/team/operators/create-operator';
import { beginOperatorSession } from '../../app/services/commerce/team/operators/operator-sessions';
import { sendByHand } from '../support/customer-order';
import { plainGoods, type Goods } from '../support/goods';
import { expectCleanLedger } from '../support/ledger';
import { makeOffer } from '../support/offer';
import { publicClient } from '../support/public-client';
import { useSharedShop } from '../support/use-shop';

const shop = useSharedShop();
let goods: Goods[];
beforeAll(async () => {
  goods = await plainGoods(shop, { free: 20, count: 1 });
});
beforeEach(() => shop.query('delete from rate_limit'));

/** Getters accept the contract's own types; those are tested here. */
type Any = never;

const PASSWORD = 'Farbe2026!';
const ADDRESS = {
  firstName: 'Wera',
  lastName: 'Draht',
  streetName: 'Leitungsweg',
  apartment: '7',
  city: 'Berlin',
  country: '1',
  zipCode: '10115',
};

test('an account by the public client: orders, a document, a return and a review', async () => {
  const { shop: api } = publicClient(shop.server.origin, { locale: 'en' });
  const email = `wire-${randomUUID()}@example.com`;
  const contact = { password: PASSWORD, options: { typeId: { value: email } } };
  const { data: registered } = await api.doRegisterUser!<{ data: { id: number } }>({ contact });
  await api.doLogoutUser!();
  await api.doLogin!({ email, password: PASSWORD });
  const { data: session } = await api.getSession!<{ user: Any }>();
  expect(userGetters.getEmailAddress(session.user)).toBe(email);

  const [{ itemId, variationId }] = goods as [Goods];
  await api.doAddCartItem!({ productId: variationId, quantity: 2 });
  for (const typeId of [1, 2]) await api.doSaveAddress!({ typeId, addressData: ADDRESS });
  await api.setPaymentProvider!({ paymentId: 2 });
  const { data: placed } = await api.doPlaceOrder!();
  const orderId = Number(orderGetters.getId(placed));
  const accessKey = orderGetters.getAccessKey(placed);
  const { data: list } = await api.getOrders!<{ data: { entries: Any[]; totalsCount: number } }>({
    page: 1,
  });
  expect(list.data.totalsCount).toBe(1);
  expect(orderGetters.getId(list.data.entries[0]!)).toBe(String(orderId));
  const documents = async () => {
    const { data: read } = await api.getOrder!<{ order: { documents: Any[] } }>({ orderId });
    return read.order.documents;
  };
  await expect.poll(documents, { timeout: 20_000 }).toHaveLength(1);
  const [document] = await documents();
  const { data: bytes } = await api.getOrderDocument!<number[]>({ document, accessKey });
  expect(String.fromCharCode(...bytes.slice(0, 5))).toBe('%PDF-');

  await sendByHand(shop, orderId);
  const { data: given } = await api.getReturnReasons!();
  const [reason] = returnGetters.getReturnReasons(given);
  const returnReasonId = returnGetters.getReturnReasonId(reason!);
  const { data: made } = await api.doMakeOrderReturn!({
    orderId,
    orderAccessKey: accessKey,
    returnNote: 'Too dark',
    variationIds: { [variationId]: { quantity: 1, returnReasonId } },
  });
  const { data: returns } = await api.getReturns!<{ entries: Any[] }>({ page: 1 });
  expect(returns.entries.map((each) => orderGetters.getId(each))).toEqual([
    orderGetters.getId(made),
  ]);
  const [line] = returnGetters.getItems(returns.entries[0]!);
  expect(returnGetters.getItemQty(line!)).toBe(1);
  const [bought] = orderGetters.getItems(placed);
  expect(returnGetters.getPrice(returns.entries[0]!)).toBe(orderGetters.getItemPrice(bought!));

  const said = { type: 'review', ratingValue: 5, title: 'Covers', message: 'Two coats will do.' };
  const { data: kept } = await api.doReview!<{ data: { id: number } }>({
    ...said,
    targetId: variationId,
    authorName: 'Wera D.',
  });
  const feedbackId = kept.data.id;
  const { data: own } = await api.getAuthenticatedReview!({ itemId, variationId });
  const [mine] = reviewGetters.getReviewItems(own);
  expect(reviewGetters.getReviewVisibility(mine!)).toBe(false);
  expect(mine!.sourceRelation[0]!.feedbackRelationSourceId).toBe(String(registered.data.id));
  await shop.query('update review set is_visible = true where id = $1', [feedbackId]);
  const { data: shown } = await api.getReview!({ itemId, feedbacksPerPage: 50 });
  const written = reviewGetters.getReviewItems(shown).find(({ id }) => id === feedbackId)!;
  expect([
    reviewGetters.getReviewRating(written),
    reviewGetters.getVerifiedPurchase(written),
  ]).toEqual([5, true]);
  expect(written.sourceRelation[0]!.feedbackRelationSourceId).toBe(String(registered.data.id));
  await api.setReview!({ ...said, feedbackId, ratingValue: 4, authorName: '' });
  await api.deleteReview!({ feedbackId });
  const { data: gone } = await api.getAuthenticatedReview!({ itemId, variationId });
  expect(reviewGetters.getReviewItems(gone)).toEqual([]);
  await expectCleanLedger(shop);
});

test('an offer by the public client: the proof is requested, then it is accepted', async () => {
  const [{ variationId }] = goods as [Goods];
  const made = await makeOffer(shop, { variationId, quantity: 2, price: 700 });
  const accessKey = made.path.split('/').at(-1)!;
  const link = { offerId: String(made.id), accessKey };
  const { shop: api } = publicClient(shop.server.origin);
  const { data: question } = await api.getOffer!(link);
  expect(question).toMatchObject({ error: { data: { authType: 'postcode' }, status: 401 } });
  const { data: offer } = await api.getOffer!({ ...link, postcode: '10623' });
  expect(offerGetters.isTypeOffer(offer)).toBe(true);
  expect(offerGetters.getItemsCountInOffer((offer as WireOffer).order.orderItems)).toBe(2);
  expect(offerGetters.getOfferEmail(offer)).toBe('offer@example.com');
  const { data: order } = await api.doAcceptOffer!(link);
  expect(orderGetters.getItems(order)).toHaveLength(1);
  expect((await api.getOffer!<{ acceptedOrder: unknown }>(link)).data.acceptedOrder).toEqual({
    id: Number(orderGetters.getId(order)),
    accessKey: orderGetters.getAccessKey(order),
  });
  await expectCleanLedger(shop);
});

type WireOffer = { order: { orderItems: Any } };

test('an operator adds a page and its blocks by the public client; shoppers see it', async () => {
  const { shop: api, cookies } = publicClient(shop.server.origin);
  const page = { name: `Draht ${randomUUID().slice(0, 8)}`, type: 'content', linklist: 'N' };
  const wanted = { ...page, sitemap: 'N', parentCategoryId: null };
  await expect(api.doAddCategory!(wanted)).rejects.toThrow();
  const now = () => new Date();
  const account = { email: `${randomUUID()}@example.com`, name: 'Ada', password: randomUUID() };
  const id = await createOperator({ pool: shop.pool, now }, account);
  const parts = { pool: shop.pool, now, secret: Buffer.alloc(0) };
  cookies.set('shop_operator', await beginOperatorSession(parts, id, true));
  expect((await api.getPreviewValid!()).data).toEqual({ valid: true, permission: 'write' });

  const { data: added } = await api.doAddCategory!<{ id: number; details: [{ nameUrl: string }] }>(
    wanted,
  );
  const place = { identifier: added.id, type: 'category' };
  const title = `Saved ${randomUUID()}`;
  const card = {
    name: 'TextCard',
    type: 'content',
    meta: { uuid: 'a' },
    content: { text: { title } },
  };
  const { data: saved } = await api.doSaveBlocks!({
    identifier: added.id,
    entityType: 'category',
    blocks: JSON.stringify([card]),
  });
  const read = await api.getBlocks!(place);
  expect(read).toMatchObject({ data: saved, meta: { hasSnapshot: true } });
  const path = `/${added.details[0].nameUrl}`;
  expect((await shop.client().get(path)).text('main')).toContain(title);
  expect((await api.deleteCategory!({ categoryId: added.id })).data).toBe('Category deleted');
  expect((await shop.client().get(path)).status).toBe(404);
});
