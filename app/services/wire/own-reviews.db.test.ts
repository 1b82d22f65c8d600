import { expect, test } from 'vitest';
import { useTestEngine } from '../../../tests/support/use-test-engine';
import { useWire } from '../../../tests/support/use-wire';
import type { WireCaller } from '../../../tests/support/wire-caller';
import { addRollers, dataOf, orderAsCustomer, type Goods } from '../../../tests/support/wire-needs';

type Fields = Record<string, unknown>;
type Listed = {
  id: unknown;
  sourceRelation: { feedbackRelationSourceId: string }[];
  replies: Listed[];
};

let goods: Goods;
const engine = useTestEngine(async (given) => {
  ({ goods } = await addRollers(given));
});
const { visitor } = useWire(engine);

const REVIEW = { type: 'review', ratingValue: 4, title: 'Gut', message: 'Deckt gut.' };

test('a review says of which goods it is and since when, however it is answered', async () => {
  const { itemId, variationId } = goods;
  const author = visitor();
  await orderAsCustomer(author, variationId);
  const asked = { ...REVIEW, targetId: variationId };
  const { data: written } = (await dataOf(author, 'doReview', asked)) as { data: Fields };
  const target = {
    feedbackRelationTargetId: String(itemId),
    feedbackRelationParentTargetId: itemId,
  };
  expect(written['targetRelation']).toMatchObject(target);

  const own = async () => {
    const page = await dataOf(author, 'getAuthenticatedReview', { itemId, variationId });
    return (page as { feedbacks: Fields[] }).feedbacks[0]!;
  };
  expect(await own()).toMatchObject({ createdAt: written['createdAt'], replies: [] });

  const change = { ...REVIEW, feedbackId: written['id'], title: 'Sehr gut' };
  const { data: changed } = (await dataOf(author, 'setReview', change)) as { data: Fields };
  expect(changed).toMatchObject({
    title: 'Sehr gut',
    createdAt: written['createdAt'],
    targetRelation: target,
  });

  await engine.pool.query('update review set is_visible = true where id = $1', [written['id']]);
  const other = visitor();
  await orderAsCustomer(other, variationId);
  const reply = { type: 'reply', targetId: written['id'], message: 'Danke.' };
  const { data: answer } = (await dataOf(other, 'doReview', reply)) as { data: Fields };
  expect(answer['targetRelation']).toMatchObject({
    feedbackRelationTargetId: String(written['id'] as number),
    feedbackRelationParentTargetId: itemId,
  });
  await engine.pool.query('update review set is_visible = true where id = $1', [answer['id']]);
  const shown = (await dataOf(author, 'getReview', { itemId })) as { feedbacks: Fields[] };
  const [listed] = shown.feedbacks;
  expect(listed!['replies']).toHaveLength(1);
  expect((await own())['replies']).toEqual(listed!['replies']);
});

test("the list names the author's number to the author alone", async () => {
  const { itemId, variationId } = goods;
  const author = visitor();
  await orderAsCustomer(author, variationId);
  const asked = { ...REVIEW, targetId: variationId };
  const { data: written } = (await dataOf(author, 'doReview', asked)) as { data: Fields };
  await engine.pool.query('update review set is_visible = true where id = $1', [written['id']]);
  const replier = visitor();
  await orderAsCustomer(replier, variationId);
  const reply = { type: 'reply', targetId: written['id'], message: 'Danke.' };
  const { data: answer } = (await dataOf(replier, 'doReview', reply)) as { data: Fields };
  await engine.pool.query('update review set is_visible = true where id = $1', [answer['id']]);

  const idOf = async (client: WireCaller) => {
    const { user } = (await dataOf(client, 'getSession')) as { user: { id: number } | null };
    return String(user?.id ?? '');
  };
  const named = async (client: WireCaller) => {
    const { feedbacks } = (await dataOf(client, 'getReview', { itemId })) as {
      feedbacks: Listed[];
    };
    const review = feedbacks.find(({ id }) => id === written['id'])!;
    return [review, ...review.replies].map(
      ({ sourceRelation }) => sourceRelation[0]!.feedbackRelationSourceId,
    );
  };
  expect(await named(author)).toEqual([await idOf(author), '']);
  expect(await named(replier)).toEqual(['', await idOf(replier)]);
  expect(await named(visitor())).toEqual(['', '']);
});
