import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ANNA, getReady, offer, type Shopper } from '../../../../../tests/support/shopper';
import { useTestEngine } from '../../../../../tests/support/use-test-engine';
import { NASTY_TEXTS } from '../../../../../tests/support/nasty-texts';
import { createTestContext } from '../../../../../tests/support/commerce-context';
import type { CommerceContext } from '../../core/commerce-context';
import { moveReturn } from '../../orders/returns/move-return';
import { answerReview, decideReview } from './decide-review';
import { listWaiting } from './waiting-reviews';

let itemId: number;
let white: number;
let large: number;
let brush: number;
let ctx: CommerceContext;
const engine = useTestEngine(async ({ fixture, index }) => {
  const variations = [
    { price: 1000, stock: 900 },
    { price: 3000, stock: 900 },
  ];
  const paint = await fixture.item({ name: 'Weiß', variations });
  itemId = paint.itemId;
  [white, large] = paint.variationIds as [number, number];
  const item = await fixture.item({ name: 'Pinsel', variations: [{ price: 500, stock: 900 }] });
  brush = item.variationIds[0]!;
  await index.applyChanges('everything');
});
beforeAll(async () => {
  ctx = await createTestContext(engine.pool, { index: engine.index });
});
beforeEach(() => engine.pool.query('delete from rate_limit'));

type TestOrder = { orderId: number; accessKey: string };

let serial = 0;
async function buyer(...variationIds: number[]): Promise<[Shopper, TestOrder]> {
  serial += 1;
  const shopper = engine.shopper({ address: `198.51.100.${serial}` });
  const email = `kauf${serial}@example.de`;
  await shopper.do((shop) => shop.doRegisterUser({ email, password: 'blaue Wand 7' }));
  return [shopper, await buy(shopper, variationIds)];
}

async function buy(shopper: Shopper, variationIds: number[]): Promise<TestOrder> {
  await shopper.do((shop) =>
    shop.doAddCartItems(variationIds.map((variationId) => ({ variationId }))),
  );
  await shopper.do(async (shop) => {
    await shop.doSaveAddress({ typeId: 2, addressData: ANNA, useAsBilling: true });
    await shop.setPaymentProvider({ paymentId: 1 });
  });
  const form = await offer(shopper);
  const { id, accessKey } = await shopper.do((shop) => shop.doPlaceOrder(form));
  return { orderId: id, accessKey };
}

async function guest(...variationIds: number[]): Promise<[Shopper, TestOrder]> {
  serial += 1;
  const shopper = engine.shopper({ address: `198.51.100.${serial}` });
  await shopper.do((shop) =>
    shop.doAddCartItems(variationIds.map((variationId) => ({ variationId }))),
  );
  await getReady(shopper, { email: `gast${serial}@example.de` });
  const form = await offer(shopper);
  const { id, accessKey } = await shopper.do((shop) => shop.doPlaceOrder(form));
  return [shopper, { orderId: id, accessKey }];
}

const JUDGED = {
  ratingValue: 4,
  title: 'Deckt',
  message: 'Zwei Anstriche.',
  authorName: 'Anna M.',
};
const review = (shopper: Shopper, targetId = white, more: object = {}) =>
  shopper.do((shop) => shop.doReview({ type: 'review', targetId, ...JUDGED, ...more }));
const reply = (shopper: Shopper, targetId: number, message = 'Bei uns auch.') =>
  shopper.do((shop) => shop.doReview({ type: 'reply', targetId, message }));
const shown = async () =>
  (await engine.shopper().do((shop) => shop.getReview({ itemId, feedbacksPerPage: 50 }))).feedbacks;
const ratings = async () => {
  const { rows } = await engine.pool.query<{ count: number; sum: number }>(
    'select feedback_count as count, feedback_sum as sum from item where id = $1',
    [itemId],
  );
  return rows[0];
};
const key = (name: string) => ({ key: name });

describe('the right to review and reply', () => {
  test('a buyer, once for each bought variation, after approval by an operator', async () => {
    const [shopper] = await buyer(white, large);
    const { id } = await review(shopper);
    await expect(review(shopper)).rejects.toMatchObject({
      key: 'feedback.writtenBefore',
      code: 409,
    });
    await review(shopper, large);
    expect(await shown()).not.toContainEqual(expect.objectContaining({ id }));
    expect((await listWaiting(ctx)).map((row) => row.id)).toContain(id);
    await decideReview(ctx, id, { to: 'publish' });
    expect(await shown()).toContainEqual(
      expect.objectContaining({
        id,
        authorName: 'Anna M.',
        sourceRelation: [{ feedbackRelationType: 'orderItem' }],
      }),
    );
  });

  test('a guest by the link of the order, and not by that of another order', async () => {
    const [shopper, by] = await guest(white);
    await expect(review(shopper)).rejects.toMatchObject(key('login.required'));
    const { id } = await review(shopper, white, { by });
    await expect(review(shopper, white, { by })).rejects.toMatchObject(
      key('feedback.writtenBefore'),
    );
    const [other] = await guest(white);
    const tries = [
      [{ ...by, accessKey: 'x' }, 'order.notFound'],
      [by, 'order.additionalAuthenticationRequiredPostcode'],
    ] as const;
    for (const [theirs, expected] of tries) {
      await expect(review(other, white, { by: theirs })).rejects.toMatchObject(key(expected));
      await expect(
        other.do((shop) => shop.deleteReview({ feedbackId: id, by: theirs })),
      ).rejects.toMatchObject(key(expected));
    }
  });

  test('not for goods that were not bought', async () => {
    const [shopper, by] = await buyer(brush);
    for (const more of [{}, { by }]) {
      const refused = { key: 'feedback.notAllowedWithoutPurchase', code: 403 };
      await expect(review(shopper, white, more)).rejects.toMatchObject(refused);
    }
    for (const status of ['cancelled', 'withdrawn']) {
      await engine.pool.query('update orders set status = $2 where id = $1', [by.orderId, status]);
      await expect(review(shopper, brush)).rejects.toMatchObject(
        key('feedback.notAllowedWithoutPurchase'),
      );
    }
  });

  test('goods of a return can be reviewed until it has arrived', async () => {
    const [shopper, { orderId, accessKey }] = await buyer(white, brush);
    const sent = `update orders set status = 'shipped', sent_at = now() where id = $1`;
    await engine.pool.query(sent, [orderId]);
    const { orderItems } = await shopper.do((shop) => shop.getOrder({ orderId, accessKey }));
    const items = orderItems.map(({ id }) => ({ orderItemId: id, quantity: 1, returnReasonId: 1 }));
    const submissionId = `return-of-reviewed-goods-${orderId}`;
    const { id: returnId } = await shopper.do((shop) =>
      shop.doMakeOrderReturn({ orderId, accessKey, items, submissionId }),
    );
    await review(shopper, white);
    await moveReturn(ctx, { returnId, to: 'received' });
    await expect(review(shopper, brush)).rejects.toMatchObject(
      key('feedback.notAllowedWithoutPurchase'),
    );
    const { goods } = await shopper.do((shop) => shop.getBoughtGoods());
    expect(goods.map(({ variationId }) => variationId)).toEqual([white]);
  });

  test.each([
    ['gift cards', 'is_gift_card = true, vat_rate = 0'],
    ['returned goods', 'returned = quantity'],
    ['goods withdrawn from unsent', 'unsent = quantity, withdrawn = quantity'],
    ['goods whose withdrawal waits for review', 'withdrawn = quantity'],
  ])(
    '%s: no mail asks for a review and none can be written, but an existing one stays its author’s',
    async (_, kept) => {
      const [shopper, { orderId }] = await buyer(white, brush);
      const [stranger, link] = await guest(white);
      await review(shopper, brush);
      await engine.pool.query(`update order_line set ${kept} where order_id = any($1)`, [
        [orderId, link.orderId],
      ]);
      const { goods } = await shopper.do((shop) => shop.getBoughtGoods());
      expect(goods.map(({ variationId }) => variationId)).toEqual([brush]);
      for (const [writer, by] of [[shopper], [stranger, link]] as const) {
        await expect(review(writer, white, { by })).rejects.toMatchObject({
          key: 'feedback.notAllowedWithoutPurchase',
        });
      }
      await expect(
        stranger.do((shop) => shop.getAuthenticatedReview({ variationId: white, by: link })),
      ).rejects.toMatchObject({ key: 'feedback.notAllowedWithoutPurchase' });
      const id = goods[0]!.review!.id;
      await shopper.do((shop) => shop.deleteReview({ feedbackId: id }));
      expect((await shopper.do((shop) => shop.getBoughtGoods())).goods).toEqual([]);
    },
  );

  test('a guest’s review belongs to the customer who moved the order into an account', async () => {
    const [shopper, by] = await guest(white);
    const { id } = await review(shopper, white, { by });
    await shopper.do((shop) =>
      shop.doRegisterUser({ email: `gast${serial}@example.de`, password: 'blaue Wand 7' }),
    );
    await shopper.do((shop) => shop.doMigrateGuestOrderToCustomer(by));
    const page = await shopper.do((shop) => shop.getBoughtGoods());
    expect(page.goods).toMatchObject([
      { variationId: white, review: { id, state: 'underReview' } },
    ]);
    await expect(review(shopper)).rejects.toMatchObject(key('feedback.writtenBefore'));
  });

  test('twenty concurrent reviews are one, over two orders too', async () => {
    const [shopper] = await buyer(white);
    await buy(shopper, [white]);
    const written = await Promise.allSettled(Array.from({ length: 20 }, () => review(shopper)));
    expect(written.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test.each([
    { ratingValue: 0 },
    { ratingValue: 6 },
    { ratingValue: 4.5 },
    { title: ' ' },
    { message: '' },
    { message: 'x'.repeat(501) },
    { title: 'a\nb' },
    { verified: true },
  ])('%j is refused', async (more) => {
    const [shopper] = await buyer(white);
    await expect(review(shopper, white, more)).rejects.toMatchObject({
      key: 'feedback.invalid',
      code: 422,
    });
  });
});

test('a text that is too long is refused with its limit', async () => {
  const [shopper] = await buyer(white);
  await expect(review(shopper, white, { message: 'x'.repeat(501) })).rejects.toMatchObject({
    cause: { message: 'maxCharacters', max: 500 },
  });
});

test('malicious texts are stored as they were written, and refused if empty', async () => {
  const [shopper] = await buyer(white);
  for (const text of NASTY_TEXTS) {
    const [title = ''] = [...text.trim()].slice(0, 30).join('').split('\n');
    const written = review(shopper, white, { message: text, title: title || 'x' });
    if (text.trim() === '') {
      await expect(written).rejects.toMatchObject(key('feedback.invalid'));
      continue;
    }
    const { id } = await written;
    await decideReview(ctx, id, { to: 'publish' });
    const found = (await shown()).find((each) => each.id === id)!;
    expect([found.feedbackComment.comment.message, found.title]).toEqual([text.trim(), title]);
    await shopper.do((shop) => shop.deleteReview({ feedbackId: id }));
  }
});

describe('a customer’s own review', () => {
  test('is changed and reviewed again, but not when nothing changed', async () => {
    const [shopper] = await buyer(white);
    const { id: feedbackId } = await review(shopper);
    await decideReview(ctx, feedbackId, { to: 'publish' });
    const counted = await ratings();
    const set = (more: object) =>
      shopper.do((shop) => shop.setReview({ type: 'review', feedbackId, ...JUDGED, ...more }));
    await set({});
    expect(await ratings()).toEqual(counted);
    await set({ ratingValue: 1 });
    expect(await ratings()).toEqual({ count: counted!.count - 1, sum: counted!.sum - 4 });
    await decideReview(ctx, feedbackId, { to: 'publish' });
    expect(await ratings()).toEqual({ count: counted!.count, sum: counted!.sum - 3 });
    await shopper.do((shop) => shop.deleteReview({ feedbackId }));
    expect(await ratings()).toEqual({ count: counted!.count - 1, sum: counted!.sum - 4 });
    await review(shopper);
  });

  test('cannot be changed or deleted by others', async () => {
    const [shopper] = await buyer(white);
    const { id: feedbackId } = await review(shopper);
    const [other, by] = await buyer(white);
    const none = { key: 'feedback.notFound', code: 404 };
    for (const more of [{}, { by }]) {
      await expect(
        other.do((shop) => shop.setReview({ type: 'review', feedbackId, ...JUDGED, ...more })),
      ).rejects.toMatchObject(none);
      await expect(
        other.do((shop) => shop.deleteReview({ feedbackId, ...more })),
      ).rejects.toMatchObject(none);
    }
    const asReply = { type: 'reply', feedbackId, message: 'x' } as const;
    await expect(shopper.do((shop) => shop.setReview(asReply))).rejects.toMatchObject(none);
  });

  test('shows why it was refused, and may be changed', async () => {
    const [shopper] = await buyer(white);
    const { id } = await review(shopper);
    await decideReview(ctx, id, { to: 'refuse', reason: 'Nennt einen Namen.' });
    const own = () => shopper.do((shop) => shop.getAuthenticatedReview({ variationId: white }));
    expect((await own()).review).toMatchObject({ state: 'refused', refusal: 'Nennt einen Namen.' });
    await shopper.do((shop) =>
      shop.setReview({ type: 'review', feedbackId: id, ...JUDGED, title: 'Anders' }),
    );
    expect((await own()).review).toMatchObject({ state: 'underReview', refusal: '' });
    const { rows } = await engine.pool.query(
      `select kind from outbox where (payload->>'reviewId')::int = $1 order by id`,
      [id],
    );
    expect(rows.map(({ kind }) => kind)).toEqual([
      'mail:review_notice',
      'mail:review_refused',
      'mail:review_notice',
    ]);
  });

  test('stays without a name when the account is deleted', async () => {
    const [shopper] = await buyer(white);
    const { id } = await review(shopper);
    await shopper.do((shop) => shop.deleteCustomer({ password: 'blaue Wand 7' }));
    const { rows } = await engine.pool.query(
      'select author_name, title from review where id = $1',
      [id],
    );
    expect(rows).toEqual([{ authorName: '', title: 'Deckt' }]);
  });
});

describe('replies', () => {
  test('are for customers, one each, to visible reviews, and need approval', async () => {
    const [author] = await buyer(white);
    const { id } = await review(author);
    const [other] = await buyer(brush);
    await expect(reply(other, id)).rejects.toMatchObject(key('feedback.notFound'));
    await decideReview(ctx, id, { to: 'publish' });
    for (const message of ['x'.repeat(501), ' ']) {
      await expect(reply(other, id, message)).rejects.toMatchObject(key('feedback.invalid'));
    }
    await expect(reply(engine.shopper(), id)).rejects.toMatchObject(key('login.required'));
    const written = await Promise.allSettled(Array.from({ length: 10 }, () => reply(other, id)));
    const made = written.filter((each) => each.status === 'fulfilled');
    expect(made).toHaveLength(1);
    const replyId = made[0]!.value.id;
    await expect(reply(other, replyId)).rejects.toMatchObject(key('feedback.notFound'));
    const counted = await ratings();
    await decideReview(ctx, replyId, { to: 'publish' });
    await answerReview(ctx, id, { message: 'Danke!', authorName: 'Farbladen' });
    expect(await ratings()).toEqual(counted);
    const found = (await shown()).find((each) => each.id === id)!;
    expect(found.replies.map(({ id, authorName }) => [id, authorName])).toEqual([
      [replyId, ''],
      [expect.any(Number), 'Farbladen'],
    ]);
    const answered = await other.do((shop) => shop.getAnsweredReview({ feedbackId: id }));
    expect(answered).toMatchObject({ name: 'Weiß', reply: { id: replyId, state: 'visible' } });
    await other.do((shop) => shop.deleteReview({ feedbackId: replyId }));
    await author.do((shop) => shop.deleteReview({ feedbackId: id }));
    const { rowCount } = await engine.pool.query('select from review where parent_id = $1', [id]);
    expect(rowCount).toBe(0);
  });
});

test('after concurrent decisions the counts are those of the visible reviews', async () => {
  const ids: number[] = [];
  for (let i = 0; i < 6; i += 1) ids.push((await review((await buyer(white))[0])).id);
  await Promise.all(
    ids.flatMap((id, at) => [
      decideReview(ctx, id, { to: 'publish' }),
      decideReview(ctx, id, at % 2 ? { to: 'refuse', reason: 'x' } : { to: 'publish' }),
    ]),
  );
  const { rows } = await engine.pool.query(
    `select count(*)::int as count, sum(rating)::int as sum from review
      where item_id = $1 and is_visible and parent_id is null`,
    [itemId],
  );
  expect(rows[0]).toEqual(await ratings());
});
