import { expect, test } from 'vitest';
import type { RequestContext } from '~/services/context.server';
import { ShopError } from '~/services/shop-api';
import { checkoutPost } from './checkout-post.server';
import { explainRefusal } from './explain-refusal.server';

function post() {
  const now = () => new Date('2026-11-24T10:59:20Z');
  return checkoutPost({ locale: 'de', now } as unknown as RequestContext, new FormData());
}

test('when to order again is said to the minute, and not too early', async () => {
  const refused = post();
  const cause = { retryAfter: 10 };
  await explainRefusal(refused, new ShopError('security.tooManyRequests', { code: 429, cause }));
  expect(refused.notices).toMatchObject([
    { values: { time: expect.stringMatching(/^24\.\sNovember 2026, 12:00\sMEZ$/) } },
  ]);
  expect(refused.retryAfter).toBe(10);
});

test('a saved address that goods do not go to says so at its section, with the place', async () => {
  const refused = post();
  const cause = { zipCode: 'zipCode.notDelivered', place: 'Grönland' };
  await explainRefusal(refused, new ShopError('address.validationFailed', { code: 422, cause }));
  expect(refused.errors['shipping-address']).toMatchObject({
    code: 'zipCode.notDelivered',
    text: expect.stringContaining('Grönland'),
  });
});
