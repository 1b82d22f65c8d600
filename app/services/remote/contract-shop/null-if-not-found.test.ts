import { expect, test } from 'vitest';
import { httpFailure } from '~/services/remote/upstream/remote-failure';
import { ReceivedError } from '~/services/shop-api';
import { fallbackIfNotOffered, nullIfNotFound } from './null-if-not-found';

const asked = { method: 'POST', url: '/doSomething' };
const refusal = (key: string, code: number) => new ReceivedError(key, code);
const failure = (status: number) => httpFailure(asked, { status, message: 'odd' });

test.each([
  ['a resource refused by its status', refusal('shop.notOffered', 404), [null, 'none']],
  ['a resource refused by its error key', refusal('review.notFound', 12), [null, 'none']],
  ['another refusal', refusal('user.notLoggedIn', 401), ['thrown', 'none']],
  ['an answer outside the contract', failure(200), ['thrown', 'none']],
  ['a shop that is away', failure(503), ['thrown', 'thrown']],
  ['a programming error of this shop', new TypeError('odd'), ['thrown', 'thrown']],
])('%s', async (_, error, expected) => {
  const results = [
    nullIfNotFound(Promise.reject(error)).catch(() => 'thrown'),
    fallbackIfNotOffered<string>(Promise.reject(error), 'none').catch(() => 'thrown'),
  ];
  expect(await Promise.all(results)).toEqual(expected);
});

test('an answer is returned as it is', async () => {
  expect(await nullIfNotFound(Promise.resolve(0))).toBe(0);
  expect(await fallbackIfNotOffered(Promise.resolve(0), 1)).toBe(0);
});
