import { expect, test } from 'vitest';
import { ReceivedError, type Session } from '~/services/shop-api';
import type { ContractCall } from '../contract-call';
import { contactOperations } from './contact';
import { documentOperations } from './documents';
import { newsletterOperations } from './newsletter';
import { offerOperations } from './offers';
import { orderAgainOperations } from './order-again';
import { orderOperations } from './orders';
import { returnOperations } from './returns';
import { reviewOperations } from './reviews';
import { withdrawalOperations } from './withdrawals';

type Answers = Record<string, unknown>;

/** A server with these answers, and its received calls. */
function server(answers: Answers, user: object | null = null) {
  const asked: [operation: string, argument: unknown][] = [];
  const call = {
    locale: 'de',
    now: () => new Date('2026-11-27T12:00:00Z'),
    configuration: { currency: 'EUR' },
    async ask(operation, argument) {
      asked.push([operation, argument]);
      const answer: unknown = answers[operation];
      if (answer instanceof Error) throw answer;
      return typeof answer === 'function' ? (answer(argument) as unknown) : answer;
    },
    session: async () => ({ user, basket: { version: 7, items: [] } }) as unknown as Session,
  } as ContractCall;
  return { call, asked };
}

const line = {
  id: 1,
  typeId: 1,
  itemVariationId: 34,
  orderItemName: 'Lack',
  quantity: 2,
  amounts: [{ priceOriginalGross: 10 }],
};
const orderOf = (orderItems: object[], accessKey = 'key') => ({
  order: { id: 5, accessKey, createdAt: '2026-11-20', orderItems },
  totals: { totalGross: 20 },
});
const question = (data: object) => ({ error: { status: 401, message: 'Bitte', data } });
const link = { orderId: 5, accessKey: 'key' };

test.each([
  [{ authType: 'login' }, {}, 'order.additionalAuthenticationRequiredLogin'],
  [{ authType: 'postcode' }, {}, 'order.additionalAuthenticationRequiredPostcode'],
  [{ type: 'name' }, {}, 'order.additionalAuthRequiredName'],
  [{ authType: 'postcode' }, { postcode: '1' }, 'order.softLoginFailed'],
  [{ authType: 'login' }, { name: 'x' }, 'order.additionalAuthenticationRequiredLogin'],
  [{}, {}, 'order.notFound'],
])('the first question for an order: %j after %j is %s', async (data, proof, key) => {
  const { call } = server({ getOrder: question(data) });
  const { getOrder } = orderOperations(call);
  await expect(getOrder({ ...link, ...proof })).rejects.toMatchObject({ key });
});

test('an offer that requires a name is opened by the form for both', async () => {
  const { call } = server({ getOffer: question({ type: 'name' }) });
  const { getOffer } = offerOperations(call);
  const offer = { offerId: 5, accessKey: 'key' };
  await expect(getOffer(offer)).rejects.toMatchObject({
    key: 'order.additionalAuthenticationRequiredPostcode',
  });
  await expect(getOffer({ ...offer, name: 'x' })).rejects.toMatchObject({
    key: 'offer.openUnauthorized',
  });
});

test('an order is found by a postcode or a name, whichever it is', async () => {
  const byName = (input: { name?: string }) =>
    input.name ? orderOf([line]) : question({ authType: 'postcode' });
  const { call, asked } = server({ getOrder: byName });
  const { doFindOrder } = orderOperations(call);
  expect(await doFindOrder({ orderId: 5, proof: 'Studio 54' })).toEqual({
    id: 5,
    accessKey: 'key',
  });
  expect(asked.map(([, argument]) => argument)).toEqual([
    { orderId: 5, postcode: 'Studio 54' },
    { orderId: 5, name: 'Studio 54' },
  ]);
  // Some servers refuse characters that no name has before they search.
  for (const key of ['order.notFound', 'request.unreadable']) {
    const { call: refusing } = server({ getOrder: new ReceivedError(key, 422) });
    const finding = orderOperations(refusing).doFindOrder({ orderId: 5, proof: 'Anna' });
    await expect(finding).rejects.toMatchObject({ key: 'order.softLoginFailed' });
  }
});

test('the mailbox decides whose order it is', async () => {
  const options = [{ typeId: 5, value: 'Anna@example.de' }];
  const order = orderOf([line]);
  const mailed = { ...order, order: { ...order.order, billingAddress: { options } } };
  const isInAccount = async (user: object | null, accessKey?: string) => {
    const { getOrder } = orderOperations(server({ getOrder: mailed }, user).call);
    return (await getOrder({ orderId: 5, ...(accessKey && { accessKey }) })).isInAccount;
  };
  expect(await isInAccount({ id: 1, email: 'anna@example.de' }, 'key')).toBe(true);
  expect(await isInAccount({ id: 1, email: 'max@example.de' }, 'key')).toBe(false);
  expect(await isInAccount({ id: 1, email: 'max@example.de' })).toBe(true);
  expect(await isInAccount({ guestMail: 'anna@example.de' }, 'key')).toBe(false);
});

test('a document is requested with all data of its order', async () => {
  const document = { id: 3, type: 'invoice', number: 'RE 1/26', path: 'S3:1.pdf' };
  const order = orderOf([]);
  const { call, asked } = server({
    getOrder: { ...order, order: { ...order.order, documents: [document] } },
    getOrderDocument: [37, 80],
  });
  const { getOrderDocument } = documentOperations(call);
  const { bytes, fileName } = await getOrderDocument({ ...link, document: 3 });
  expect([[...bytes], fileName]).toEqual([[37, 80], 'RE-1-26.pdf']);
  expect(asked.at(-1)![1]).toMatchObject({ document, accessKey: 'key' });
  await expect(
    getOrderDocument({ ...link, document: 3, format: 'xrechnung' }),
  ).rejects.toMatchObject({ key: 'order.notFound' });
});

test('pieces of several lines are returned as pieces of their goods', async () => {
  const lines = [line, { ...line, id: 2 }, { ...line, id: 3, itemVariationId: 35 }];
  const { call, asked } = server({ getOrder: orderOf(lines), doMakeOrderReturn: orderOf([]) });
  const item = (orderItemId: number, quantity: number, returnReasonId: number | null) => ({
    orderItemId,
    quantity,
    returnReasonId,
  });
  await returnOperations(call).doMakeOrderReturn({
    ...link,
    items: [item(1, 2, null), item(2, 1, 4), item(3, 0, 4)],
    submissionId: 's'.repeat(22),
  });
  expect(asked.at(-1)![1]).toEqual({
    orderId: 5,
    orderAccessKey: 'key',
    returnNote: '',
    variationIds: { 34: { quantity: 3, returnReasonId: 4 } },
  });
});

const property = (more: object) => ({
  propertyId: 9,
  property: { id: 9, isOderProperty: true, valueType: 'selection', ...more },
});
const chosen = { propertyId: 9, type: 'selection', name: 'Glanz', value: '{"12":"Matt"}' };
const prices = { default: { data: { price: '10.00' } } };

test.each([
  ['nothing is said of it', null, 'gone', 0],
  ['it cannot be sold', { isSalableAndActive: false }, 'notSalable', 0],
  ['the choice is there', [{ selectionValues: { 12: { name: 'Matt' } } }], null, 2],
  ['the choice is gone', [{ selectionValues: { 13: { name: 'Glanz' } } }], 'properties', 0],
  ['it is asked otherwise', [{ valueType: 'text' }], 'properties', 0],
  [
    'more is asked today',
    [{ selectionValues: { 12: { name: 'Matt' } } }, { id: 10, isRequired: true }],
    'properties',
    0,
  ],
])('ordering again if %s', async (_, goods, obstacle, stock) => {
  const isAsked = Array.isArray(goods);
  const currentStatus = isAsked
    ? { isSalableAndActive: true, prices, properties: goods.map(property) }
    : goods;
  const data = orderOf([{ ...line, orderProperties: [chosen], currentStatus }]);
  const { call, asked } = server({ doOrderAgainInformation: { data }, doAddCartItems: {} });
  const { doOrderAgainInformation, doOrderAgain } = orderAgainOperations(call);
  const { items, isPossibleAsIs } = await doOrderAgainInformation(link);
  expect(items[0]!.currentStatus).toMatchObject({ obstacle, stock });
  expect(isPossibleAsIs).toBe(obstacle === null);
  const wish = { ...link, cartVersion: 7, onlyWhatFits: false };
  if (obstacle !== null) {
    await expect(doOrderAgain(wish)).rejects.toMatchObject({ key: 'orderAgain.notAsIs' });
    const some = doOrderAgain({ ...wish, onlyWhatFits: true });
    await expect(some).rejects.toMatchObject({ key: 'orderAgain.nothingLeft' });
    return;
  }
  await doOrderAgain(wish);
  expect(asked.at(-1)).toEqual([
    'doAddCartItems',
    [
      {
        productId: 34,
        quantity: 2,
        basketItemOrderParams: [
          { property: { id: 9, valueType: 'selection', value: 12, names: { name: 'Glanz' } } },
        ],
      },
    ],
  ]);
});

test('ordering again names the surcharge that the price of today includes', async () => {
  const asked = property({ selectionValues: { 12: { name: 'Matt' } }, surcharge: 2.5 });
  const currentStatus = { isSalableAndActive: true, prices, properties: [asked] };
  const data = orderOf([{ ...line, orderProperties: [chosen], currentStatus }]);
  const { call } = server({ doOrderAgainInformation: { data } });
  const { items } = await orderAgainOperations(call).doOrderAgainInformation(link);
  expect(items[0]!.currentStatus.priceNow).toBe(1250);
  expect(items[0]!.orderProperties).toMatchObject([{ name: 'Glanz', surcharge: 250 }]);
});

test('a review that is not saved does not exist; a reply has neither stars nor title', async () => {
  const user = { id: 1, email: 'anna@example.de' };
  const { call, asked } = server({ doReview: { data: 'Not allowed' } }, user);
  const { doReview } = reviewOperations(call);
  const reply = { type: 'reply', targetId: 8, message: 'Danke' } as const;
  await expect(doReview(reply)).rejects.toMatchObject({ key: 'unknownError' });
  expect(asked).toEqual([['doReview', { ...reply, authorName: '', ratingValue: 0, title: '' }]]);
  const guest = reviewOperations(server({}).call);
  const by = link;
  await expect(guest.deleteReview({ feedbackId: 8, by })).rejects.toMatchObject({
    key: 'shop.notOffered',
  });
});

test('a declaration that names only goods loses nothing', async () => {
  const { call, asked } = server({});
  const declared = { name: 'Anna', orderId: '5', email: 'anna@example.de' };
  const { doSubmitCancellation } = withdrawalOperations(call);
  await doSubmitCancellation({ ...declared, items: '1 × Lack', submissionId: 's'.repeat(22) });
  // By number alone they would be the whole order.
  const lines = [{ orderItemId: 7, quantity: 2 }];
  await doSubmitCancellation({ ...declared, lines, submissionId: 't'.repeat(22) });
  expect(asked).toEqual([
    ['doSubmitCancellation', { ...declared, reason: '1 × Lack' }],
    ['doSubmitCancellation', { ...declared, reason: '2 × #7' }],
  ]);
});

test('a repeated submission is sent once; a failed one is sent again', async () => {
  let isAway = true;
  const answer = () => {
    if (isAway) throw new Error('away');
    return orderOf([]);
  };
  const { call, asked } = server({
    getOrder: orderOf([line]),
    doMakeOrderReturn: answer,
    doSubmitCancellation: answer,
    doCustomerContactMail: answer,
  });
  const submissionId = 'x'.repeat(22);
  const words = { name: 'Anna', email: 'anna@example.de', submissionId };
  const items = [{ orderItemId: 1, quantity: 1, returnReasonId: null }];
  const send = async () => [
    await returnOperations(call).doMakeOrderReturn({ ...link, items, submissionId }),
    await withdrawalOperations(call).doSubmitCancellation({ ...words, orderId: '5' }),
    await contactOperations(call).doCustomerContactMail({ ...words, subject: 'a', message: 'b' }),
  ];
  await expect(send()).rejects.toThrow('away');
  isAway = false;
  expect(await send()).toMatchObject([{ isRepeat: false }, { orderId: '5' }, undefined]);
  expect(await send()).toMatchObject([{ isRepeat: true }, { orderId: '5' }, undefined]);
  const count = (name: string) => asked.filter(([operation]) => operation === name).length;
  expect(['doMakeOrderReturn', 'doSubmitCancellation', 'doCustomerContactMail'].map(count)).toEqual(
    [2, 1, 1],
  );
});

test('subscriptions cannot be read; a logged-in customer can end their own', async () => {
  const asLink = { newsletterEmailId: 1, authString: 'x' };
  const known = newsletterOperations(server({}, { id: 1, email: 'anna@example.de' }).call);
  const subscription = { email: 'anna@example.de', state: 'unknown', canChange: true };
  expect(await known.getNewsletterSubscription()).toMatchObject(subscription);
  expect(await known.getNewsletterSubscription(asLink)).toBeNull();
  const { getNewsletterSubscription } = newsletterOperations(server({}).call);
  expect(await getNewsletterSubscription()).toMatchObject({ email: '', canChange: false });
});

test('a subscription is ended by its mailbox, and not by a foreign link', async () => {
  const { call, asked } = server({}, { id: 1, email: 'anna@example.de' });
  const { deleteNewsletterSubscription } = newsletterOperations(call);
  expect(await deleteNewsletterSubscription({ newsletterEmailId: 1, authString: 'x' })).toBe(false);
  expect(await deleteNewsletterSubscription()).toBe(true);
  expect(asked).toEqual([['deleteNewsletterSubscription', { email: 'anna@example.de' }]]);
});
