import { expect, test } from 'vitest';
import { httpFailure } from '~/services/remote/upstream/remote-failure';
import { ShopError } from '~/services/shop-api';
import { orNone, orNoneOffered } from './or-none';

const asked = { method: 'POST', url: '/doSomething' };
const refusal = (key: string, code: number) => new ShopError(key, { code });
const failure = (status: number) => httpFailure(asked, { status, message: 'odd' });

test.each([
  ['something refused by its number', refusal('shop.notOffered', 404), [null, 'none']],
  ['something refused by its name', refusal('review.notFound', 12), [null, 'none']],
  ['another refusal', refusal('user.notLoggedIn', 401), ['thrown', 'none']],
  ['an answer that is none of the contract', failure(200), ['thrown', 'none']],
  ['a shop that is away', failure(503), ['thrown', 'thrown']],
  ['a mistake of this shop', new TypeError('odd'), ['thrown', 'thrown']],
])('%s', async (_, error, expected) => {
  const told = [
    orNone(Promise.reject(error)).catch(() => 'thrown'),
    orNoneOffered<string>(Promise.reject(error), 'none').catch(() => 'thrown'),
  ];
  expect(await Promise.all(told)).toEqual(expected);
});

test('what is told is told', async () => {
  expect(await orNone(Promise.resolve(0))).toBe(0);
  expect(await orNoneOffered(Promise.resolve(0), 1)).toBe(0);
});
