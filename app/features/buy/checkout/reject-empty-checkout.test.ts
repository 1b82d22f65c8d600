import { expect, test } from 'vitest';
import { ShopError } from '~/services/shop-api';
import { emptyCart, unlessEmpty } from './reject-empty-checkout.server';

const incomplete = (missing: string[]) =>
  Promise.reject(new ShopError('order.incomplete', { cause: { missing } }));

test('a form that is sent for an empty cart has nothing to do (2.62)', async () => {
  expect(await unlessEmpty(Promise.resolve('saved'))).toBe('saved');
  expect(await unlessEmpty(incomplete(['items', 'terms']))).toBeNull();
});

test('other missing and invalid values are reported', async () => {
  await expect(unlessEmpty(incomplete(['terms']))).rejects.toMatchObject({
    key: 'order.incomplete',
  });
  const other = new ShopError('order.createFailed', { cause: { missing: ['items'] } });
  await expect(unlessEmpty(Promise.reject(other))).rejects.toBe(other);
});

test.each(['', '/de', '/en'] as const)(
  'it redirects to the cart under "%s", with a notice, and with the goods that just left it',
  (prefix) => {
    const values = { names: 'Altrosa' };
    const left = () => [{ key: 'cartLinesLeft.gone', type: 'warning' as const, values }];
    const { status, headers } = emptyCart({ prefix, left });
    expect([status, headers.get('Location')]).toEqual([303, `${prefix}/cart`]);
    const [, notice = ''] = /^notice=([^;]+)/.exec(headers.get('Set-Cookie') ?? '') ?? [];
    expect(JSON.parse(Buffer.from(notice, 'base64url').toString())).toEqual([
      { type: 'neutral', key: 'notices.cartEmpty' },
      { type: 'warning', key: 'errorCodes.cartLinesLeft.gone', values },
    ]);
  },
);
